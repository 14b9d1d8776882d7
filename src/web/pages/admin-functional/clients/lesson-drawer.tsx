import { useQuery } from '@tanstack/react-query';
import type { OpenedLesson } from '#shared/backoffice/clients.contract.ts';
import { openedLessonQuery } from '#web/backoffice/lessons/client-queries.ts';
import { DETAIL_TEXTS } from '#web/backoffice/lessons/detail-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { LessonDetails } from './lesson-details.tsx';
import type { LessonTask } from './lesson-tasks.tsx';

/** One lesson with all that belongs to it, beside the list it was opened from. */
export function LessonDrawer({
  lessonId,
  onClose,
  onTask,
}: {
  lessonId: string;
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
        <LessonDetails lesson={data} onTask={onTask} />
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
    <span className="my-3 line-clamp-2 leading-tight wrap-anywhere" title={lesson.title}>
      {lesson.title}
    </span>
  );
}
