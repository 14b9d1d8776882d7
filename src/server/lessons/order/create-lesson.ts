import { randomUUID } from 'node:crypto';
import {
  type IncomingFile,
  insertFile,
  prepareFile,
  withStoredBytes,
} from '#server/files/file-contents.api.ts';
import { requestAnalysis } from '#server/lessons/analysis/request-analysis.ts';
import { writeEntry } from '#server/lessons/comments/comment-log.ts';
import { type LessonRow, lessonTopic } from '#server/lessons/lessons.api.ts';
import { lessonsTable, lessonTransitionsTable } from '#server/lessons/lessons.table.ts';
import { findMaterial, holdMaterial } from '#server/lessons/materials/find-material.ts';
import { judgeDocument } from '#server/lessons/materials/judge-document.ts';
import type { MaterialRow } from '#server/lessons/materials/materials.table.ts';
import { toLesson } from '#server/lessons/to-lesson.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { foldSearchText } from '#server/platform/db/fold-search-text.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { UploadedFile } from '#server/platform/http/uploads/receive-upload.ts';
import { totalPrice } from '#shared/catalog/catalog.ts';
import type { Lesson, Order } from '#shared/lessons/lesson.schemas.ts';
import { usualFormat } from '#shared/lessons/order.ts';
import { reaisToCents } from '#shared/money.ts';

export interface OrderRequest {
  session: Session;
  order: Order;
  upload: UploadedFile | null;
  /** A file sent ahead, where none comes with the order. */
  materialId: string | null;
  idempotency: IdempotentRequest | null;
  /** Fires where nobody waits for the answer any more: a file that is not opened yet is dropped then. */
  gone: AbortSignal;
}

/**
 * Takes an order in. The file is judged before anything is kept; lesson, file, audit row, event and the
 * job that analyses it then come into being together or not at all.
 * @throws Problem `unsupported_type`, `unreadable_file`, `material_not_found`, `idempotency_conflict`
 */
export async function createLesson(deps: AppDeps, request: OrderRequest): Promise<IdempotentAnswer<Lesson>> {
  const { session, upload, materialId } = request;
  if (upload && materialId !== null)
    throw Problem.ofIssues([{ path: 'file', message: 'Envie um só arquivo por vez.' }]);
  const kind = await judgeDocument(deps, upload, { owner: session.userId, gone: request.gone });
  const lessonId = randomUUID();
  const ahead = materialId === null ? null : { id: materialId, ownerId: session.userId };
  // One that is gone may have been there when the same order came first: whether it is missed is judged below.
  const known = ahead && (await findMaterial(deps.database.db, { ...ahead, now: deps.clock.now() }));
  const file =
    upload && kind
      ? prepareFile(lessonId, upload, kind)
      : known && prepareFile(lessonId, asUpload(known), known.kind, known.storageKey);
  return withStoredBytes(deps, file, (isStored) =>
    withIdempotency(deps.database.db, request.idempotency, async (tx) => {
      const now = deps.clock.now();
      if (ahead) await holdMaterial(tx, { ...ahead, now });
      if (ahead && !isStored) throw new Problem('material_not_found');
      const origin = { uploaderId: session.userId, fileType: 'user_content', createdAt: now } as const;
      if (file) await insertFile(tx, deps, file, { ...origin, isCounted: true });
      const row = await insertLesson(tx, lessonId, request, file, now);
      await requestAnalysis(tx, deps, row);
      return { status: 201, body: toLesson({ row, owner: session.user, analysis: null }, session, now) };
    }),
  );
}

/** What was sent ahead, as if it came now. */
const asUpload = ({ originalName, sizeBytes, sha256 }: MaterialRow): UploadedFile => ({
  field: 'file',
  path: '',
  size: sizeBytes,
  sha256,
  originalName,
  claimedType: '',
});

async function insertLesson(
  tx: Tx,
  lessonId: string,
  { session, order }: OrderRequest,
  file: IncomingFile | null,
  now: Date,
): Promise<LessonRow> {
  const { serviceType, deliveryType } = order;
  const size = serviceType === 'presentation' ? order.slideCount : order.pageCount;
  const [row] = await tx
    .insert(lessonsTable)
    .values({
      id: lessonId,
      ownerId: session.userId,
      title: order.title,
      titleSearch: foldSearchText(order.title),
      content: order.content,
      comments: order.comments === '' ? '' : writeEntry(order.comments, session.user, now),
      format: order.format ?? usualFormat(serviceType),
      serviceType,
      size,
      deliveryType,
      priceCents: reaisToCents(totalPrice({ serviceType, size }, deliveryType)),
      educationLevel: order.educationLevel ?? null,
      targetAudience: order.targetAudience,
      lessonMinutes: order.lessonDuration ?? null,
      learningObjectives: order.learningObjectives,
      sourceFileId: file?.id ?? null,
      sourceFileName: file?.name ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('the lesson was not written');
  await tx.insert(lessonTransitionsTable).values({
    lessonId,
    event: 'submit',
    toStatus: row.status,
    actorId: session.userId,
    actorRole: 'teacher',
    createdAt: now,
  });
  await publishEvent(tx, {
    topic: lessonTopic(lessonId),
    type: 'status',
    data: { status: row.status, analysisError: null },
  });
  return row;
}
