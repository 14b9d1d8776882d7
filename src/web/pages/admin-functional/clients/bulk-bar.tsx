import { EllipsisVertical, UserPlus } from 'lucide-react';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { ACTION_TEXTS, BULK_TEXTS, LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { saveLessons } from '#web/backoffice/clients/save-lessons.ts';
import { useExport } from '#web/backoffice/parts/export-button.tsx';
import { formatNumber } from '#web/platform/format.ts';
import { afterMenu } from '#web/ui/after-menu.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import type { LessonTask } from './lesson-tasks.tsx';

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
    <section className="barra-fixa quadro py-2.5!" aria-label={BULK_TEXTS.region}>
      <div className="flex items-center gap-3 lg:gap-4 lg:px-1">
        <p className="text-base font-bold whitespace-nowrap" role="status">
          <span className="num">{formatNumber(lessons.length)}</span> {BULK_TEXTS.selected(lessons.length)}
        </p>
        <button
          type="button"
          className="min-h-11 text-lousa-100 underline underline-offset-3 max-sm:hidden"
          onClick={onClear}
        >
          {BULK_TEXTS.clear}
        </button>
        <span className="ml-auto" />
        <Button
          variant="board-outline"
          size="m"
          className="max-lg:hidden"
          onClick={save}
          isBusy={saving.isPending}
          busyLabel={LIST_TEXTS.exporting}
        >
          {LIST_TEXTS.exportCsv}
        </Button>
        <Button
          variant="board-outline"
          size="m"
          className="max-lg:hidden"
          onClick={() => onTask({ kind: 'status', lessons })}
        >
          {ACTION_TEXTS.changeStatus}
        </Button>
        <Button variant="board" size="m" onClick={() => onTask({ kind: 'assign', lessons })}>
          <UserPlus size={18} aria-hidden="true" className="max-sm:hidden" />
          <span className="whitespace-nowrap">{ACTION_TEXTS.assign}</span>
        </Button>
        <div className="lg:hidden">
          <Menu
            trigger={
              <button
                type="button"
                className="botao botao-m botao-contorno-giz botao-icone"
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
