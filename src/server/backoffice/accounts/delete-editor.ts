import { and, count, eq } from 'drizzle-orm';
import { type AccountRow, closeAccount, lockAccount } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { forgetPerson } from './forget-person.ts';

const lessons = lessonsAs('lesson');

/**
 * An admin closes an editor's account: sessions end at once and no password opens it any more.
 * @throws Problem `user_not_found`, `admin_protected`, `editor_busy` while a production is open
 */
export async function deleteEditor(
  deps: AppDeps,
  { userId, role }: Session,
  { editorId, ip }: { editorId: string; ip: string },
): Promise<void> {
  if (!isId(editorId)) throw new Problem('user_not_found');
  await deps.database.db.transaction(async (tx) => {
    const editor = await lockAccount(tx, editorId);
    if (!editor || editor.role === 'teacher') throw new Problem('user_not_found');
    if (editor.role === 'admin') throw new Problem('admin_protected');
    await refuseBusyEditor(tx, editor);
    const now = deps.clock.now();
    await closeAccount(tx, editor, now);
    await forgetPerson(tx, editor);
    const about = { actorId: userId, actorRole: role, subjectType: 'user', subjectId: editorId };
    await recordAudit(tx, { ...about, action: 'editor.delete', before: { role: 'editor' }, ip }, now);
  });
}

/** @throws Problem `editor_busy` */
export async function refuseBusyEditor(tx: Tx, { id, role }: AccountRow): Promise<void> {
  if (role !== 'editor') return;
  const [open] = await tx
    .select({ lessons: count() })
    .from(lessons)
    .where(and(eq(lessons.editorId, id), eq(lessons.status, 'in_production')));
  if (open && open.lessons > 0) throw new Problem('editor_busy');
}
