import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { type Call, implement } from '#server/platform/http/implement.ts';
import * as contract from '#shared/accounts/staff.contract.ts';
import { createAccountLimits } from './account-limits.ts';
import { agreeModality } from './staff/agree-modality.ts';
import type { StaffDeed } from './staff/change-account.ts';
import { pauseEditor, reactivateEditor, renameEditor, sendPasswordLink } from './staff/change-editor.ts';
import { inviteEditor, resendInvitation } from './staff/invite-editor.ts';

export function mountStaff(app: FastifyInstance, deps: AppDeps): void {
  const limits = createAccountLimits(deps);
  implement(app, deps, contract.inviteEditor, (call) => inviteEditor(deps, by(call), call.body));
  implement(app, deps, contract.resendInvitation, (call) => resendInvitation(deps, by(call), call.params.id));
  implement(app, deps, contract.sendPasswordLink, async (call) => {
    await limits.resetLink.consume(call.params.id);
    await sendPasswordLink(deps, by(call), call.params.id);
  });
  implement(app, deps, contract.renameEditor, (call) =>
    renameEditor(deps, by(call), { editorId: call.params.id, ...call.body }),
  );
  implement(app, deps, contract.pauseEditor, (call) =>
    pauseEditor(deps, by(call), { editorId: call.params.id, ...call.body }),
  );
  implement(app, deps, contract.agreeModality, (call) =>
    agreeModality(deps, by(call), { clientId: call.params.id, ...call.body }),
  );
  implement(app, deps, contract.reactivateEditor, (call) => reactivateEditor(deps, by(call), call.params.id));
}

const by = ({ session, request }: Pick<Call<never>, 'session' | 'request'>): StaffDeed => ({
  actorId: session.userId,
  actorRole: session.role,
  ip: request.ip,
});
