import { MessageSquare } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { LessonStatusChip } from '#web/lessons/lesson-status-chip.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { LessonDue, LessonName, NextActionLink, nameSupport, SupportMark } from './lesson-cells.tsx';
import { LESSON_LIST_TEXTS } from './lesson-list-texts.ts';

const COLUMNS: readonly Column[] = [
  { label: LESSON_LIST_TEXTS.columnLesson },
  { label: LESSON_LIST_TEXTS.columnStatus, className: 'w-[13.5rem]' },
  { label: LESSON_LIST_TEXTS.columnDue, className: 'w-36 lg:w-44 xl:w-52' },
  { label: LESSON_LIST_TEXTS.columnAction, className: 'w-44 lg:w-[21rem] xl:w-[23rem]', isSpoken: true },
];

/** A narrower window leaves the titles no room beside three columns. */
export const TABLE_FROM = '64rem';

/** The lessons as a table, on phones and tablets as cards. */
export function LessonRows({
  lessons,
  unreadOf,
  showsClient,
  onSupport,
}: {
  lessons: readonly Lesson[];
  unreadOf: (lessonId: string) => number;
  showsClient: boolean;
  onSupport: (lesson: Lesson) => void;
}) {
  const isWide = useIsWide(TABLE_FROM);
  if (isWide) {
    return (
      <LessonTable>
        {lessons.map((lesson) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            unread={unreadOf(lesson.id)}
            showsClient={showsClient}
            onSupport={onSupport}
          />
        ))}
      </LessonTable>
    );
  }
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {lessons.map((lesson) => (
        <LessonCard
          key={lesson.id}
          lesson={lesson}
          unread={unreadOf(lesson.id)}
          showsClient={showsClient}
          onSupport={onSupport}
        />
      ))}
    </ul>
  );
}

/** Columns of fixed width: rows that come later move nothing. */
export function LessonTable({ children }: { children: ReactNode }) {
  return (
    <DataTable columns={COLUMNS} isRaised>
      {children}
    </DataTable>
  );
}

interface LessonRowProps {
  lesson: Lesson;
  /** Messages of the other side that wait in its conversation. */
  unread: number;
  showsClient: boolean;
  /** Must stay the same function, so that a row is drawn anew only when its lesson changes. */
  onSupport: (lesson: Lesson) => void;
}

/** One lesson as a row of the table. */
const LessonRow = memo(function LessonRow({ lesson, unread, showsClient, onSupport }: LessonRowProps) {
  return (
    <tr className={lesson.status === 'cancelled' ? 'text-ink-2' : undefined}>
      <td>
        <LessonName lesson={lesson} unread={unread} showsClient={showsClient} />
      </td>
      <td>
        <LessonStatusChip status={lesson.status} isStaff={showsClient} />
        <div className="mt-2 max-w-40">
          <ProgressBar label={LESSON_LIST_TEXTS.progress} percent={lesson.progress} />
        </div>
      </td>
      <td>
        <LessonDue lesson={lesson} />
      </td>
      <td>
        <div className="flex flex-col-reverse gap-1 lg:flex-row lg:items-center lg:justify-end">
          <Button
            variant="text"
            size="m"
            onClick={() => onSupport(lesson)}
            title={unread > 0 ? LESSON_LIST_TEXTS.unread(unread) : undefined}
          >
            <span className="relative">
              <MessageSquare size={19} aria-hidden="true" />
              <SupportMark unread={unread} />
            </span>
            {LESSON_LIST_TEXTS.support}
            <span className="sr-only">: {nameSupport(lesson.title, unread)}</span>
          </Button>
          <NextActionLink lesson={lesson} className="lg:w-44 xl:w-52" />
        </div>
      </td>
    </tr>
  );
});

/** One lesson on a phone. */
const LessonCard = memo(function LessonCard({ lesson, unread, showsClient, onSupport }: LessonRowProps) {
  return (
    <li className={`card flex flex-col p-4 ${lesson.status === 'cancelled' ? 'text-ink-2' : ''}`}>
      <div className="flex items-start gap-2">
        <LessonName lesson={lesson} unread={unread} showsClient={showsClient} />
        <IconButton
          label={`${LESSON_LIST_TEXTS.support}: ${nameSupport(lesson.title, unread)}`}
          icon={
            <span className="relative">
              <MessageSquare size={21} aria-hidden="true" />
              <SupportMark unread={unread} />
            </span>
          }
          className="-mt-2 -mr-2"
          onClick={() => onSupport(lesson)}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <LessonStatusChip status={lesson.status} isStaff={showsClient} />
        <LessonDue lesson={lesson} />
      </div>
      <div className="mt-3">
        <ProgressBar label={LESSON_LIST_TEXTS.progress} percent={lesson.progress} />
      </div>
      <div className="mt-auto pt-4">
        <NextActionLink lesson={lesson} className="w-full" />
      </div>
    </li>
  );
});
