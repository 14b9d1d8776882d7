import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical, UserPlus } from 'lucide-react';
import { type ListedLesson, MAX_NAMED_LESSONS } from '#shared/backoffice/clients.contract.ts';
import { formatNumber } from '#shared/text/format.ts';
import { readFilteredLessons } from '#web/backoffice/lessons/client-queries.ts';
import type { ClientsSearch } from '#web/backoffice/lessons/clients-search.ts';
import type { LessonTask } from '#web/backoffice/lessons/lesson-tasks.tsx';
import { ACTION_TEXTS, BULK_TEXTS, LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { useExport } from '#web/backoffice/parts/export-button.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { afterMenu } from '#web/ui/after-menu.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { RootMark } from '#web/ui/root-mark.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { saveLessons } from './save-lessons.ts';
import { NOTHING, type Selection, stateOf, toggleLessons } from './selection.ts';

/** What can be done with everything selected, on a board at the bottom of the screen. */
export function BulkBar({
  lessons,
  onClear,
  onTask,
}: {
  lessons: readonly ListedLesson[];
  onClear: () => void;
  onTask: (task: LessonTask) => void;
}) {
  const saving = useExport(saveLessons);
  const save = () => saving.mutate({ ids: lessons.map(({ id }) => id) });
  return (
    <section className="bar-fixed chalkboard py-2.5!" aria-label={BULK_TEXTS.region}>
      <RootMark name="bar" />
      <div className="flex items-center gap-3 lg:gap-4 lg:px-1">
        <p className="text-base font-bold whitespace-nowrap" role="status">
          <span className="num">{formatNumber(lessons.length)}</span> {BULK_TEXTS.selected(lessons.length)}
        </p>
        <button
          type="button"
          className="min-h-11 text-chalkboard-100 underline underline-offset-3 max-sm:hidden"
          onClick={onClear}
        >
          {BULK_TEXTS.clear}
        </button>
        <span className="ml-auto" />
        <Button
          variant="chalk-outline"
          size="m"
          className="max-lg:hidden"
          onClick={save}
          isBusy={saving.isPending}
          busyLabel={LIST_TEXTS.exporting}
        >
          {LIST_TEXTS.exportCsv}
        </Button>
        <Button
          variant="chalk-outline"
          size="m"
          className="max-lg:hidden"
          onClick={() => onTask({ kind: 'status', lessons })}
        >
          {ACTION_TEXTS.changeStatus}
        </Button>
        <Button variant="chalk" size="m" onClick={() => onTask({ kind: 'assign', lessons })}>
          <UserPlus size={18} aria-hidden="true" className="max-sm:hidden" />
          <span className="whitespace-nowrap">{ACTION_TEXTS.assign}</span>
        </Button>
        <div className="lg:hidden">
          <Menu
            trigger={
              <button
                type="button"
                className="button button-medium button-outline-chalk button-icon"
                aria-label={BULK_TEXTS.more}
              >
                <EllipsisVertical size={20} aria-hidden="true" />
              </button>
            }
          >
            <MenuItem onSelect={() => afterMenu(() => onTask({ kind: 'status', lessons }))}>
              {ACTION_TEXTS.changeStatus}
            </MenuItem>
            <MenuItem onSelect={save}>{LIST_TEXTS.exportCsv}</MenuItem>
            <MenuItem onSelect={onClear}>{BULK_TEXTS.clear}</MenuItem>
          </Menu>
        </div>
      </div>
    </section>
  );
}

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
      <p className="mb-3 text-ink-2" role="status">
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
