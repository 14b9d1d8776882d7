import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isUnderway } from '#shared/lessons/lesson-status.ts';
import type { OpenedProduction } from '#shared/production/production.schemas.ts';
import { LessonFiles } from '#web/files/lesson-files.tsx';
import { ConversationPanel } from '#web/messages/conversation-panel.tsx';
import { DraftPart } from '#web/production/draft/draft-part.tsx';
import { DRAFT_TEXTS } from '#web/production/draft/draft-texts.ts';
import { type ProductionPart, readWorklistSearch } from '#web/production/worklist/worklist-search.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { AnalysisSummary } from './analysis-summary.tsx';
import { DeliveriesPart } from './deliveries-part.tsx';
import { canUploadTo, hasDeliveries } from './files-part.tsx';
import { LessonMaterial } from './lesson-material.tsx';
import { ReportLink } from './report-link.tsx';
import { WORKSPACE_TEXTS as TEXTS } from './workspace-texts.ts';

/** The parts of a lesson one at a time. */
export function ProductionTabs({ production, unread }: { production: OpenedProduction; unread: number }) {
  const { lesson } = production;
  const { parte = 'material' } = useSearch({ from: '/editor-dashboard' });
  const navigate = useNavigate({ from: '/editor-dashboard' });
  const isThere: Partial<Record<ProductionPart, boolean>> = {
    entregas: hasDeliveries(production),
    rascunho: isUnderway(lesson.status),
  };
  const part = isThere[parte] === false ? 'material' : parte;
  const setPart = (next: ProductionPart) =>
    void navigate({
      search: (before) => readWorklistSearch({ ...before, parte: next }),
      replace: true,
      resetScroll: false,
    });
  const parts = useRef<HTMLDivElement>(null);
  // On a phone the conversation fills the window, with the field to write in at its foot.
  useEffect(() => {
    if (part === 'conversa') parts.current?.scrollIntoView({ block: 'start' });
  }, [part]);
  return (
    <div
      ref={parts}
      className="flex min-h-0 flex-1 flex-col max-sm:[&_.tab]:px-2 max-sm:[&_.tab]:text-[.9375rem] px-5 pt-3 pb-10 lg:px-6 lg:pb-4"
    >
      <h2 className="sr-only">{TEXTS.parts}</h2>
      <Tabs<ProductionPart>
        label={TEXTS.parts}
        value={part}
        onChange={setPart}
        contentClassName="mt-4 flex min-h-0 flex-1 flex-col"
        tabs={[
          {
            value: 'material',
            label: TEXTS.material,
            content: (
              <Sheet>
                <LessonMaterial production={production} />
              </Sheet>
            ),
          },
          ...(isUnderway(lesson.status)
            ? [
                {
                  value: 'rascunho' as const,
                  label: DRAFT_TEXTS.title,
                  content: (
                    <Sheet>
                      <DraftPart production={production} />
                    </Sheet>
                  ),
                },
              ]
            : []),
          {
            value: 'analise',
            label: TEXTS.analysis,
            content: (
              <Sheet>
                <div className="mb-3">
                  <ReportLink lesson={lesson} />
                </div>
                <AnalysisSummary lesson={lesson} />
              </Sheet>
            ),
          },
          {
            value: 'conversa',
            label: TEXTS.conversation,
            ...(unread > 0 && { count: unread }),
            content: (
              <div className="card h-[calc(100dvh-6rem)] min-h-96 overflow-clip lg:h-auto lg:min-h-0 lg:flex-1">
                <ConversationPanel lessonId={lesson.id} replyTo={lesson.user.firstName} />
              </div>
            ),
          },
          {
            value: 'arquivos',
            label: TEXTS.files,
            content: (
              <div className="card overflow-clip lg:min-h-0 lg:flex-1">
                <LessonFiles lessonId={lesson.id} canUpload={canUploadTo(production)} />
              </div>
            ),
          },
          ...(hasDeliveries(production)
            ? [
                {
                  value: 'entregas' as const,
                  label: TEXTS.deliveries,
                  content: (
                    <Sheet>
                      <DeliveriesPart lesson={lesson} />
                    </Sheet>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function Sheet({ children }: { children: React.ReactNode }) {
  return <div className="card p-4 lg:min-h-0 lg:flex-1 lg:overflow-y-auto">{children}</div>;
}
