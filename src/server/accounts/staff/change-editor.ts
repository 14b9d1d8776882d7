import { and, eq, isNull } from 'drizzle-orm';
import { accountMail } from '#server/accounts/account-mails.ts';
import { type UserRow, usersTable } from '#server/accounts/accounts.table.ts';
import { searchTextOf } from '#server/accounts/insert-user.ts';
import { toUser } from '#server/accounts/to-user.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { saoPauloDay } from '#shared/calendar.ts';
import type { Role } from '#shared/roles.ts';

/** The person who does something to an editor's account, and the address it comes from. */
export interface StaffDeed {
  actorId: string;
  actorRole: Role;
  ip: string;
}

/**
 * Corrects an editor's name; the log keeps that it changed and neither name.
 * @throws Problem `user_not_found`
 */
export async function renameEditor(
  deps: AppDeps,
  by: StaffDeed,
  { editorId, ...names }: Pick<UserRow, 'firstName' | 'lastName'> & { editorId: string },
): Promise<User> {
  return changeEditor(deps, by, editorId, async (tx, editor, now) => {
    const changed = (['firstName', 'lastName'] as const).filter((name) => names[name] !== editor[name]);
    if (changed.length === 0) return { changed: null, answer: toUser(editor) };
    await write(tx, editor, { ...names, searchText: searchTextOf({ ...editor, ...names }), updatedAt: now });
    return {
      changed: { action: 'editor.rename', after: { changed } },
      answer: toUser({ ...editor, ...names }),
    };
  });
}

/**
 * Gives an editor no new work until the end of a day, or until told otherwise. An assignment at the same moment is
 * either before the pause or refused by it.
 * @throws Problem `user_not_found`, 400 for a day that is over
 */
export async function pauseEditor(
  deps: AppDeps,
  by: StaffDeed,
  { editorId, until }: { editorId: string; until: string | null },
): Promise<void> {
  if (until !== null && until < saoPauloDay(deps.clock.now())) {
    throw Problem.ofIssues([{ path: 'until', message: 'Escolha um dia a partir de hoje' }]);
  }
  await changeEditor(deps, by, editorId, async (tx, editor, now) => {
    if (editor.pausedAt !== null && editor.pausedUntil === until) return { changed: null, answer: null };
    await write(tx, editor, { pausedAt: editor.pausedAt ?? now, pausedUntil: until, updatedAt: now });
    await enqueueMail(tx, deps, accountMail, { kind: 'paused', email: editor.email });
    const before = { pausedUntil: editor.pausedUntil };
    return {
      changed: { action: 'editor.pause', before, after: { pausedUntil: until } },
      answer: null,
    };
  });
}

/** @throws Problem `user_not_found` */
export async function reactivateEditor(deps: AppDeps, by: StaffDeed, editorId: string): Promise<void> {
  await changeEditor(deps, by, editorId, async (tx, editor, now) => {
    if (editor.pausedAt === null) return { changed: null, answer: null };
    await write(tx, editor, { pausedAt: null, pausedUntil: null, updatedAt: now });
    await enqueueMail(tx, deps, accountMail, { kind: 'reactivated', email: editor.email });
    return { changed: { action: 'editor.reactivate' }, answer: null };
  });
}

/**
 * Mails an editor the link of a forgotten password.
 * @throws Problem `user_not_found`
 */
export async function sendPasswordLink(deps: AppDeps, by: StaffDeed, editorId: string): Promise<void> {
  await changeEditor(deps, by, editorId, async (tx, editor) => {
    await enqueueMail(tx, deps, accountMail, { kind: 'reset_password', email: editor.email });
    return { changed: { action: 'editor.password_link' }, answer: null };
  });
}

interface Outcome<T> {
  /** What the log keeps; null where all is as it was. */
  changed: { action: `editor.${string}`; before?: object; after?: object } | null;
  answer: T;
}

/** One change of an open editor's account, under its lock and with its row in the log. */
async function changeEditor<T>(
  deps: AppDeps,
  { actorId, actorRole, ip }: StaffDeed,
  editorId: string,
  change: (tx: Tx, editor: UserRow, now: Date) => Promise<Outcome<T>>,
): Promise<T> {
  if (!isId(editorId)) throw new Problem('user_not_found');
  return deps.database.db.transaction(async (tx) => {
    const [editor] = await tx
      .select()
      .from(usersTable)
      .where(and(eq(usersTable.id, editorId), eq(usersTable.role, 'editor'), isNull(usersTable.closedAt)))
      .for('no key update');
    if (!editor) throw new Problem('user_not_found');
    const now = deps.clock.now();
    const { changed, answer } = await change(tx, editor, now);
    if (changed) {
      const about = { actorId, actorRole, subjectType: 'user', subjectId: editorId };
      await recordAudit(tx, { ...about, ...changed, ip }, now);
    }
    return answer;
  });
}

const write = (tx: Tx, { id }: UserRow, values: Partial<UserRow>) =>
  tx.update(usersTable).set(values).where(eq(usersTable.id, id));
