import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { describeSize } from '#shared/lessons/describe-size.ts';
import { formatReais } from '#shared/money.ts';
import { deliveredAt, isUnderway } from '#web/backoffice/lessons/lesson-rights.ts';
import { LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { DueChip } from '#web/production/due-chip.tsx';
import { TICKED_ROW } from '#web/ui/data-table.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import type { RowActions } from '#web/backoffice/clients/client-rows.ts';
import { LessonMenu } from '#web/backoffice/lessons/lesson-menu.tsx';
import { LessonEditor, LessonMarks, UnreadMark } from '#web/backoffice/lessons/lesson-parts.tsx';

/** One lesson of the table. */
export function LessonRow({
  lesson,
  isSelected,
  onToggle,
  onOpen,
  onTask,
}: RowActions & { lesson: ListedLesson; isSelected: boolean }) {
  return (
    <tr className={isSelected ? TICKED_ROW : undefined}>
      <td>
        <TickBox
          label={LIST_TEXTS.select(lesson.title)}
          state={isSelected ? 'all' : 'none'}
          onToggle={() => onToggle(lesson)}
        />
      </td>
      <td>
        <button
          type="button"
          className="line-clamp-2 text-left leading-snug font-bold wrap-anywhere hover:underline"
          title={lesson.title}
          onClick={() => onOpen(lesson.id)}
        >
          {lesson.title}
        </button>
        <span className="menor num mt-0.5 flex flex-wrap gap-x-3 font-medium text-tinta-2">
          {describeSize(lesson)}
          <UnreadMark count={lesson.unread} />
        </span>
      </td>
      <td>
        <span className="flex flex-wrap gap-1.5">
          <LessonMarks lesson={lesson} />
        </span>
      </td>
      <td>
        <LessonEditor lesson={lesson} onTask={onTask} />
      </td>
      <td>
        <DueChip deadline={lesson.deadline} isOpen={isUnderway(lesson)} deliveredAt={deliveredAt(lesson)} />
      </td>
      <td className="num text-right font-bold whitespace-nowrap">{formatReais(lesson.price)}</td>
      <td className="text-right">
        <LessonMenu lesson={lesson} onOpen={onOpen} onTask={onTask} />
      </td>
    </tr>
  );
}
