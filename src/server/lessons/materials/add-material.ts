import { randomUUID } from 'node:crypto';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { demandRoom, endingOf, nameWithEnding } from '#server/files/file-contents.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { UploadedFile } from '#server/platform/http/uploads/receive-upload.ts';
import { FILE_KINDS } from '#shared/files/accepted-kinds.ts';
import { MATERIAL_HOURS, type Material, MOST_MATERIALS } from '#shared/lessons/materials.contract.ts';
import { toMaterial } from './find-material.ts';
import { judgeDocument } from './judge-document.ts';
import { measureMaterialJob } from './material-reading.ts';
import { type MaterialRow, materialsTable } from './materials.table.ts';

export const MATERIALS_FOLDER = 'materials/';

/**
 * Keeps a file ahead of its order and has it read. It is judged before anything is kept, its bytes are stored before
 * the transaction, and taken away again where no row came of them.
 * @throws Problem `invalid_request` without a file, `unsupported_type`, `unreadable_file`, `idempotency_conflict`, `quota_reached`
 */
export async function addMaterial(
  deps: AppDeps,
  session: Session,
  {
    upload,
    idempotency,
    gone,
  }: { upload: UploadedFile | null; idempotency: IdempotentRequest | null; gone: AbortSignal },
): Promise<IdempotentAnswer<Material>> {
  const kind = await judgeDocument(deps, upload, { owner: session.userId, gone });
  if (!upload || !kind) throw Problem.ofIssues([{ path: 'file', message: 'Envie um arquivo' }]);
  const { storage, database } = deps;
  const id = randomUUID();
  const extension = endingOf(kind);
  const { mimeType } = FILE_KINDS[kind];
  const storageKey = `${MATERIALS_FOLDER}${id}${extension}`;
  await storage.putFile(storageKey, upload.path, { contentType: mimeType, size: upload.size });
  let outdated: string[] = [];
  try {
    return await withIdempotency(database.db, idempotency, async (tx) => {
      // Said now rather than when the order is sent; what lies ahead of an order is not yet counted itself.
      await demandRoom(tx, session.userId, upload.size);
      const createdAt = deps.clock.now();
      const [row] = await tx
        .insert(materialsTable)
        .values({
          id,
          ownerId: session.userId,
          originalName: nameWithEnding(upload.originalName, kind),
          kind,
          sizeBytes: upload.size,
          sha256: upload.sha256,
          storageKey,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + MATERIAL_HOURS * 3_600_000),
        })
        .returning();
      if (!row) throw new Error('the material was not written');
      outdated = (await makeRoom(tx, session.userId)).map((old) => old.storageKey);
      await deps.enqueue(
        tx,
        measureMaterialJob,
        { materialId: id },
        { singletonKey: id, owner: session.userId },
      );
      return { status: 201, body: toMaterial(row) };
    });
  } finally {
    // A commit whose answer was lost may have happened: only bytes without a row go. The rest is the purge's.
    const kept = await database.db
      .select({ key: materialsTable.storageKey })
      .from(materialsTable)
      .where(inArray(materialsTable.storageKey, [storageKey, ...outdated]))
      .catch(() => null);
    for (const key of kept === null ? [] : [storageKey, ...outdated])
      if (!kept?.some((one) => one.key === key)) await storage.delete(key).catch(() => undefined);
  }
}

/** A form holds one file: of many the oldest go. */
async function makeRoom(tx: Tx, ownerId: string): Promise<MaterialRow[]> {
  const { id, createdAt } = materialsTable;
  const tooMany = await tx
    .select({ id })
    .from(materialsTable)
    .where(eq(materialsTable.ownerId, ownerId))
    .orderBy(desc(createdAt), asc(id))
    .offset(MOST_MATERIALS);
  if (tooMany.length === 0) return [];
  return tx
    .delete(materialsTable)
    .where(
      inArray(
        id,
        tooMany.map((old) => old.id),
      ),
    )
    .returning();
}
