import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';
import type { Role } from '#shared/roles.ts';
import { currentPasswordSchema, totpCodeSchema } from './accounts.schemas.ts';

/** Offered, never forced, to those who see other people's data. */
const STAFF = ['editor', 'admin'] as const satisfies readonly Role[];

export const getTotp = endpoint({
  method: 'GET',
  path: '/api/account/totp',
  summary: 'Whether signing in asks for a second factor',
  access: STAFF,
  response: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number() }),
  status: 200,
});
export const setUpTotp = endpoint({
  method: 'POST',
  path: '/api/account/totp/setup',
  summary: 'A new secret for the authenticator app; nothing changes until it is confirmed',
  access: STAFF,
  response: z.object({
    /** Base32, to type where no camera is at hand. */
    secret: z.string(),
    otpauthUrl: z.string(),
    /** SVG text. */
    qrCode: z.string(),
  }),
  status: 200,
});
export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/account/totp/confirm',
  summary: 'Turn the second factor on; answers the recovery codes, which are shown this once',
  access: STAFF,
  body: z.object({ code: totpCodeSchema }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  status: 200,
});
export const removeTotp = endpoint({
  method: 'DELETE',
  path: '/api/account/totp',
  summary: 'Turn the second factor off, by the password and a code or recovery code',
  access: STAFF,
  body: z.object({ password: currentPasswordSchema, code: totpCodeSchema }),
  status: 204,
});
export const resetTotp = endpoint({
  method: 'DELETE',
  path: '/api/admin/editors/{id}/totp',
  summary:
    'Turn off the second factor of another editor or admin who has lost it; the person is told by mail',
  access: ['admin'],
  params: idParamsSchema,
  status: 204,
});
