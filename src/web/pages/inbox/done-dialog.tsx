import { useQuery } from '@tanstack/react-query';
import { doneTodayQuery } from '#web/backoffice/inbox/inbox-queries.ts';
import { KIND_TEXTS, INBOX_TEXTS as TEXTS } from '#web/backoffice/inbox/inbox-texts.ts';
import type { InboxMarks } from '#web/backoffice/inbox/use-inbox-marks.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';

/** What was done today, by whom and when; each can be put back. */
export function DoneDialog({ marks, onClose }: { marks: InboxMarks; onClose: () => void }) {
  const query = useQuery(doneTodayQuery());
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={TEXTS.doneToday}>
      {query.isPending && (
        <LoadingArea label={TEXTS.loading}>
          <Skeleton className="h-12" />
        </LoadingArea>
      )}
      {query.isError && (
        <ErrorPanel
          title={TEXTS.error}
          message={messageOf(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data?.length === 0 && <p className="text-tinta-2">{TEXTS.noneDone}</p>}
      <ul className="max-h-[60dvh] divide-y divide-borda overflow-y-auto">
        {query.data?.map((done) => (
          <li
            key={`${done.kind} ${done.subject} ${done.occurrence}`}
            className="flex items-center gap-3 py-2.5"
          >
            <span className="min-w-0 flex-1 leading-snug">
              <strong className="block truncate">{done.lessonTitle ?? KIND_TEXTS[done.kind]}</strong>
              <span className="menor num text-tinta-2">
                {KIND_TEXTS[done.kind]}. {TEXTS.doneBy(done.by ?? TEXTS.someone, formatDateTime(done.at))}
              </span>
            </span>
            <Button variant="text" size="d" onClick={() => marks.undo(done)}>
              {TEXTS.undo}
              <span className="sr-only">: {done.lessonTitle ?? KIND_TEXTS[done.kind]}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
