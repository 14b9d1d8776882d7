import type { OpenedProduction } from '#shared/production/production.schemas.ts';
import { ProjectHead } from '#web/production/project/project-head.tsx';
import { PROJECT_TEXTS } from '#web/production/workspace/workspace-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ProjectAction } from './project-action.tsx';
import { ProjectPanels } from '#web/production/workspace/production-panels.tsx';
import { ProjectTabs } from '#web/production/workspace/production-tabs.tsx';

/** An opened project: its head, and its parts side by side or one at a time. */
export function ProjectView({ production, unread }: { production: OpenedProduction; unread: number }) {
  const hasRoom = useIsWide('80rem');
  const Parts = hasRoom ? ProjectPanels : ProjectTabs;
  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <ProjectHead production={production} action={<ProjectAction production={production} />} />
      {production.status === 'cancelled' && (
        <div className="px-4 pt-4">
          <Notice tone="aviso" title={PROJECT_TEXTS.calledOff}>
            <p>{PROJECT_TEXTS.calledOffText}</p>
          </Notice>
        </div>
      )}
      <Parts production={production} unread={unread} />
    </div>
  );
}
