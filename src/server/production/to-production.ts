import { downloadPath } from '#server/files/lesson-file.api.ts';
import type { LessonRow } from '#server/lessons/lesson-access.api.ts';
import { presentListed } from '#server/lessons/present-lesson.api.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { dueStateOf } from '#shared/production/due-state.ts';
import type { Production } from '#shared/production/production.schemas.ts';
import { PRODUCTION_STATUSES } from '#shared/production/production-status.ts';
import type { ProductionRow, productionRoundsTable } from './production.table.ts';
import { replaceUntil } from './delivery/replace-until.ts';

export interface ProductionParts {
  production: ProductionRow;
  lesson: LessonRow;
  owner: Lesson['user'];
  /** Null once the work was taken from its editor or the account is gone. */
  editor: { id: string; firstName: string; lastName: string } | null;
  revisionText: string | null;
  stars: number | null;
  /** Of the present round. */
  round: Pick<typeof productionRoundsTable.$inferSelect, 'deliveredAt' | 'deliveredBy' | 'units'> | null;
}

/** The production as the wire knows it. */
export function toProduction(parts: ProductionParts, viewer: Viewer, now: Date): Production {
  const { production, lesson, owner, editor, revisionText, round } = parts;
  const { deadline } = lesson;
  const isDue = lesson.status === 'in_production' && deadline !== null;
  return {
    id: production.id,
    status: production.status,
    progress: PRODUCTION_STATUSES[production.status].progress,
    deadline: deadline?.toISOString() ?? null,
    dueState: isDue ? dueStateOf(deadline, now) : null,
    lesson: presentListed({ row: lesson, owner }, viewer, now),
    editor,
    deliveryUrl: production.deliveryFileId && downloadPath(production.deliveryFileId),
    deliveryUnits: production.deliveryFileId === null ? null : (round?.units ?? null),
    replaceUntil: replaceUntil({ lesson, production, round }, viewer, now)?.toISOString() ?? null,
    editorNotes: production.editorNotes,
    round: production.round,
    stars: parts.stars,
    revisionText,
    assignedAt: production.assignedAt.toISOString(),
    startedAt: production.startedAt?.toISOString() ?? null,
    completedAt: production.completedAt?.toISOString() ?? null,
  };
}
