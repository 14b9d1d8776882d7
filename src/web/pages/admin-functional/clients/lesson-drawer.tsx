import { useQuery } from '@tanstack/react-query';
import type { OpenedLesson } from '#shared/backoffice/clients.contract.ts';
import { openedLessonQuery } from '#web/backoffice/lessons/client-queries.ts';
import { DETAIL_TEXTS } from '#web/backoffice/lessons/detail-texts.ts';
import type { LessonPart } from '#web/backoffice/lessons/lesson-part.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { LessonDetails } from './lesson-details.tsx';
import type { LessonTask } from './lesson-tasks.tsx';

/** One lesson with all that belongs to it, beside the list it was opened from. */
export function LessonDrawer({
  lessonId,
  part,
  onPart,
  onClose,
  onTask,
}: {
  lessonId: string;
  /** The tab that is shown; the first one where none is named. */
  part: LessonPart | undefined;
  onPart: (part: LessonPart) => void;
  onClose: () => void;
  onTask: (task: LessonTask) => void;
}) {
  const { data, error, isFetching, refetch } = useQuery(openedLessonQuery(lessonId));
  return (
    <Drawer
      isOpen
      isWide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<DrawerTitle lesson={data} />}
    >
      {data ? (
        <LessonDetails lesson={data} part={part} onPart={onPart} onTask={onTask} />
      ) : error ? (
        <div className="p-5">
          <ErrorPanel
            title={DETAIL_TEXTS.error}
            message={messageOf(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </div>
      ) : (
        <div className="p-5">
          <LoadingArea label={DETAIL_TEXTS.loading}>
            <Skeleton className="h-12" />
            <Skeleton className="mt-4 h-72" />
          </LoadingArea>
        </div>
      )}
    </Drawer>
  );
}

function DrawerTitle({ lesson }: { lesson: OpenedLesson | undefined }) {
  if (!lesson) return DETAIL_TEXTS.heading;
  return (
    // All of it: nowhere else can a long title be read to its end on a phone.
    <span className="my-3 block max-h-[30dvh] overflow-y-auto leading-tight wrap-anywhere">
      {lesson.title}
    </span>
  );
}
