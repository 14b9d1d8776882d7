import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { messageOf } from '#web/platform/api-problem.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { OUTLINE_TEXTS as TEXTS } from './outline-texts.ts';
import { outlineQuery } from './use-outline.ts';

const OutlineEditor = lazy(async () => ({ default: (await import('./outline-editor.tsx')).OutlineEditor }));

/**
 * The outline of a lesson, for whoever may change it. It stands beside what shows the analysis: each change makes another
 * version of that, which is drawn anew from the start.
 */
export function OutlineDialog({
  lessonId,
  canAskMore,
  isOpen,
  onLook,
  onOpenChange,
}: {
  lessonId: string;
  canAskMore: boolean;
  isOpen: boolean;
  /** Told the slide whose row somebody is at. */
  onLook: (page: number) => void;
  onOpenChange: (isOpen: boolean) => void;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={TEXTS.title}
      description={TEXTS.about}
      isBeside
    >
      <Opened {...{ lessonId, canAskMore, onLook }} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Opened({
  lessonId,
  canAskMore,
  onLook,
  onClose,
}: {
  lessonId: string;
  canAskMore: boolean;
  onLook: (page: number) => void;
  onClose: () => void;
}) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(outlineQuery(lessonId));
  if (error) {
    return (
      <ErrorPanel
        title={TEXTS.loadError}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  // What another window changed since must be there before anything is edited.
  if (!data || !isFetchedAfterMount) return <Bones />;
  if (data.closed !== null) return <p>{data.closed}</p>;
  return (
    <Suspense fallback={<Bones />}>
      <OutlineEditor {...{ lessonId, canAskMore, onLook, onClose }} loaded={data} />
    </Suspense>
  );
}

function Bones() {
  return (
    <LoadingArea label={TEXTS.loading}>
      {['w-2/3', 'w-3/4', 'w-1/2', 'w-2/3', 'w-3/4'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have nothing else to be told apart by
        <Skeleton key={index} className={`mb-4 h-6 ${width}`} />
      ))}
    </LoadingArea>
  );
}
