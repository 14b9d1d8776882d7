import { afterEach, describe, expect, it } from 'vitest';
import {
  newTxid,
  openPixBank,
  openScriptedBank,
  pixSettings,
  type ScriptedAnswer,
} from '#tests/builders/pix-bank.ts';
import { HOUR_MS, testClock } from '#tests/builders/test-clock.ts';
import { openBcbPix } from './open-bcb-pix.ts';

let bank: Awaited<ReturnType<typeof openScriptedBank>>;
afterEach(() => bank?.close());

const NOT_FOUND = { status: 404, json: { type: 'https://pix.bcb.gov.br/api/v2/error/CobNaoEncontrado' } };
/** A bank with its own word about tokens, and no charges. */
async function openTokenBank(
  tokenAnswer: (nth: number) => ScriptedAnswer | undefined,
  refused: string[] = [],
) {
  let tokens = 0;
  bank = await openScriptedBank(({ path, headers }) => {
    if (path === '/token') return tokenAnswer(++tokens);
    return refused.includes(String(headers.authorization)) ? { status: 401 } : NOT_FOUND;
  });
  return bank;
}
const tokenNamed = (nth: number, expires_in: unknown = 3600) => ({
  json: { access_token: `t${nth}`, expires_in },
});
const ask = () => bank.gateway.getCharge(newTxid()).catch((error) => [error.failure, error.issue]);
const KNOWS_NONE = ['not_found', 'CobNaoEncontrado'];
const pathsOf = () => bank.calls.map(({ path }) => (path === '/token' ? 'token' : 'api'));

describe("the bank's token", () => {
  it('is asked for as OAuth has it and serves many calls', async () => {
    await openTokenBank(tokenNamed);
    for (let n = 0; n < 3; n++) expect(await ask()).toEqual(KNOWS_NONE);
    expect(pathsOf()).toEqual(['token', 'api', 'api', 'api']);
    const [token, api] = bank.calls;
    expect(token?.headers.authorization).toBe(`Basic ${Buffer.from('client:secret').toString('base64')}`);
    const form = new URLSearchParams(token?.body);
    expect(form.get('grant_type')).toBe('client_credentials');
    for (const scope of ['cob.write', 'cob.read', 'pix.write', 'pix.read', 'webhook.write']) {
      expect(form.get('scope')?.split(' ')).toContain(scope);
    }
    expect(api?.headers.authorization).toBe('Bearer t1');
  });

  it('is asked for once by calls that come together', async () => {
    await openTokenBank(tokenNamed);
    await Promise.all(Array.from({ length: 20 }, ask));
    expect(pathsOf().filter((path) => path === 'token')).toHaveLength(1);
  });

  it.each([
    [3600, 3540],
    [60, 30],
    ['3600', 3540],
    [null, 240],
  ])('that lasts %s seconds is renewed after %s', async (seconds, freshSeconds) => {
    await openTokenBank((nth) => tokenNamed(nth, seconds));
    await ask();
    bank.clock.advance((freshSeconds - 1) * 1000);
    await ask();
    expect(pathsOf()).toEqual(['token', 'api', 'api']);
    bank.clock.advance(1000);
    await ask();
    expect(pathsOf().slice(3)).toEqual(['token', 'api']);
  });

  it('that the bank takes no more is renewed and the call made again, once', async () => {
    await openTokenBank(tokenNamed, ['Bearer t1', 'Bearer t3', 'Bearer t4']);
    expect(await ask()).toEqual(KNOWS_NONE);
    expect(pathsOf()).toEqual(['token', 'api', 'token', 'api']);
    bank.clock.advance(HOUR_MS);
    expect(await ask()).toEqual(['unknown', null]);
    expect(pathsOf().slice(4)).toEqual(['token', 'api', 'token', 'api']);
  });

  it.each([
    [{ status: 401, json: { error: 'invalid_client' } }, ['unknown', 'invalid_client']],
    [{ status: 503 }, ['unknown', null]],
    [{ text: '<html>' }, ['unknown', 'unreadable']],
    [{ json: { expires_in: 1 } }, ['unknown', 'unreadable']],
    // Nobody may take this for "there is no such charge".
    [{ status: 404 }, ['refused', null]],
  ])('that cannot be had says nothing of a charge (%#)', async (answer, outcome) => {
    await openTokenBank(() => answer);
    expect(await ask()).toEqual(outcome);
    expect(pathsOf()).toEqual(['token']);
    await ask();
    expect(pathsOf(), 'a failure is not kept').toEqual(['token', 'token']);
  });

  it('that ended by the clock of the bank is renewed', async () => {
    const { emulator, clock: banksClock } = await openPixBank();
    const gateway = openBcbPix(pixSettings(emulator, testClock()));
    const charge = { txid: newTxid(), amountCents: 100, expiresInSeconds: 600, description: '' };
    await gateway.createCharge(charge);
    banksClock.advance(2 * HOUR_MS);
    expect((await gateway.getCharge(charge.txid)).status).toBe('active');
    await emulator.control.plan('token', 'timeout_before');
    banksClock.advance(2 * HOUR_MS);
    await expect(gateway.getCharge(charge.txid)).rejects.toMatchObject({ failure: 'unknown' });
    expect((await gateway.getCharge(charge.txid)).status).toBe('active');
    await emulator.close();
  });
});
