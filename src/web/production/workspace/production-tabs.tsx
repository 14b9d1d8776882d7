import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { OpenedProduction } from '#shared/production/production.schemas.ts';
import { LessonFiles } from '#web/files/lesson-files.tsx';
import { ConversationPanel } from '#web/messages/conversation-panel.tsx';
import { type ProjectPart, readDeskSearch } from '#web/production/worklist/worklist-search.ts';
import { PROJECT_TEXTS as TEXTS } from './workspace-texts.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { AnalysisSummary } from './analysis-summary.tsx';
import { canUploadTo, hasDeliveries } from './files-part.tsx';
import { ProjectDeliveries } from './deliveries-part.tsx';
import { ProjectMaterial } from '#web/pages/editor-dashboard/project-material.tsx';
import { ReportLink } from './report-link.tsx';

/** The parts of a project one at a time. */
export function ProjectTabs({ production, unread }: { production: OpenedProduction; unread: number }) {
  const { parte = 'material' } = useSearch({ from: '/editor-dashboard' });
  const navigate = useNavigate({ from: '/editor-dashboard' });
  const part = parte === 'entregas' && !hasDeliveries(production) ? 'material' : parte;
  const setPart = (next: ProjectPart) =>
    void navigate({
      search: (before) => readDeskSearch({ ...before, parte: next }),
      replace: true,
      resetScroll: false,
    });
  const { lesson } = production;
  const parts = useRef<HTMLDivElement>(null);
  // On a phone the conversation fills the window, with the field to write in at its foot.
  useEffect(() => {
    if (part === 'conversa') parts.current?.scrollIntoView({ block: 'start' });
  }, [part]);
  return (
    <div
      ref={parts}
      className="flex min-h-0 flex-1 flex-col max-sm:[&_.aba]:px-2 max-sm:[&_.aba]:text-[.9375rem] px-5 pt-3 pb-10 lg:px-6 lg:pb-4"
    >
      <Tabs<ProjectPart>
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
                <ProjectMaterial production={production} />
              </Sheet>
            ),
          },
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
              <div className="cartao h-[calc(100dvh-6rem)] min-h-96 overflow-clip lg:h-auto lg:min-h-0 lg:flex-1">
                <ConversationPanel lessonId={lesson.id} replyTo={lesson.user.firstName} />
              </div>
            ),
          },
          {
            value: 'arquivos',
            label: TEXTS.files,
            content: (
              <div className="cartao overflow-clip lg:min-h-0 lg:flex-1">
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
                      <ProjectDeliveries lesson={lesson} />
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
  return <div className="cartao p-4 lg:min-h-0 lg:flex-1 lg:overflow-y-auto">{children}</div>;
}
