import { FileText, FolderOpen, ListChecks, type LucideIcon, MessageSquare, WandSparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { isUnderway } from '#shared/lessons/lesson-status.ts';
import type { OpenedProduction } from '#shared/production/production.schemas.ts';
import { ConversationPanel } from '#web/messages/conversation-panel.tsx';
import { DraftPart } from '#web/production/draft/draft-part.tsx';
import { DRAFT_TEXTS } from '#web/production/draft/draft-texts.ts';
import { UnreadCount } from '#web/production/unread-count.tsx';
import { AnalysisSummary } from './analysis-summary.tsx';
import { FilesPart, hasDeliveries } from './files-part.tsx';
import { LessonMaterial } from './lesson-material.tsx';
import { ReportLink } from './report-link.tsx';
import { WORKSPACE_TEXTS as TEXTS } from './workspace-texts.ts';

/** Material, analysis, conversation and files side by side, each scrolling by itself. */
export function ProductionPanels({ production, unread }: { production: OpenedProduction; unread: number }) {
  const { lesson } = production;
  const isDelivered = hasDeliveries(production);
  const isInWork = isUnderway(lesson.status);
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)_minmax(0,1.25fr)] grid-rows-[minmax(0,1fr)] gap-4 p-4">
      <PartPanel title={TEXTS.material} Icon={FileText}>
        <LessonMaterial production={production} />
      </PartPanel>
      <div className={`grid min-h-0 gap-4 ${isInWork ? 'grid-rows-[fit-content(68%)_minmax(0,1fr)]' : ''}`}>
        {isInWork && (
          <PartPanel title={DRAFT_TEXTS.title} Icon={WandSparkles} isFilled>
            <DraftPart production={production} isBeside />
          </PartPanel>
        )}
        <PartPanel title={TEXTS.analysis} Icon={ListChecks} aside={<ReportLink lesson={lesson} />}>
          <AnalysisSummary lesson={lesson} />
        </PartPanel>
      </div>
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

/** One part of an opened lesson where all stand side by side. `isFilled`: its content scrolls by itself. */
function PartPanel({
  title,
  Icon,
  aside,
  isFilled = false,
  children,
}: {
  title: ReactNode;
  Icon: LucideIcon;
  aside?: ReactNode;
  isFilled?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card relative flex min-h-0 flex-col overflow-clip">
      <header className="flex min-h-11 items-center gap-2 border-b border-border px-4">
        <Icon size={17} className="text-action" aria-hidden="true" />
        <h2 id={id} className="text-[1rem] font-bold">
          {title}
        </h2>
        <div className="ml-auto">{aside}</div>
      </header>
      {isFilled ? (
        <div className="min-h-0 flex-1">{children}</div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div className="min-h-0 flex-1 overflow-y-auto p-4 -outline-offset-3" tabIndex={0}>
          {children}
        </div>
      )}
    </section>
  );
}
