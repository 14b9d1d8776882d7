import { FileText, FolderOpen, ListChecks, MessageSquare } from 'lucide-react';
import type { OpenedProduction } from '#shared/production/production.schemas.ts';
import { ConversationPanel } from '#web/messages/conversation-panel.tsx';
import { PartPanel } from '#web/production/project/part-panel.tsx';
import { PROJECT_TEXTS as TEXTS } from './workspace-texts.ts';
import { UnreadCount } from '#web/production/unread-count.tsx';
import { AnalysisSummary } from './analysis-summary.tsx';
import { FilesPart, hasDeliveries } from './files-part.tsx';
import { ProjectMaterial } from '#web/pages/editor-dashboard/project-material.tsx';
import { ReportLink } from './report-link.tsx';

/** Material, analysis, conversation and files side by side, each scrolling by itself. */
export function ProjectPanels({ production, unread }: { production: OpenedProduction; unread: number }) {
  const { lesson } = production;
  const isDelivered = hasDeliveries(production);
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)_minmax(0,1.25fr)] grid-rows-[minmax(0,1fr)] gap-4 p-4">
      <PartPanel title={TEXTS.material} Icon={FileText}>
        <ProjectMaterial production={production} />
      </PartPanel>
      <PartPanel title={TEXTS.analysis} Icon={ListChecks} aside={<ReportLink lesson={lesson} />}>
        <AnalysisSummary lesson={lesson} />
      </PartPanel>
      <div
        className={`grid min-h-0 gap-4 ${isDelivered ? 'grid-rows-[minmax(0,1.9fr)_minmax(0,1fr)]' : 'grid-rows-[minmax(0,2.8fr)_minmax(7rem,1fr)]'}`}
      >
        <PartPanel
          title={TEXTS.conversation}
          Icon={MessageSquare}
          aside={<UnreadCount count={unread} />}
          isFilled
        >
          {/* The panel is low: where nothing was written yet, the words need its room more than the drawing. */}
          <div className="h-full [&_[data-drawing]]:hidden">
            <ConversationPanel lessonId={lesson.id} replyTo={lesson.user.firstName} />
          </div>
        </PartPanel>
        <PartPanel title={isDelivered ? TEXTS.filesAndDeliveries : TEXTS.files} Icon={FolderOpen} isFilled>
          <FilesPart production={production} />
        </PartPanel>
      </div>
    </div>
  );
}
