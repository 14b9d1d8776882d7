import { MessageCircle, Pause } from 'lucide-react';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { isClosed } from '#shared/lessons/lesson-status.ts';
import { LessonStatusChip } from '#web/lessons/lesson-status-chip.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { canAssign } from './lesson-rights.ts';
import type { LessonTask } from './lesson-tasks.tsx';
import { LIST_TEXTS } from './lesson-texts.ts';

/** Its status; a lesson that rests says so. */
export function LessonMarks({ lesson }: { lesson: Pick<ListedLesson, 'status' | 'onHold'> }) {
  return (
    <>
      <LessonStatusChip status={lesson.status} isStaff />
      {lesson.onHold && (
        <span title={lesson.onHold.reason}>
          <Chip tone="error" icon={<Pause aria-hidden="true" />}>
            {LIST_TEXTS.onHold}
          </Chip>
        </span>
      )}
    </>
  );
}

/** Messages of the teacher that nobody has answered yet. */
export function UnreadMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 font-bold text-warning-t">
      <MessageCircle size={14} aria-hidden="true" />
      {LIST_TEXTS.unread(count)}
    </span>
  );
}

/** Who produces it, the way to give it to somebody, or why nobody has it yet. */
export function LessonEditor({
  lesson,
  onTask,
}: {
  lesson: ListedLesson;
  onTask: (task: LessonTask) => void;
}) {
  const { editor, status } = lesson;
  if (editor) {
    return (
      <span className="flex items-center gap-2">
        <span
          className="num grid size-6 shrink-0 place-items-center rounded-full bg-chalkboard-700 text-[.6875rem] font-bold text-chalk"
          aria-hidden="true"
        >
          {editor.name.charAt(0).toLocaleUpperCase('pt-BR')}
        </span>
        <span className="line-clamp-2 wrap-anywhere">{editor.name}</span>
      </span>
    );
  }
  if (canAssign(lesson)) {
    return (
      <button
        type="button"
        className="link inline-flex min-h-11 items-center lg:pointer-fine:min-h-9"
        onClick={() => onTask({ kind: 'assign', lessons: [lesson] })}
      >
        {LIST_TEXTS.assign}
        <span className="sr-only">: {lesson.title}</span>
      </button>
    );
  }
  return (
    <span className="text-ink-2">{isClosed(status) ? LIST_TEXTS.noEditor : LIST_TEXTS.afterPayment}</span>
  );
}
