import { downloadPath } from '#server/files/files.api.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { planOf } from '#shared/catalog/catalog.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { allowedActions, type Viewer } from '#shared/lessons/lesson-policy.ts';
import { LESSON_STATUSES } from '#shared/lessons/lesson-status.ts';
import { revisionsLeft } from '#shared/lessons/revisions.ts';
import { centsToReais } from '#shared/money.ts';
import { factsOf, type LessonRow } from './lessons.api.ts';

export interface LessonParts {
  row: LessonRow;
  owner: Lesson['user'];
  /** Null in lists, and before the first analysis. */
  analysis: AiAnalysis | null;
}

/** The lesson as the wire knows it, with what this viewer may do at that instant. */
export function toLesson({ row, owner, analysis }: LessonParts, viewer: Viewer, now: Date): Lesson {
  const { serviceType, size, status } = row;
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    comments: row.comments,
    format: row.format,
    slideCount: serviceType === 'presentation' ? size : null,
    pageCount: serviceType === 'booklet' ? size : null,
    serviceType,
    deliveryType: row.deliveryType,
    price: centsToReais(row.priceCents),
    status,
    progress: LESSON_STATUSES[status].progress,
    hold: describeHold(row, viewer),
    deadline: row.deadline?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    filePath: row.sourceFileId === null ? null : downloadPath(row.sourceFileId),
    fileName: row.sourceFileName,
    hasAnalysis: row.analysisVersion > 0,
    aiAnalysis: analysis,
    analysisVersion: row.analysisVersion,
    analysisError: row.analysisError,
    educationLevel: row.educationLevel,
    targetAudience: row.targetAudience,
    lessonDuration: row.lessonMinutes,
    learningObjectives: row.learningObjectives,
    genre: row.genre,
    user: owner,
    plan: planOf({ serviceType, size }),
    revisionsLeft: revisionsLeft(row),
    allowedActions: allowedActions(viewer, factsOf(row, now)),
  };
}

const FOR_TEACHER =
  'A produção está em pausa enquanto o pagamento é conferido. Se precisar, fale com o suporte.';
const FOR_STAFF = 'A entrega espera até isso ser resolvido.';

/**
 * Why a lesson rests, as far as this viewer is told; null where it goes on. The teacher need not be who contested
 * the payment (the card may be another's), so the sentence for them blames nobody.
 */
function describeHold(
  { status, onHoldReason }: Pick<LessonRow, 'status' | 'onHoldReason'>,
  { role }: Viewer,
): string | null {
  if (onHoldReason === null || status === 'cancelled') return null;
  return role === 'teacher' ? FOR_TEACHER : `${onHoldReason} ${FOR_STAFF}`;
}
