import { createEditor } from '#server/accounts/staff.api.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { addEditor as addEditorCall } from '#shared/backoffice/people.contract.ts';
import type { BodyOf } from '#shared/http/endpoint.ts';

/**
 * An admin opens an editor's account. The audit row names it by its id alone: names must be able to go.
 * @throws Problem `email_taken`, 400 for a common password, `idempotency_conflict`
 */
export async function addEditor(
  deps: AppDeps,
  { userId, role }: Session,
  added: { person: BodyOf<typeof addEditorCall>; ip: string; idempotency: IdempotentRequest | null },
): Promise<IdempotentAnswer<User>> {
  return withIdempotency(deps.database.db, added.idempotency, async (tx) => {
    const editor = await createEditor(tx, added.person);
    const about = { actorId: userId, actorRole: role, subjectType: 'user', subjectId: editor.id };
    await recordAudit(
      tx,
      { ...about, action: 'editor.create', after: { role: 'editor' }, ip: added.ip },
      deps.clock.now(),
    );
    const { id, firstName, lastName, email, profileImageUrl } = editor;
    const isEmailConfirmed = editor.emailConfirmedAt !== null;
    const body: User = { id, firstName, lastName, email, role: 'editor', profileImageUrl, isEmailConfirmed };
    return { status: 201, body };
  });
}
