import { MessageSquare } from 'lucide-react';
import { memo } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { LessonStatusChip } from '#web/lessons/lesson-status-chip.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { NextActionLink } from './next-action-link.tsx';
import { ProjectDue } from './project-due.tsx';
import { ProjectName } from './project-name.tsx';
import { PROJECT_TEXTS } from '#web/lessons/list/lesson-list-texts.ts';
import { nameSupport, SupportMark } from './support-mark.tsx';

export interface ProjectRowProps {
  lesson: Lesson;
  /** Messages of the other side that wait in its conversation. */
  unread: number;
  showsClient: boolean;
  /** Must stay the same function, so that a row is drawn anew only when its lesson changes. */
  onSupport: (lesson: Lesson) => void;
}

/** One project as a row of the table. */
export const ProjectRow = memo(function ProjectRow({
  lesson,
  unread,
  showsClient,
  onSupport,
}: ProjectRowProps) {
  return (
    <tr className={lesson.status === 'cancelled' ? 'text-tinta-2' : undefined}>
      <td>
        <ProjectName lesson={lesson} unread={unread} showsClient={showsClient} />
      </td>
      <td>
        <LessonStatusChip status={lesson.status} isStaff={showsClient} />
        <div className="mt-2 max-w-40">
          <ProgressBar label={PROJECT_TEXTS.progress} percent={lesson.progress} />
        </div>
      </td>
      <td>
        <ProjectDue lesson={lesson} />
      </td>
      <td>
        <div className="flex flex-col-reverse gap-1 lg:flex-row lg:items-center lg:justify-end">
          <Button
            variant="text"
            size="m"
            onClick={() => onSupport(lesson)}
            title={unread > 0 ? PROJECT_TEXTS.unread(unread) : undefined}
          >
            <span className="relative">
              <MessageSquare size={19} aria-hidden="true" />
              <SupportMark unread={unread} />
            </span>
            {PROJECT_TEXTS.support}
            <span className="sr-only">: {nameSupport(lesson.title, unread)}</span>
          </Button>
          <NextActionLink lesson={lesson} className="lg:w-44 xl:w-52" />
        </div>
      </td>
    </tr>
  );
});
