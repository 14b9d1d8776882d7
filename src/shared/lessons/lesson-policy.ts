import type { Role } from '#shared/roles.ts';
import {
  canTransition,
  isInAnalysis,
  isPaid,
  isPriceOpen,
  isUnderway,
  type LessonStatus,
} from './lesson-status.ts';

/** Who looks at a lesson, and what of the lesson decides the rights. */
export interface Viewer {
  userId: string;
  role: Role;
}
export interface LessonFacts {
  ownerId: string;
  status: LessonStatus;
  hasAnalysisError: boolean;
  /** Whether a payment has settled, also where it was given back since. */
  wasPaid: boolean;
  /** Whether a file was ever handed over; a status may be forced without one. */
  wasDelivered: boolean;
  /** The editor of its production, once there is one. */
  editorId: string | null;
  /** Whether a revision may still be asked for: time and plan, not the status. */
  isRevisionLeft: boolean;
  /** Whether the latest delivery has its rating. */
  isRated: boolean;
}

/** What the screens may offer; the server answers the same list in `allowedActions`. */
export const LESSON_ACTIONS = [
  'approve',
  'adjust',
  'material',
  'reread',
  'size',
  'cancel',
  'pay',
  'bill',
  'receipt',
  'refund',
  'revise',
  'rate',
  'comment',
  'message',
  'upload',
] as const;
export type LessonAction = (typeof LESSON_ACTIONS)[number];

export const isOwner = (viewer: Viewer, lesson: Pick<LessonFacts, 'ownerId'>): boolean =>
  viewer.userId === lesson.ownerId;

/** A teacher sees own lessons, an editor assigned ones, an admin all. */
export function canSeeLesson(viewer: Viewer, lesson: Pick<LessonFacts, 'ownerId' | 'editorId'>): boolean {
  if (viewer.role === 'admin') return true;
  if (viewer.role === 'editor') return lesson.editorId === viewer.userId;
  return isOwner(viewer, lesson);
}

/** Every action open to this viewer in the lesson's present state. */
export function allowedActions(viewer: Viewer, lesson: LessonFacts): LessonAction[] {
  if (!canSeeLesson(viewer, lesson)) return [];
  return LESSON_ACTIONS.filter((action) => RULES[action](viewer, lesson));
}

export function canDo(action: LessonAction, viewer: Viewer, lesson: LessonFacts): boolean {
  return canSeeLesson(viewer, lesson) && RULES[action](viewer, lesson);
}

/** Say which skills of the curriculum a lesson works on: its teacher, as long as anything comes of it. */
export const canJudgeSkills = (viewer: Viewer, lesson: Pick<LessonFacts, 'ownerId' | 'status'>): boolean =>
  isOwner(viewer, lesson) && lesson.status !== 'cancelled';

/** Whether slides and pages are shown without the mark of a preview and at full size: to nobody before it is paid. */
export const isClear = ({ wasPaid, status }: Pick<LessonFacts, 'wasPaid' | 'status'>): boolean =>
  wasPaid && isPaid(status);

/** Choose another theme: the teacher until payment, the production from then on until it is handed over. */
export const canChangeLook = (viewer: Viewer, lesson: LessonFacts): boolean =>
  canSeeLesson(viewer, lesson) &&
  (isOwner(viewer, lesson)
    ? isPriceOpen(lesson.status)
    : viewer.role !== 'teacher' && isUnderway(lesson.status));

/** Edit the draft of a paid lesson: its editor and admins, until it is handed over. */
export const canEditDraft = (viewer: Viewer, lesson: LessonFacts): boolean =>
  viewer.role !== 'teacher' && canSeeLesson(viewer, lesson) && isClear(lesson) && isUnderway(lesson.status);

/** Put the slides of the plan into another order: the teacher, until payment. */
export const canChangeOutline = (viewer: Viewer, lesson: Pick<LessonFacts, 'ownerId' | 'status'>): boolean =>
  isOwner(viewer, lesson) && !isInAnalysis(lesson.status) && isPriceOpen(lesson.status);

const RULES: Record<LessonAction, (viewer: Viewer, lesson: LessonFacts) => boolean> = {
  approve: (viewer, lesson) =>
    isOwner(viewer, lesson) &&
    (canTransition('approve', lesson.status, 'teacher') ||
      (lesson.hasAnalysisError && canTransition('approve_without_analysis', lesson.status, 'teacher'))),
  adjust: (viewer, lesson) =>
    isOwner(viewer, lesson) && canTransition('request_adjustments', lesson.status, 'teacher'),
  material: (viewer, lesson) =>
    isOwner(viewer, lesson) && canTransition('replace_material', lesson.status, 'teacher'),
  /** Have material read once more that could not be read. */
  reread: (viewer, lesson) =>
    viewer.role === 'admin' &&
    lesson.hasAnalysisError &&
    canTransition('retry_analysis', lesson.status, 'admin'),
  /** Size, kind, delivery and format, until it is paid. */
  size: (viewer, lesson) => isOwner(viewer, lesson) && canTransition('change_size', lesson.status, 'teacher'),
  cancel: (viewer, lesson) =>
    (isOwner(viewer, lesson) && canTransition('cancel', lesson.status, 'teacher')) ||
    (viewer.role === 'admin' && canTransition('cancel', lesson.status, 'admin')),
  pay: (viewer, lesson) => isOwner(viewer, lesson) && lesson.status === 'waiting_payment',
  /** Say who the invoice is made out to. */
  bill: (viewer, lesson) =>
    isOwner(viewer, lesson) &&
    (lesson.status === 'waiting_payment' || (lesson.wasPaid && isPaid(lesson.status))),
  receipt: (viewer, lesson) => lesson.wasPaid && (isOwner(viewer, lesson) || viewer.role === 'admin'),
  /** Ask for the money back; what becomes of it is decided by time and by an admin. */
  refund: (viewer, lesson) => isOwner(viewer, lesson) && lesson.wasPaid && isPaid(lesson.status),
  revise: (viewer, lesson) =>
    isOwner(viewer, lesson) &&
    lesson.isRevisionLeft &&
    canTransition('request_revision', lesson.status, 'teacher'),
  /** Once per delivery. */
  rate: (viewer, lesson) =>
    isOwner(viewer, lesson) && lesson.status === 'completed' && lesson.wasDelivered && !lesson.isRated,
  comment: isOwner,
  message: () => true,
  upload: (_viewer, lesson) => lesson.status !== 'cancelled',
};
