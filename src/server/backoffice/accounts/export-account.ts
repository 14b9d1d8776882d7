import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { exportAccount as exportPerson } from '#server/accounts/accounts.api.ts';
import { listVerdicts } from '#server/curriculum/curriculum.api.ts';
import { type FileRow, filesAs, listFiles, toLessonFile } from '#server/files/files.api.ts';
import { listLessons, presentLesson } from '#server/lessons/lesson-progress.api.ts';
import { listAdjustments, listMaterialsOf, transitionsAs } from '#server/lessons/lessons.api.ts';
import { exportConversation, exportMessagesBy } from '#server/messages/messages.api.ts';
import { exportPaymentsOf } from '#server/payments/payments.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import { readById } from '#server/platform/db/read-by-id.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { encodeCursor } from '#server/platform/http/lists/page.ts';
import { readAllPages } from '#server/platform/http/lists/read-all-pages.ts';
import type { Session } from '#server/platform/http/session.ts';
import { tellDeliveries } from '#server/production/production.api.ts';
import type { LessonFile } from '#shared/files/files.contract.ts';
import type { ZipEntry } from './zip-stream.ts';

const transitions = transitionsAs('transition');
const files = filesAs('file');

/**
 * Everything we keep of a person, as they may take it away (LGPD, art. 18, V): the account, each lesson with its
 * analysis, history, conversation, deliveries and payments, and the files they sent. One lesson at a time is read.
 */
export async function* exportEntries(deps: AppDeps, session: Session): AsyncGenerator<ZipEntry> {
  const { db } = deps.database;
  yield json('conta.json', await exportPerson(db, session.userId));
  yield jsonList('mensagens-enviadas.json', exportMessagesBy(db, session.userId));
  if (session.role === 'teacher') {
    for await (const { lesson, ...more } of exportLessons(db, session, deps.clock.now())) {
      const folder = `aulas/${lesson.id}`;
      yield json(`${folder}/aula.json`, { ...lesson, ...more });
      yield jsonList(`${folder}/conversa.json`, exportConversation(db, lesson.id));
      yield json(`${folder}/entregas.json`, await tellDeliveries(db, session, lesson.id));
      yield json(`${folder}/pagamentos.json`, await exportPaymentsOf(db, lesson.id));
      yield jsonList(`${folder}/arquivos.json`, ownFilesOf(db, session, lesson.id));
    }
  }
  for await (const file of listFilesBy(db, session.userId)) {
    // What is closed to its sender elsewhere is closed here too; what is gone for good must not spoil the rest.
    if (file.isBlocked || file.scanStatus === 'infected') continue;
    if (!(await deps.storage.exists(file.storageKey))) continue;
    yield await stored(deps, 'arquivos', file);
  }
  for (const material of await listMaterialsOf(db, session.userId)) {
    if (await deps.storage.exists(material.storageKey)) yield await stored(deps, 'rascunhos', material);
  }
}

/** Each lesson a teacher owns, with its analysis, its history, what was asked to be different and what was said of skills. */
async function* exportLessons(db: Db, viewer: Session, now: Date) {
  const { event, fromStatus, toStatus, actorRole, reason, createdAt, lessonId } = transitions;
  for (let cursor: string | undefined; ; ) {
    const page = await listLessons(db, viewer, { limit: 50, cursor });
    for (const { row } of page.lessons) {
      const lesson = await presentLesson(db, { row, viewer, now });
      const history = await db
        .select({ event, fromStatus, toStatus, actorRole, reason, createdAt })
        .from(transitions)
        .where(eq(lessonId, row.id))
        .orderBy(asc(createdAt));
      const adjustments = await listAdjustments(db, { id: row.id });
      yield { lesson, history, adjustments, skills: await listVerdicts(db, row.id) };
    }
    if (!page.next) return;
    cursor = encodeCursor(page.next);
  }
}

async function* ownFilesOf(db: Db, { userId }: Session, lessonId: string): AsyncGenerator<LessonFile> {
  for await (const { files } of readAllPages((place) => listFiles(db, lessonId, place))) {
    yield* files.filter(({ uploaderId }) => uploaderId === userId).map(toLessonFile);
  }
}

async function stored(
  { storage }: Pick<AppDeps, 'storage'>,
  folder: string,
  { id, originalName, storageKey }: { id: string; originalName: string; storageKey: string },
): Promise<ZipEntry> {
  const name = `${folder}/${id}-${originalName.replaceAll(/[\\/:*?"<>|]/g, '_')}`;
  return { name, isStored: true, chunks: await storage.readStream(storageKey) };
}

/** A list as long as it may be, written while it is read. */
const jsonList = (name: string, rows: AsyncIterable<unknown>): ZipEntry => ({
  name,
  chunks: writeList(rows),
});
async function* writeList(rows: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let before = '[\n';
  for await (const row of rows) {
    yield encoder.encode(before + JSON.stringify(row));
    before = ',\n';
  }
  yield encoder.encode(before === '[\n' ? '[]' : '\n]');
}

const json = (name: string, value: unknown): ZipEntry => ({
  name,
  chunks: [new TextEncoder().encode(JSON.stringify(value, null, 2))],
});

/** What somebody sent, in whatever lesson, deleted ones left out. */
const listFilesBy = (db: Db, uploaderId: string): AsyncGenerator<FileRow> =>
  readById(({ after, limit }) =>
    db
      .select()
      .from(files)
      .where(
        and(
          eq(files.uploaderId, uploaderId),
          ne(files.status, 'deleted'),
          after === null ? undefined : gt(files.id, after),
        ),
      )
      .orderBy(asc(files.id))
      .limit(limit),
  );
