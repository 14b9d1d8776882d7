import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import { EmulatorProblem } from './emulator-problem.ts';

const CLIENT_ID = 'lousa-demonstracao';
const TOKEN_SECONDS = 3600;
const SCOPES = ['cob.write', 'cob.read', 'pix.write', 'pix.read', 'webhook.write', 'webhook.read'];

/** The emulator's authorization server, its secrets made anew at each start: whoever held a token asks for another. */
export interface OAuth {
  clientId: string;
  clientSecret: string;
  issue(authorization: string | undefined, form: URLSearchParams): { status: number; body: unknown };
  /** Throws where the call bears no token that is good for this. */
  check(authorization: string | undefined, scope: string): void;
}

export function openOAuth(clock: Clock): OAuth {
  const secrets = { client: randomBytes(24).toString('hex'), signing: randomBytes(32).toString('hex') };
  const sign = (claims: string) => createHmac('sha256', secrets.signing).update(claims).digest('base64url');
  const basic = `Basic ${Buffer.from(`${CLIENT_ID}:${secrets.client}`).toString('base64')}`;

  return {
    clientId: CLIENT_ID,
    clientSecret: secrets.client,
    issue(authorization, form) {
      if (!isEqual(authorization ?? '', basic)) return { status: 401, body: { error: 'invalid_client' } };
      if (form.get('grant_type') !== 'client_credentials') {
        return { status: 400, body: { error: 'unsupported_grant_type' } };
      }
      const scopes = form.get('scope')?.split(' ') ?? SCOPES;
      if (scopes.some((scope) => !SCOPES.includes(scope))) {
        return { status: 400, body: { error: 'invalid_scope' } };
      }
      const expiresAt = clock.now().getTime() + TOKEN_SECONDS * 1000;
      const claims = Buffer.from(JSON.stringify({ expiresAt, scopes })).toString('base64url');
      return {
        status: 200,
        body: {
          access_token: `${claims}.${sign(claims)}`,
          token_type: 'Bearer',
          expires_in: TOKEN_SECONDS,
          scope: scopes.join(' '),
        },
      };
    },
    check(authorization, scope) {
      const [, claims = '', signature = ''] = /^Bearer ([\w-]+)\.([\w-]+)$/.exec(authorization ?? '') ?? [];
      if (!isEqual(signature, sign(claims))) throw new EmulatorProblem('NaoAutorizado', 'Sem token válido.');
      const { expiresAt, scopes } = JSON.parse(Buffer.from(claims, 'base64url').toString());
      if (clock.now().getTime() >= expiresAt) throw new EmulatorProblem('NaoAutorizado', 'O token expirou.');
      if (!scopes.includes(scope)) throw new EmulatorProblem('AcessoNegado', `O token não tem ${scope}.`);
    },
  };
}

function isEqual(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
