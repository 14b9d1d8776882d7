import type { ReactNode } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectRow } from './project-row.tsx';
import { PROJECT_TEXTS } from './project-texts.ts';

/** The projects as a table, on phones as cards. */
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
  const isWide = useIsWide();
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
    <ul className="grid gap-3">
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
    <div className="cartao cartao-erguido overflow-clip">
      <table className="tabela table-fixed">
        <thead>
          <tr>
            <th scope="col">{PROJECT_TEXTS.columnProject}</th>
            <th scope="col" className="w-[13.5rem]">
              {PROJECT_TEXTS.columnStatus}
            </th>
            <th scope="col" className="w-36 lg:w-44 xl:w-52">
              {PROJECT_TEXTS.columnDue}
            </th>
            <th scope="col" className="w-44 lg:w-[21rem] xl:w-[23rem]">
              <span className="sr-only">{PROJECT_TEXTS.columnAction}</span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
