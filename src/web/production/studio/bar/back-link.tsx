import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useSession } from '#web/platform/session/use-session.ts';
import { STUDIO_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { opening } from '#web/production/worklist/worklist-search.ts';

const LOOK = 'studio-bar-tool button button-outline-chalk button-icon';

/** The way back: to the opened project where it is known, else to where the work of this person is listed. */
export function BackLink({ projectId }: { projectId: string | undefined }) {
  const { user } = useSession();
  const icon = <ArrowLeft size={20} aria-hidden="true" />;
  if (user?.role === 'admin') {
    return (
      <Link to="/admin-functional" className={LOOK} aria-label={TEXTS.back}>
        {icon}
      </Link>
    );
  }
  return (
    <Link
      to="/editor-dashboard"
      search={projectId ? opening(projectId) : {}}
      className={LOOK}
      aria-label={TEXTS.back}
    >
      {icon}
    </Link>
  );
}
