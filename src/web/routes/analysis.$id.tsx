import { createFileRoute, useParams } from '@tanstack/react-router';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { AnalysisScreen } from '#web/pages/analysis/analysis-screen.tsx';

export const Route = createFileRoute('/analysis/$id')({
  component: () => {
    const { id } = useParams({ from: '/analysis/$id' });
    return <RequireSession>{() => <AnalysisScreen key={id} id={id} />}</RequireSession>;
  },
});
