import type { ReactNode } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectRow } from './project-row.tsx';
import { PROJECT_TEXTS } from '#web/lessons/list/lesson-list-texts.ts';

const COLUMNS: readonly Column[] = [
  { label: PROJECT_TEXTS.columnProject },
  { label: PROJECT_TEXTS.columnStatus, className: 'w-[13.5rem]' },
  { label: PROJECT_TEXTS.columnDue, className: 'w-36 lg:w-44 xl:w-52' },
  { label: PROJECT_TEXTS.columnAction, className: 'w-44 lg:w-[21rem] xl:w-[23rem]', isSpoken: true },
];

/** A narrower window leaves the titles no room beside three columns. */
export const TABLE_FROM = '64rem';

/** The projects as a table, on phones and tablets as cards. */
export function ProjectRows({
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
      <ProjectTable>
        {lessons.map((lesson) => (
          <ProjectRow
            key={lesson.id}
            lesson={lesson}
            unread={unreadOf(lesson.id)}
            showsClient={showsClient}
            onSupport={onSupport}
          />
        ))}
      </ProjectTable>
    );
  }
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {lessons.map((lesson) => (
        <ProjectCard
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
export function ProjectTable({ children }: { children: ReactNode }) {
  return (
    <DataTable columns={COLUMNS} isRaised>
      {children}
    </DataTable>
  );
}
