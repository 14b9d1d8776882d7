import { Link } from '@tanstack/react-router';
import { CircleAlert, CirclePause, MessageSquare } from 'lucide-react';
import { describeSize } from '#shared/lessons/describe-size.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { formatReais } from '#shared/money.ts';
import { formatDate } from '#shared/text/format.ts';
import { DeadlineChip } from '#web/platform/deadline-chip.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { describeDue } from './describe-due.ts';
import { LESSON_LIST_TEXTS } from './lesson-list-texts.ts';
import { nextActionOf } from './next-action.ts';

/** Title (two lines at most, all of it on hover), size, price and the day of the order. */
export function LessonName({
  lesson,
  unread,
  showsClient,
}: {
  lesson: Lesson;
  unread: number;
  showsClient: boolean;
}) {
  return (
    <div className="min-w-0 flex-1">
      <Link
        to="/analysis/$id"
        params={{ id: lesson.id }}
        className="-my-2.5 block py-2.5 leading-snug underline-offset-3 hover:underline"
        title={lesson.title}
      >
        <span className="line-clamp-2 font-bold wrap-anywhere">{lesson.title}</span>
      </Link>
      <p className="smaller mt-0.5 flex flex-wrap gap-x-3 leading-snug text-ink-2">
        <span className="num font-medium">
          {describeSize(lesson)} · {formatReais(lesson.price)}
        </span>
        <span>
          {LESSON_LIST_TEXTS.createdOn}{' '}
          <span className="num font-medium">{formatDate(lesson.createdAt)}</span>
        </span>
        {unread > 0 && (
          <span className="inline-flex items-center gap-1.5 font-bold text-info-t">
            <MessageSquare size={16} aria-hidden="true" />
            {LESSON_LIST_TEXTS.unread(unread)}
          </span>
        )}
        {showsClient && (
          <span className="basis-full wrap-anywhere">
            {lesson.user.firstName} {lesson.user.lastName}
          </span>
        )}
      </p>
    </div>
  );
}

/** The one button of a lesson: filled where the lesson waits for the person, outlined elsewhere. */
export function NextActionLink({ lesson, className }: { lesson: Lesson; className?: string }) {
  const { label, isWaiting } = nextActionOf(lesson);
  return (
    <LinkButton
      to="/analysis/$id"
      params={{ id: lesson.id }}
      variant={isWaiting ? 'action' : 'outline'}
      size="m"
      className={className}
    >
      <span>
        {label}
        <span className="sr-only">: {lesson.title}</span>
      </span>
    </LinkButton>
  );
}

/** How many messages wait unread, at the corner of a button's icon; nothing where none does. */
export function SupportMark({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <span className="tally absolute -top-3 left-1 bg-pen! text-paper!" aria-hidden="true">
      {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
    </span>
  );
}

const MOST_SHOWN = 99;

/** What a screen reader hears of the button: the lesson, and what waits in its conversation. */
export const nameSupport = (title: string, unread: number): string =>
  unread === 0 ? title : `${title}, ${LESSON_LIST_TEXTS.unread(unread)}`;

const LINES =
  'flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base leading-snug md:flex-col md:items-start';

/** When the lesson is due, or why there is no date. */
export function LessonDue({ lesson }: { lesson: Lesson }) {
  const due = describeDue(lesson);
  if (due.kind === 'note') return <p className="text-base leading-snug text-ink-2">{due.text}</p>;
  if (due.kind === 'failed') {
    return (
      <p className="smaller flex gap-1.5 leading-snug font-bold text-error-t" title={due.text}>
        <CircleAlert size={18} className="mt-0.5" aria-hidden="true" />
        <span className="line-clamp-4 wrap-anywhere">{due.text}</span>
      </p>
    );
  }
  if (due.kind === 'hold') {
    return (
      <p className={LINES}>
        <Chip tone="warning" icon={<CirclePause aria-hidden="true" />}>
          {LESSON_LIST_TEXTS.onHold}
        </Chip>
        <span className="smaller text-ink-2">{LESSON_LIST_TEXTS.onHoldText}</span>
      </p>
    );
  }
  if (due.kind === 'delivered') {
    return (
      <p className={LINES}>
        <span className="text-ink-2">
          {LESSON_LIST_TEXTS.deliveredOn} <span className="num font-medium">{formatDate(due.at)}</span>
        </span>
        {due.reviseUntil && (
          <span className="text-ink-2">
            {LESSON_LIST_TEXTS.reviseUntil}{' '}
            <span className="num font-medium">{formatDate(due.reviseUntil)}</span>
          </span>
        )}
      </p>
    );
  }
  return (
    <p className={LINES}>
      <span className="sr-only">{LESSON_LIST_TEXTS.deadline} </span>
      <span className="num font-medium">{formatDate(due.deadline)}</span>
      <DeadlineChip deadline={due.deadline} />
    </p>
  );
}
