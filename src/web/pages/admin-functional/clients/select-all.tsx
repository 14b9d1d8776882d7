import { useMutation } from '@tanstack/react-query';
import { type ListedLesson, MAX_NAMED_LESSONS } from '#shared/backoffice/clients.contract.ts';
import { readFilteredLessons } from '#web/backoffice/lessons/client-queries.ts';
import type { ClientsSearch } from '#web/backoffice/lessons/clients-search.ts';
import { BULK_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { NOTHING, type Selection, stateOf, toggleLessons } from '#web/backoffice/clients/selection.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** Once all that is shown is chosen: the way to the rest of what the filter lets through, as much as fits a call. */
export function SelectAll({
  search,
  shown,
  total,
  selection,
  onSelect,
}: {
  search: ClientsSearch;
  shown: readonly ListedLesson[];
  total: number;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}) {
  const choosing = useMutation({
    mutationFn: () => readFilteredLessons(search),
    onSuccess: (lessons) => onSelect(toggleLessons(NOTHING, lessons)),
    onError: (error) =>
      showToast({ title: BULK_TEXTS.selectError, description: messageOf(error), tone: 'error' }),
  });
  const isFull = selection.size >= MAX_NAMED_LESSONS;
  if (isFull && total > MAX_NAMED_LESSONS) {
    return (
      <p className="mb-3 text-tinta-2" role="status">
        {BULK_TEXTS.full(MAX_NAMED_LESSONS)}
      </p>
    );
  }
  if (stateOf(selection, shown) !== 'all' || selection.size >= total) return null;
  return (
    <div className="mb-2">
      <Button
        variant="text"
        size="d"
        onClick={() => choosing.mutate()}
        isBusy={choosing.isPending}
        busyLabel={BULK_TEXTS.selecting}
      >
        {total > MAX_NAMED_LESSONS ? BULK_TEXTS.firstOf(MAX_NAMED_LESSONS, total) : BULK_TEXTS.allOf(total)}
      </Button>
    </div>
  );
}
