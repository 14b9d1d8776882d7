import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { setNextLink } from '#server/platform/http/lists/page.ts';
import {
  clearSessionCookie,
  type Session,
  setSessionCookie,
  setSessionResolver,
} from '#server/platform/http/session.ts';
import * as contract from '#shared/accounts/accounts.contract.ts';
import { loginAddress } from '#shared/site/return-address.ts';
import { createAccountLimits } from './account-limits.ts';
import { changePassword } from './own-account/change-password.ts';
import { confirmEmail } from './own-account/confirm-email.ts';
import { keepEmail } from './own-account/keep-email.ts';
import { mountNotificationChoices } from './own-account/notification-choices.ts';
import { resendConfirmation } from './own-account/resend-confirmation.ts';
import { requestPasswordReset, resetPassword } from './own-account/reset-password.ts';
import { cancelEmailChange, updateProfile } from './own-account/update-profile.ts';
import { takeTurns } from './passwords/take-turns.ts';
import type { From } from './sign-in/known-places.ts';
import { listSignIns } from './sign-in/list-sign-ins.ts';
import { registerTeacher } from './sign-in/register-teacher.ts';
import { originOf, setBrowserCookie } from './sign-in/request-origin.ts';
import { listLivingSessions, resolveSession } from './sign-in/sessions.ts';
import { signIn, signInAsAdmin } from './sign-in/sign-in.ts';
import { signOut, signOutElsewhere, signOutEverywhereElse } from './sign-in/sign-out.ts';
import { mountStaff } from './staff.routes.ts';
import { mountTotp } from './totp.routes.ts';

/** Half of what the database serves at once is left to those who are in. */
const MAX_AT_THE_DOOR = 6;
/** About ten seconds of work on one core: whoever came later would have given up. */
const MAX_BEFORE_THE_DOOR = 200;

export function mountAccounts(app: FastifyInstance, deps: AppDeps): void {
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
  const { config } = deps;
  /** The cookies' secrets go into the headers alone: what is answered, scripts can read. */
  const withCookies = <T extends { cookie: string; browser: string | null }>(
    reply: FastifyReply,
    { cookie, browser, ...signedIn }: T,
  ) => {
    setSessionCookie(reply, config, cookie);
    setBrowserCookie(reply, config, browser);
    return signedIn;
  };
  /** A flood is sent away before it costs anything: not a connection of the database, not a hash. */
  const inTurn = takeTurns({ atOnce: MAX_AT_THE_DOOR, maxWaiting: MAX_BEFORE_THE_DOOR });
  const atTheDoor = async <T extends { cookie: string; browser: string | null }>(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    enter: (from: From) => Promise<T>,
  ) => {
    const from = originOf(request, config);
    return withCookies(reply, await inTurn(from.address, () => enter(from)));
  };
  implement(app, deps, contract.register, (call) =>
    atTheDoor(call, (from) => registerTeacher(deps, limits, call.body, from)),
  );
  implement(app, deps, contract.login, (call) =>
    atTheDoor(call, (from) => signIn(deps, limits, call.body, from)),
  );
  implement(app, deps, contract.adminLogin, (call) =>
    atTheDoor(call, (from) => signInAsAdmin(deps, limits, call.body, from)),
  );
  implement(app, deps, contract.logout, async ({ session, reply }) => {
    await signOut(deps, session);
    clearSessionCookie(reply, deps.config);
  });
  implement(app, deps, contract.loginRedirect, async ({ query, reply }) =>
    reply.redirect(loginAddress({ returnTo: query.continuar, hasEnded: query.sessao === 'encerrada' })),
  );
}

function mountRecovery(app: FastifyInstance, deps: AppDeps): void {
  const limits = createAccountLimits(deps);
  implement(app, deps, contract.forgotPassword, async ({ body, request }) =>
    requestPasswordReset(deps, limits, { email: body.email, from: originOf(request, deps.config) }),
  );
  implement(app, deps, contract.resetPassword, async ({ body, request, reply }) => {
    const browser = await resetPassword(deps, limits, body, originOf(request, deps.config));
    setBrowserCookie(reply, deps.config, browser);
  });
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
  implement(app, deps, contract.cancelEmailChange, ({ session }) => cancelEmailChange(deps, session));
  for (const endpoint of [contract.changePassword, contract.changeAdminPassword]) {
    implement(app, deps, endpoint, async ({ session, body, request, reply }) => {
      const asked = { ...body, ip: request.ip, from: originOf(request, deps.config) };
      setBrowserCookie(reply, deps.config, await changePassword(deps, limits, session, asked));
    });
  }
  implement(app, deps, contract.resendConfirmation, ({ session }) =>
    resendConfirmation(deps, limits, session),
  );
  implement(app, deps, contract.listSessions, async ({ session, query, request, reply }) => {
    const now = deps.clock.now();
    const { rows, next } = await listLivingSessions(db, session.userId, { ...query, now });
    setNextLink(request, reply, next);
    return rows.map((each) => describeSession(each, session));
  });
  implement(app, deps, contract.endSession, ({ session, params }) =>
    signOutElsewhere(deps, session, params.id),
  );
  implement(app, deps, contract.endOtherSessions, ({ session }) => signOutEverywhereElse(deps, session));
  implement(app, deps, contract.listSignIns, ({ session }) => listSignIns(db, session));
}

function describeSession(
  { id, device, createdAt, lastSeenAt }: Awaited<ReturnType<typeof listLivingSessions>>['rows'][number],
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
