import { useParams } from '@tanstack/react-router';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { AnalysisScreen } from './analysis/analysis-screen.tsx';

/** `/analysis/{id}`: from waiting for the analysis to the delivery. */
export function AnalysisPage() {
  const { id } = useParams({ from: '/analysis/$id' });
  return <RequireSession>{() => <AnalysisScreen key={id} id={id} />}</RequireSession>;
}
