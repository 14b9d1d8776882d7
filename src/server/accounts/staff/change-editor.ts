import { accountMail } from '#server/accounts/account-mails.ts';
import type { UserRow } from '#server/accounts/accounts.table.ts';
import { searchTextOf } from '#server/accounts/insert-user.ts';
import { toUser } from '#server/accounts/to-user.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { saoPauloDay } from '#shared/calendar.ts';
import { changeAccount, type StaffDeed, writeAccount } from './change-account.ts';

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
    await writeAccount(tx, editor, {
      ...names,
      searchText: searchTextOf({ ...editor, ...names }),
      updatedAt: now,
    });
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
    await writeAccount(tx, editor, { pausedAt: editor.pausedAt ?? now, pausedUntil: until, updatedAt: now });
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
    await writeAccount(tx, editor, { pausedAt: null, pausedUntil: null, updatedAt: now });
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

const changeEditor = <T>(
  deps: AppDeps,
  by: StaffDeed,
  editorId: string,
  change: Parameters<typeof changeAccount<T>>[3],
): Promise<T> => changeAccount(deps, by, { id: editorId, role: 'editor' }, change);
