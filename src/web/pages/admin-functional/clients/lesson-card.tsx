import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { describeSize } from '#shared/lessons/describe-size.ts';
import { formatReais } from '#shared/money.ts';
import { deliveredAt, isUnderway } from '#web/backoffice/lessons/lesson-rights.ts';
import { LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { DueChip } from '#web/production/due-chip.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { TickBox } from '#web/ui/tick-box.tsx';
import type { RowActions } from '#web/backoffice/clients/client-rows.ts';
import { LessonMenu } from '#web/backoffice/lessons/lesson-menu.tsx';
import { LessonEditor, LessonMarks, UnreadMark } from '#web/backoffice/lessons/lesson-parts.tsx';

/** One lesson on a phone. Its title is a button that covers the whole card. */
export function LessonCard({
  lesson,
  isSelected,
  onToggle,
  onOpen,
  onTask,
}: RowActions & { lesson: ListedLesson; isSelected: boolean }) {
  return (
    <li
      className={joinClasses(
        'relative flex gap-1 p-4',
        isSelected && 'bg-realce [&_.chip]:inset-ring-current/30 [&_.chip]:inset-ring',
      )}
    >
      <div className="relative z-1 self-start">
        <TickBox
          label={LIST_TEXTS.select(lesson.title)}
          state={isSelected ? 'all' : 'none'}
          onToggle={() => onToggle(lesson)}
        />
      </div>
      <div className="min-w-0 flex-1">
        <button
          type="button"
          className="line-clamp-3 text-left leading-snug font-bold wrap-anywhere after:absolute after:inset-0"
          title={lesson.title}
          onClick={() => onOpen(lesson.id)}
        >
          {lesson.title}
        </button>
        <p className="menor num mt-0.5 flex flex-wrap gap-x-3 font-medium text-tinta-2">
          {describeSize(lesson)}, {formatReais(lesson.price)}
          <UnreadMark count={lesson.unread} />
        </p>
        <p className="mt-2 -mr-10 flex flex-wrap items-center gap-2">
          <LessonMarks lesson={lesson} />
          {lesson.deadline && (
            <DueChip
              deadline={lesson.deadline}
              isOpen={isUnderway(lesson)}
              deliveredAt={deliveredAt(lesson)}
            />
          )}
        </p>
        <div className="relative mt-2 w-fit max-w-full">
          <LessonEditor lesson={lesson} onTask={onTask} />
        </div>
      </div>
      <div className="relative -mt-2 -mr-2">
        <LessonMenu lesson={lesson} onOpen={onOpen} onTask={onTask} />
      </div>
    </li>
  );
}
