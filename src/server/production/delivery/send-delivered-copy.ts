import { createHash } from 'node:crypto';
import { create as contentDisposition } from 'content-disposition';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { writeFormat } from '#server/composition/composition.api.ts';
import { findFile } from '#server/files/files.api.ts';
import { factsOf, findLesson } from '#server/lessons/lessons.api.ts';
import { countAudit } from '#server/platform/audit/record-audit.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { productionRoundsTable, productionsTable } from '#server/production/production.table.ts';
import { FILE_KINDS } from '#shared/files/accepted-kinds.ts';
import { canSeeFile } from '#shared/files/file-access.ts';

interface CopyWish {
  lessonId: string;
  round: number;
  format: string;
}

/**
 * Sends a delivery in one of its further formats, drawn from the version that was handed over. It is open to whom the
 * final file of its round is open, and a download of it is kept as that of the file is.
 * @throws Problem `lesson_not_found`, `file_not_found`
 */
export async function sendDeliveredCopy(
  reply: FastifyReply,
  deps: AppDeps,
  { session, ip, ...wish }: CopyWish & { session: Session; ip: string },
): Promise<FastifyReply> {
  const { db } = deps.database;
  const lesson = await findLesson(db, session, wish.lessonId);
  const round = await findRound(deps, wish);
  const file = round?.fileId ? await findFile(db, round.fileId) : null;
  const copy = round?.copies?.find(({ format }) => format === wish.format);
  const isOpen = file !== null && file.status !== 'deleted' && canSeeFile(session, factsOf(lesson), file);
  if (!round?.draftVersion || !copy || !isOpen) throw new Problem('file_not_found');
  const drawn = await writeFormat(deps, lesson, { version: round.draftVersion, format: copy.format });
  if (!drawn) throw new Problem('file_not_found');
  const bytes = Buffer.from(drawn.bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { id: fileId, lessonId, version } = file;
  // Only another version of the product draws it otherwise; what it says is the same.
  if (sha256 !== copy.sha256) deps.log.warn({ fileId, format: copy.format }, 'a copy is drawn otherwise now');
  reply.raw.once('finish', () => {
    const { userId, role, sessionId } = session;
    const entry = {
      ...{ actorId: userId, actorRole: role, sessionId, ip },
      ...{ action: 'file.download', subjectType: 'file', subjectId: fileId },
      after: { lessonId, version, sha256 },
      mergeKey: `download ${fileId} ${copy.format} ${sessionId} ${ip}`,
    };
    countAudit(db, entry, deps.clock.now()).catch((err) =>
      deps.log.error({ err }, 'a download was not recorded'),
    );
  });
  return reply
    .headers({
      'content-type': FILE_KINDS[copy.format].mimeType,
      'content-disposition': contentDisposition(drawn.name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}

async function findRound({ database }: AppDeps, { lessonId, round }: CopyWish) {
  const rounds = productionRoundsTable;
  const [row] = await database.db
    .select({ fileId: rounds.fileId, copies: rounds.copies, draftVersion: rounds.draftVersion })
    .from(rounds)
    .innerJoin(productionsTable, eq(productionsTable.id, rounds.productionId))
    .where(and(eq(productionsTable.lessonId, lessonId), eq(rounds.round, round)));
  return row ?? null;
}
