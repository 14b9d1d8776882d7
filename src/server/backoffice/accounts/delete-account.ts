import { closeAccount, countAdmins, lockAccount } from '#server/accounts/accounts.api.ts';
import { eraseCompositions } from '#server/composition/composition.api.ts';
import { eraseFilesBy } from '#server/files/files.api.ts';
import {
  deleteLessons,
  emptyLessons,
  eraseMaterialsOf,
  lockLessonsOf,
  withdrawChargesJob,
} from '#server/lessons/lessons.api.ts';
import { clearSandboxPayments, listLessonsOnTheBooks } from '#server/payments/payments.api.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { forgetMailFiles } from '#server/platform/mail/forget-mails.ts';
import { refuseBusyEditor } from './delete-editor.ts';
import { dropBytes } from './drop-bytes.ts';
import { forgetPerson } from './forget-person.ts';
import { deleteNotesOf, redactLessons } from './redact-lessons.ts';

/**
 * Somebody leaves. Lessons without money go with all that hangs on them; of the others stays what the law keeps,
 * without a name (docs/privacy.md). The password is asked by the caller.
 * @throws Problem `last_admin`, `editor_busy`, `unauthorized` where the account is gone already
 */
export async function deleteAccount(deps: AppDeps, { userId, role }: Session): Promise<void> {
  const gone = await deps.database.db.transaction(async (tx) => {
    if (role === 'admin' && (await countAdmins(tx)) < 2) throw new Problem('last_admin');
    const person = await lockAccount(tx, userId);
    if (!person) throw new Problem('unauthorized');
    await refuseBusyEditor(tx, person);
    const now = deps.clock.now();
    const lessons = await sortLessons(tx, userId);
    // A live charge may still be on its way: what it asks for is taken back at the provider.
    for (const lessonId of lessons.kept) await deps.enqueue(tx, withdrawChargesJob, { lessonId });
    const keys =
      person.role === 'teacher'
        ? await eraseFilesBy(tx, { uploaderId: userId, lessonIds: lessons.kept, now })
        : [];
    keys.push(...(await eraseMaterialsOf(tx, [userId])));
    await deleteLessons(tx, lessons.deleted);
    await emptyLessons(tx, lessons.kept, now);
    await eraseCompositions(tx, lessons.kept);
    await deleteNotesOf(tx, lessons.kept);
    await closeAccount(tx, person, now);
    await redactLessons(tx, lessons.kept, person);
    await forgetPerson(tx, person, [...lessons.kept, ...lessons.deleted]);
    const about = { actorId: userId, actorRole: role, subjectType: 'user', subjectId: userId };
    const after = { lessonsDeleted: lessons.deleted.length, lessonsKept: lessons.kept.length };
    // Whence it was asked is forgotten with the rest.
    await recordAudit(tx, { ...about, action: 'account.delete', after, ip: null, sessionId: null }, now);
    return { lessonIds: lessons.deleted, keys };
  });
  await dropBytes(deps, gone);
  await forgetMailFiles(deps.database.db, deps.config.dataDir);
}

async function sortLessons(tx: Tx, ownerId: string): Promise<{ kept: string[]; deleted: string[] }> {
  const all = await lockLessonsOf(tx, ownerId);
  const kept = await listLessonsOnTheBooks(tx, all);
  const deleted = all.filter((id) => !kept.includes(id));
  await clearSandboxPayments(tx, deleted);
  return { kept, deleted };
}
