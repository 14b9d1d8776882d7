import { createFileRoute, useParams, useSearch } from '@tanstack/react-router';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { readText } from '#web/platform/read-search.ts';
import { StudioScreen } from '#web/production/studio/studio-screen.tsx';

export const Route = createFileRoute('/estudio/$lessonId')({
  validateSearch: ({ projeto }): { projeto?: string } => {
    const id = readText(projeto);
    return id ? { projeto: id } : {};
  },
  component: () => {
    const { lessonId } = useParams({ from: '/estudio/$lessonId' });
    const { projeto } = useSearch({ from: '/estudio/$lessonId' });
    return (
      <RequireSession roles={['editor', 'admin']} whenSignedOut="login">
        {() => <StudioScreen key={lessonId} lessonId={lessonId} projectId={projeto} />}
      </RequireSession>
    );
  },
});
