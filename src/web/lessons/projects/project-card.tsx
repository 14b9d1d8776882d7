import { MessageSquare } from 'lucide-react';
import { memo } from 'react';
import { LessonStatusChip } from '#web/lessons/lesson-status-chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { NextActionLink } from './next-action-link.tsx';
import { ProjectDue } from './project-due.tsx';
import { ProjectName } from './project-name.tsx';
import type { ProjectRowProps } from './project-row.tsx';
import { PROJECT_TEXTS } from '#web/lessons/list/lesson-list-texts.ts';
import { nameSupport, SupportMark } from './support-mark.tsx';

/** One project on a phone. */
export const ProjectCard = memo(function ProjectCard({
  lesson,
  unread,
  showsClient,
  onSupport,
}: ProjectRowProps) {
  return (
    <li className={`cartao flex flex-col p-4 ${lesson.status === 'cancelled' ? 'text-tinta-2' : ''}`}>
      <div className="flex items-start gap-2">
        <ProjectName lesson={lesson} unread={unread} showsClient={showsClient} />
        <IconButton
          label={`${PROJECT_TEXTS.support}: ${nameSupport(lesson.title, unread)}`}
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
        <ProjectDue lesson={lesson} />
      </div>
      <div className="mt-3">
        <ProgressBar label={PROJECT_TEXTS.progress} percent={lesson.progress} />
      </div>
      <div className="mt-auto pt-4">
        <NextActionLink lesson={lesson} className="w-full" />
      </div>
    </li>
  );
});
