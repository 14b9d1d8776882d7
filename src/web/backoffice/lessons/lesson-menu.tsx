import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EllipsisVertical } from 'lucide-react';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { afterMenu } from '#web/ui/after-menu.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { openedLessonQuery } from './client-queries.ts';
import { DEADLINE_TEXTS } from './deadline-texts.ts';
import {
  canAssign,
  canCancel,
  canComplete,
  canMoveDeadline,
  canRecordPayment,
  canUnassign,
} from './lesson-rights.ts';
import type { LessonTask } from './lesson-tasks.tsx';
import { ACTION_TEXTS } from './lesson-texts.ts';

/** Everything that can be done with one lesson as it stands. */
export function LessonMenu({
  lesson,
  onOpen,
  onTask,
}: {
  lesson: ListedLesson;
  /** Absent where it is open already. */
  onOpen?: (lessonId: string) => void;
  onTask: (task: LessonTask) => void;
}) {
  const choose = (kind: LessonTask['kind']) => afterMenu(() => onTask({ kind, lessons: [lesson] }));
  const isGiven = lesson.status === 'in_production' && lesson.editor !== null;
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="button button-dense button-text button-icon"
          aria-label={ACTION_TEXTS.menu(lesson.title)}
        >
          <EllipsisVertical size={18} aria-hidden="true" />
        </button>
      }
    >
      {onOpen && <MenuItem onSelect={() => afterMenu(() => onOpen(lesson.id))}>{ACTION_TEXTS.open}</MenuItem>}
      <MenuItem asChild>
        <Link to="/analysis/$id" params={{ id: lesson.id }}>
          {ACTION_TEXTS.analysis}
        </Link>
      </MenuItem>
      <MenuSeparator />
      {canAssign(lesson) && (
        <MenuItem onSelect={() => choose('assign')}>
          {isGiven ? ACTION_TEXTS.reassign : ACTION_TEXTS.assign}
        </MenuItem>
      )}
      {canUnassign(lesson) && (
        <MenuItem onSelect={() => choose('unassign')}>{ACTION_TEXTS.unassign}</MenuItem>
      )}
      {canMoveDeadline(lesson) && (
        <MenuItem onSelect={() => choose('deadline')}>{DEADLINE_TEXTS.title}</MenuItem>
      )}
      {canComplete(lesson) && <CompleteItem lessonId={lesson.id} onSelect={() => choose('complete')} />}
      {canRecordPayment(lesson) && <MenuItem onSelect={() => choose('pay')}>{ACTION_TEXTS.pay}</MenuItem>}
      <MenuItem onSelect={() => choose('status')}>{ACTION_TEXTS.changeStatus}</MenuItem>
      {canCancel(lesson) && (
        <MenuItem onSelect={() => choose('cancel')}>{ACTION_TEXTS.cancelLesson}</MenuItem>
      )}
    </Menu>
  );
}

/** Asked when the menu opens: without a final file there is nothing to hand over, and the entry says so. */
function CompleteItem({ lessonId, onSelect }: { lessonId: string; onSelect: () => void }) {
  const { data } = useQuery(openedLessonQuery(lessonId));
  const isMissing = data?.finalFile === null;
  return (
    <MenuItem onSelect={onSelect} disabled={isMissing}>
      <span>
        {ACTION_TEXTS.complete}
        {isMissing && <span className="smaller block">{ACTION_TEXTS.missingFile}</span>}
      </span>
    </MenuItem>
  );
}
