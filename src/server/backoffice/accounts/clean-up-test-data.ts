import { count } from 'drizzle-orm';
import { closeAccount, deletePeople, listPeopleToClear, lockAccount } from '#server/accounts/accounts.api.ts';
import { filesAs } from '#server/files/files.api.ts';
import { deleteLessons, lessonsAs } from '#server/lessons/lessons.api.ts';
import { countMessages } from '#server/messages/messages.api.ts';
import { clearSandboxPayments, listLiveLessons } from '#server/payments/payments.api.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { dropBytes } from './drop-bytes.ts';

const lessons = lessonsAs('lesson');
const files = filesAs('file');

/** As many lessons at a time as the parameters of a statement bear. */
const AT_ONCE = 1000;

/** @throws Problem `cleanup_disabled` where real data may lie */
export function refuseWhereReal({ databaseUrl, allowTestDataCleanup }: AppDeps['config']): void {
  if (databaseUrl !== null && !allowTestDataCleanup) throw new Problem('cleanup_disabled');
}

/**
 * Removes what was tried out: teachers, editors, lessons, sandbox payments, files and messages. Admins and the
 * audit log stay, and every customer whose lesson was paid with real money, with all that belongs to them. Rows go
 * in one transaction, bytes after it. The password is asked by the caller.
 */
export async function cleanUpTestData(
  deps: AppDeps,
  { userId, role }: Session,
  { ip }: { ip: string },
): Promise<{ summary: string }> {
  const { gone, counts } = await deps.database.db.transaction(async (tx) => {
    const before = await countAll(tx);
    const { lessonIds, keptOwners, payments } = await removeLessons(tx);
    const people = await removePeople(tx, keptOwners, deps.clock.now());
    const after = await countAll(tx);
    const counts = {
      people,
      lessons: lessonIds.length,
      payments,
      files: before.files - after.files,
      messages: before.messages - after.messages,
    };
    const about = { actorId: userId, actorRole: role, subjectType: 'installation', subjectId: 'test-data' };
    await recordAudit(tx, { ...about, action: 'cleanup', after: counts, ip }, deps.clock.now());
    return { gone: lessonIds, counts };
  });
  await dropBytes(deps, { lessonIds: gone });
  return { summary: summarise(counts) };
}

const countAll = async (tx: Tx) => {
  const [kept] = await tx.select({ files: count() }).from(files);
  return { files: kept?.files ?? 0, messages: await countMessages(tx) };
};

async function removeLessons(
  tx: Tx,
): Promise<{ lessonIds: string[]; keptOwners: string[]; payments: number }> {
  const live = new Set(await listLiveLessons(tx));
  const owned = await tx.select({ id: lessons.id, ownerId: lessons.ownerId }).from(lessons);
  const keptOwners = new Set(owned.flatMap(({ id, ownerId }) => (live.has(id) ? ownerId : [])));
  const lessonIds = owned.flatMap(({ id, ownerId }) => (keptOwners.has(ownerId) ? [] : id));
  let payments = 0;
  for (let start = 0; start < lessonIds.length; start += AT_ONCE) {
    const some = lessonIds.slice(start, start + AT_ONCE);
    payments += (await clearSandboxPayments(tx, some)).removed;
    await deleteLessons(tx, some);
  }
  return { lessonIds, keptOwners: [...keptOwners], payments };
}

/** An editor who worked on a lesson that stays is closed, not deleted: the conversation there names them. */
async function removePeople(tx: Tx, keptOwners: readonly string[], now: Date): Promise<number> {
  const atWork = await tx.selectDistinct({ editorId: lessons.editorId }).from(lessons);
  const editorIds = atWork.flatMap(({ editorId }) => editorId ?? []);
  const ids = await listPeopleToClear(tx, [...keptOwners, ...editorIds]);
  const bound = await deletePeople(tx, ids);
  for (const id of bound) {
    const person = await lockAccount(tx, id);
    if (person) await closeAccount(tx, person, now);
  }
  return ids.length;
}

type Counts = Record<'people' | 'lessons' | 'payments' | 'files' | 'messages', number>;

function summarise({ people, lessons, payments, files, messages }: Counts): string {
  const of = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
  const parts = [
    of(people, 'usuário', 'usuários'),
    of(lessons, 'aula', 'aulas'),
    of(payments, 'pagamento', 'pagamentos'),
    of(files, 'arquivo', 'arquivos'),
  ];
  return `Removidos: ${parts.join(', ')} e ${of(messages, 'mensagem', 'mensagens')}.`;
}
