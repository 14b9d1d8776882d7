import type { OpenedLesson } from '#shared/backoffice/clients.contract.ts';
import { describeSize } from '#shared/lessons/describe-size.ts';
import { isUnderway } from '#shared/lessons/lesson-status.ts';
import { formatReais } from '#shared/money.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { DETAIL_TEXTS, ROUND_TEXTS } from '#web/backoffice/lessons/detail-texts.ts';
import { LessonMenu } from '#web/backoffice/lessons/lesson-menu.tsx';
import { LessonMarks } from '#web/backoffice/lessons/lesson-parts.tsx';
import {
  canAssign,
  canComplete,
  canRecordPayment,
  deliveredAt,
} from '#web/backoffice/lessons/lesson-rights.ts';
import type { LessonTask } from '#web/backoffice/lessons/lesson-tasks.tsx';
import { ACTION_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { RefundBanner } from '#web/backoffice/lessons/money/refund-banner.tsx';
import { ClientLink } from '#web/backoffice/parts/client-link.tsx';
import { DueChip } from '#web/production/due-chip.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Whose lesson it is and how it stands, with the one next thing an admin does about it. */
export function LessonFacts({
  lesson,
  onTask,
}: {
  lesson: OpenedLesson;
  onTask: (task: LessonTask) => void;
}) {
  const { user, onHold } = lesson;
  const next = nextTask(lesson);
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 p-5 pb-2.5">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate" title={`${name}, ${user.email}`}>
            <ClientLink id={user.id} name={name || user.email} className="font-bold" />{' '}
            <span className="smaller text-ink-2">{user.email}</span>
          </p>
          <p className="smaller num font-medium text-ink-2">
            {describeSize(lesson)}, {formatReais(lesson.price)}
          </p>
        </div>
        {next && (
          // On a phone the menu alone leads to it: what was opened needs the room.
          <Button
            variant="outline"
            size="d"
            className="max-md:hidden"
            onClick={() => onTask({ kind: next.kind, lessons: [lesson] })}
          >
            {next.label}
          </Button>
        )}
        <div className="-mr-2">
          <LessonMenu lesson={lesson} onTask={onTask} />
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <LessonMarks lesson={lesson} />
        <DueChip
          deadline={lesson.deadline}
          isOpen={isUnderway(lesson.status)}
          isHeld={onHold !== null}
          deliveredAt={deliveredAt(lesson)}
        />
        {lesson.editor && (
          <span className="text-ink-2">
            {ROUND_TEXTS.editor}: <span className="font-bold text-ink">{lesson.editor.name}</span>
          </span>
        )}
      </p>
      <RefundBanner lessonId={lesson.id} />
      {onHold && (
        <Notice
          tone="warning"
          className="max-md:py-2!"
          title={DETAIL_TEXTS.onHold(formatDateTime(onHold.since))}
        >
          <p className="line-clamp-2" title={onHold.reason}>
            {onHold.reason}
          </p>
        </Notice>
      )}
    </div>
  );
}

function nextTask(lesson: OpenedLesson): { kind: LessonTask['kind']; label: string } | null {
  if (canAssign(lesson) && !(lesson.editor && lesson.status === 'in_production')) {
    return { kind: 'assign', label: ACTION_TEXTS.assign };
  }
  if (canComplete(lesson) && lesson.finalFile !== null)
    return { kind: 'complete', label: ACTION_TEXTS.complete };
  return canRecordPayment(lesson) ? { kind: 'pay', label: ACTION_TEXTS.pay } : null;
}
