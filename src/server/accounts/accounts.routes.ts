import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import { Problem } from '#server/platform/http/problem.ts';
import {
  clearSessionCookie,
  isFromPage,
  type Session,
  setSessionCookie,
  setSessionResolver,
} from '#server/platform/http/session.ts';
import * as contract from '#shared/accounts/accounts.contract.ts';
import { loginAddress } from '#shared/site/return-address.ts';
import { createAccountLimits } from './account-limits.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './own-account/confirm-email.ts';
import { describeDevice } from './sign-in/describe-device.ts';
import { keepEmail } from './own-account/keep-email.ts';
import { mountNotificationChoices } from './own-account/notification-choices.ts';
import { registerTeacher } from './sign-in/register-teacher.ts';
import { resendConfirmation } from './own-account/resend-confirmation.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { endSessionOf, listLivingSessions, resolveSession } from './sign-in/sessions.ts';
import { signIn, signInAsAdmin } from './sign-in.ts';
import { mountStaff } from './staff.routes.ts';
import { mountTotp } from './totp.routes.ts';
import { cancelEmailChange, updateProfile } from './own-account/update-profile.ts';

const whence = (request: FastifyRequest) => ({
  address: networkOf(request.ip),
  device: describeDevice(request.headers['user-agent']),
  isFromPage: isFromPage(request),
});

export function registerAccounts(app: FastifyInstance, deps: AppDeps): void {
  setSessionResolver(app, (carried) => resolveSession(deps, carried));
  mountSignIn(app, deps);
  mountRecovery(app, deps);
  mountOwnAccount(app, deps);
  mountNotificationChoices(app, deps);
  mountTotp(app, deps);
  mountStaff(app, deps);
}

function mountSignIn(app: FastifyInstance, deps: AppDeps): void {
  const limits = createAccountLimits(deps);
  /** The cookie's secret goes into the header alone: what is answered, scripts can read. */
  const withCookie = <T extends { cookie: string }>(reply: FastifyReply, { cookie, ...signedIn }: T) => {
    setSessionCookie(reply, deps.config, cookie);
    return signedIn;
  };
  implement(app, deps, contract.register, async ({ body, request, reply }) =>
    withCookie(reply, await registerTeacher(deps, limits, body, whence(request))),
  );
  implement(app, deps, contract.login, async ({ body, request, reply }) =>
    withCookie(reply, await signIn(deps, limits, body, whence(request))),
  );
  implement(app, deps, contract.adminLogin, async ({ body, request, reply }) =>
    withCookie(reply, await signInAsAdmin(deps, limits, body, whence(request))),
  );
  implement(app, deps, contract.logout, async ({ session, reply }) => {
    await endSessionOf(deps.database.db, session.userId, session.sessionId);
    clearSessionCookie(reply, deps.config);
  });
  implement(app, deps, contract.loginRedirect, async ({ query, reply }) =>
    reply.redirect(loginAddress({ returnTo: query.continuar, hasEnded: query.sessao === 'encerrada' })),
  );
}

function mountRecovery(app: FastifyInstance, deps: AppDeps): void {
  const limits = createAccountLimits(deps);
  implement(app, deps, contract.forgotPassword, async ({ body, request }) =>
    requestPasswordReset(deps, limits, { email: body.email, address: networkOf(request.ip) }),
  );
  implement(app, deps, contract.resetPassword, async ({ body }) => resetPassword(deps, body));
  implement(app, deps, contract.confirmEmail, async ({ body, request }) =>
    confirmEmail(deps, { ...body, ip: request.ip }),
  );
  implement(app, deps, contract.keepEmail, async ({ body, request }) =>
    keepEmail(deps, { ...body, ip: request.ip }),
  );
}

function mountOwnAccount(app: FastifyInstance, deps: AppDeps): void {
  const limits = createAccountLimits(deps);
  const { db } = deps.database;
  for (const endpoint of [contract.verifySession, contract.currentUser]) {
    implement(app, deps, endpoint, async ({ session }) => session.user);
  }
  for (const endpoint of [contract.updateProfile, contract.updateAdminProfile]) {
    implement(app, deps, endpoint, async ({ session, body, request }) =>
      updateProfile(deps, limits, session, { ...body, ip: request.ip }),
    );
  }
  implement(app, deps, contract.cancelEmailChange, ({ session }) => cancelEmailChange(deps, session.userId));
  for (const endpoint of [contract.changePassword, contract.changeAdminPassword]) {
    implement(app, deps, endpoint, async ({ session, body, request }) =>
      changePassword(deps, limits, session, { ...body, ip: request.ip }),
    );
  }
  implement(app, deps, contract.resendConfirmation, ({ session }) =>
    resendConfirmation(deps, limits, session),
  );
  implement(app, deps, contract.listSessions, async ({ session }) => {
    const living = await listLivingSessions(db, session.userId, deps.clock.now());
    return living.map((each) => describeSession(each, session));
  });
  implement(app, deps, contract.endSession, async ({ session, params }) => {
    const isEnded = isId(params.id) && (await endSessionOf(db, session.userId, params.id));
    if (!isEnded) throw new Problem('session_not_found');
  });
}

function describeSession(
  { id, device, createdAt, lastSeenAt }: Awaited<ReturnType<typeof listLivingSessions>>[number],
  current: Session,
) {
  return {
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === current.sessionId,
  };
}
