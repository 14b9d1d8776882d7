import { createEditor } from '#server/accounts/accounts.api.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { addEditor as addEditorCall } from '#shared/backoffice/people.contract.ts';
import type { BodyOf } from '#shared/http/endpoint.ts';

/**
 * An admin opens an editor's account. The audit row names it by its id alone: names must be able to go.
 * @throws Problem `email_taken`, 400 for a common password
 */
export async function addEditor(
  deps: AppDeps,
  { userId, role }: Session,
  { person, ip }: { person: BodyOf<typeof addEditorCall>; ip: string },
): Promise<User> {
  return deps.database.db.transaction(async (tx) => {
    const { id, firstName, lastName, email, profileImageUrl, emailConfirmedAt } = await createEditor(
      tx,
      person,
    );
    const about = { actorId: userId, actorRole: role, subjectType: 'user', subjectId: id };
    await recordAudit(
      tx,
      { ...about, action: 'editor.create', after: { role: 'editor' }, ip },
      deps.clock.now(),
    );
    const isEmailConfirmed = emailConfirmedAt !== null;
    return { id, firstName, lastName, email, role: 'editor', profileImageUrl, isEmailConfirmed };
  });
}
