import type { LessonFacts, Viewer } from '#shared/lessons/lesson-policy.ts';
import { canSeeLesson } from '#shared/lessons/lesson-policy.ts';
import type { LessonFile } from './files.contract.ts';

type FileFacts = Pick<LessonFile, 'fileType' | 'status' | 'isBlocked'>;

/**
 * Who may see and download a file of a lesson. Blocked and deleted files are the admin's alone; drafts of
 * the editor are not for the customer, and the final delivery opens for the customer in `completed`.
 */
export function canSeeFile(viewer: Viewer, lesson: LessonFacts, file: FileFacts): boolean {
  if (!canSeeLesson(viewer, lesson)) return false;
  if (viewer.role === 'admin') return true;
  if (file.isBlocked || file.status === 'deleted') return false;
  if (viewer.role === 'editor') return true;
  if (file.fileType === 'editor_work') return false;
  return file.fileType !== 'final_delivery' || lesson.status === 'completed';
}
