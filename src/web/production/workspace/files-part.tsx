import { useState } from 'react';
import type { OpenedProduction } from '#shared/production/production.schemas.ts';
import { LessonFiles } from '#web/files/lesson-files.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { DeliveriesPart } from './deliveries-part.tsx';
import { WORKSPACE_TEXTS as TEXTS } from './workspace-texts.ts';

export const canUploadTo = ({ lesson }: OpenedProduction): boolean =>
  lesson.allowedActions.includes('upload');
export const hasDeliveries = ({ round, status }: OpenedProduction): boolean =>
  round > 1 || status === 'completed';

/** The files of the lesson; beside them the deliveries, once there is one. */
export function FilesPart({ production }: { production: OpenedProduction }) {
  const { lesson, status } = production;
  const [part, setPart] = useState<'arquivos' | 'entregas'>(status === 'completed' ? 'entregas' : 'arquivos');
  const files = <LessonFiles lessonId={lesson.id} canUpload={canUploadTo(production)} />;
  if (!hasDeliveries(production)) return files;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Tabs
        label={TEXTS.files}
        value={part}
        onChange={setPart}
        contentClassName="min-h-0 flex-1"
        tabs={[
          { value: 'arquivos', label: TEXTS.files, content: files },
          {
            value: 'entregas',
            label: TEXTS.deliveries,
            content: (
              <div className="h-full overflow-y-auto p-4">
                <DeliveriesPart lesson={lesson} />
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
