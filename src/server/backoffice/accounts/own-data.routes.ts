import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { auditExport, createPasswordAsker } from '#server/accounts/accounts.api.ts';
import { measureUse } from '#server/files/file-contents.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createLimiter } from '#server/platform/http/limits/rate-limit.ts';
import { clearSessionCookie } from '#server/platform/http/session.ts';
import * as contract from '#shared/backoffice/people.contract.ts';
import { saoPauloDay } from '#shared/calendar.ts';
import { readStorageUse } from '#shared/files/quota.contract.ts';
import { ACCOUNT_QUOTA_BYTES } from '#shared/upload-limits.ts';
import { cleanUpTestData, refuseWhereReal } from './clean-up-test-data.ts';
import { deleteAccount } from './delete-account.ts';
import { exportEntries } from './export-account.ts';
import { zipStream } from './zip-stream.ts';

/** What destroys asks for the password again; what reads everything is limited. */
export function mountOwnData(app: FastifyInstance, deps: AppDeps): void {
  const demandPassword = createPasswordAsker(deps);
  const limit = createLimiter(deps.database, { name: 'export', points: 10, durationSeconds: 3600 });
  implement(app, deps, contract.exportAccount, async ({ session, reply }) => {
    await limit.consume(session.userId);
    await auditExport(deps.database.db, session, deps.clock.now());
    const name = `lousa-meus-dados-${saoPauloDay(deps.clock.now())}.zip`;
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(zipStream(exportEntries(deps, session)), { objectMode: false }));
  });
  implement(app, deps, readStorageUse, async ({ session }) => ({
    usedBytes: await measureUse(deps.database.db, session.userId),
    limitBytes: ACCOUNT_QUOTA_BYTES,
  }));
  implement(app, deps, contract.deleteAccount, async ({ session, body, reply }) => {
    await demandPassword(session, body.password);
    await deleteAccount(deps, session);
    clearSessionCookie(reply, deps.config);
  });
  implement(app, deps, contract.cleanUpTestData, async ({ session, body, request }) => {
    refuseWhereReal(deps.config);
    await demandPassword(session, body.password);
    return cleanUpTestData(deps, session, { ip: request.ip });
  });
}
