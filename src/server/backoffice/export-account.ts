import { exportAccount as exportPerson } from '#server/accounts/export-account.api.ts';
import { listFilesBy } from '#server/files/erase-files.api.ts';
import { listFiles } from '#server/files/files.api.ts';
import { toLessonFile } from '#server/files/lesson-file.api.ts';
import { exportLessonPages } from '#server/lessons/export-lessons.api.ts';
import { listMaterialsOf } from '#server/lessons/materials/own-materials.api.ts';
import { exportConversation, exportMessagesBy } from '#server/messages/export-messages.api.ts';
import { exportPaymentsOf } from '#server/payments/export-payments-of.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import { listDeliveries } from '#server/production/delivery/list-deliveries.ts';
import type { ZipEntry } from './accounts/zip-stream.ts';

/**
 * Everything we keep of a person, as they may take it away (LGPD, art. 18, V): the account, each lesson with its
 * analysis, history, conversation, deliveries and payments, and the files they sent. One lesson at a time is read.
 */
export async function* exportEntries(deps: AppDeps, session: Session): AsyncGenerator<ZipEntry> {
  const { db } = deps.database;
  yield json('conta.json', await exportPerson(db, session.userId));
  yield json('mensagens-enviadas.json', await exportMessagesBy(db, session.userId));
  if (session.role === 'teacher') {
    for await (const { lesson, history, notes } of exportLessonPages(db, session, deps.clock.now())) {
      const folder = `aulas/${lesson.id}`;
      yield json(`${folder}/aula.json`, { ...lesson, history, adjustments: notes });
      yield json(`${folder}/conversa.json`, await exportConversation(db, lesson.id));
      yield json(`${folder}/entregas.json`, await listDeliveries(db, session, lesson.id));
      yield json(`${folder}/pagamentos.json`, await exportPaymentsOf(db, lesson.id));
      const files = await listFiles(db, lesson.id);
      const own = files.filter(({ uploaderId }) => uploaderId === session.userId);
      yield json(`${folder}/arquivos.json`, own.map(toLessonFile));
    }
  }
  for (const file of await listFilesBy(db, session.userId)) {
    // What is closed to its sender elsewhere is closed here too; what is gone for good must not spoil the rest.
    if (file.isBlocked || file.scanStatus === 'infected') continue;
    if (!(await deps.storage.exists(file.storageKey))) continue;
    yield await stored(deps, 'arquivos', file);
  }
  for (const material of await listMaterialsOf(db, session.userId)) {
    if (await deps.storage.exists(material.storageKey)) yield await stored(deps, 'rascunhos', material);
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

const json = (name: string, value: unknown): ZipEntry => ({
  name,
  chunks: [new TextEncoder().encode(JSON.stringify(value, null, 2))],
});
