import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { DownloadButton } from '#web/files/download-button.tsx';
import { DeliveryBadge } from '#web/production/delivery/delivery-badge.tsx';
import { DeliveryHistory } from '#web/production/delivery/delivery-history.tsx';

/** The rounds of a lesson with their final files. */
export function DeliveriesPart({ lesson }: { lesson: Pick<Lesson, 'id'> }) {
  return (
    <DeliveryHistory
      lessonId={lesson.id}
      download={({ url, name }) => (
        <div className="flex items-center gap-3">
          <DeliveryBadge name={name} />
          <span className="min-w-0 flex-1 leading-snug font-bold wrap-anywhere">{name}</span>
          <DownloadButton file={{ id: fileIdOf(url), originalName: name }} />
        </div>
      )}
    />
  );
}

/** The id in `/api/files/{id}/download`. */
const fileIdOf = (url: string): string => /\/api\/files\/([^/]+)\//.exec(url)?.[1] ?? '';
