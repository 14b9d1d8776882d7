import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import * as contract from '#shared/accounts/totp.contract.ts';
import { createAccountLimits } from './account-limits.ts';
import { resetSecondFactor } from './second-factor/reset-second-factor.ts';
import { confirmTotp, readTotp, removeTotp, setUpTotp } from './second-factor/second-factor.ts';

export function mountTotp(app: FastifyInstance, deps: AppDeps): void {
  const limits = createAccountLimits(deps);
  implement(app, deps, contract.getTotp, ({ session }) => readTotp(deps.database.db, session.userId));
  implement(app, deps, contract.setUpTotp, ({ session }) => setUpTotp(deps, session));
  implement(app, deps, contract.confirmTotp, ({ session, body, request }) =>
    confirmTotp(deps, limits, session, { code: body.code, ip: request.ip }),
  );
  implement(app, deps, contract.removeTotp, ({ session, body, request }) =>
    removeTotp(deps, limits, session, { ...body, ip: request.ip }),
  );
  implement(app, deps, contract.resetTotp, ({ session, params, request }) =>
    resetSecondFactor(deps, session, { userId: params.id, ip: request.ip }),
  );
}
