import { auditAccount } from '#server/accounts/audit-account.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { endSessionOf, endSessionsOf } from './sessions.ts';

/** Ends the session that asks for it. */
export async function signOut({ database, clock }: AppDeps, session: Session): Promise<void> {
  await database.db.transaction(async (tx) => {
    await endSessionOf(tx, session.userId, session.sessionId);
    await auditAccount(tx, session, { action: 'account.sign_out', now: clock.now() });
  });
}

/**
 * Ends another session of the account.
 * @throws Problem `session_not_found`
 */
export async function signOutElsewhere(
  { database, clock }: AppDeps,
  session: Session,
  sessionId: string,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const isEnded = isId(sessionId) && (await endSessionOf(tx, session.userId, sessionId));
    if (!isEnded) throw new Problem('session_not_found');
    await auditAccount(tx, session, { action: 'account.session_end', now: clock.now() });
  });
}

/** Ends every other session of the account; the places they were begun at are strange to it again. */
export async function signOutEverywhereElse({ database, clock }: AppDeps, session: Session): Promise<void> {
  await database.db.transaction(async (tx) => {
    await endSessionsOf(tx, session.userId, session.sessionId);
    await auditAccount(tx, session, { action: 'account.sessions_end', now: clock.now() });
  });
}
