import type { LessonFacts, Viewer } from '#shared/lessons/lesson-policy.ts';
import { canSeeLesson } from '#shared/lessons/lesson-policy.ts';
import type { LessonFile } from './files.contract.ts';

export type FileFacts = Pick<
  LessonFile,
  'fileType' | 'status' | 'isBlocked' | 'isAttachment' | 'scanStatus'
> & { uploaderId: string | null; handedOverAt: Date | null };

/**
 * Who may see and download a file of a lesson. Blocked, deleted and infected files are the admin's alone; one
 * that is being scanned also its sender's. The final delivery opens for the customer in `completed`, and what was
 * handed over stays open while a revision is made. What the
 * production made (`editor_work`) is not for the customer, unless it was sent as an attachment: who sends
 * something into the conversation means the other side to have it, and who keeps a draft there does not. The
 * flag says which; a fifth file type would break the four the product was ordered with.
 */
export function canSeeFile(viewer: Viewer, lesson: LessonFacts, file: FileFacts): boolean {
  if (!canSeeLesson(viewer, lesson)) return false;
  if (viewer.role === 'admin') return true;
  if (file.isBlocked || file.status === 'deleted' || file.scanStatus === 'infected') return false;
  if (file.scanStatus === 'scanning' && file.uploaderId !== viewer.userId) return false;
  if (viewer.role === 'editor') return true;
  if (file.fileType === 'editor_work') return file.isAttachment;
  if (file.fileType !== 'final_delivery') return true;
  return lesson.status === 'completed' || (lesson.status === 'in_production' && file.handedOverAt !== null);
}
