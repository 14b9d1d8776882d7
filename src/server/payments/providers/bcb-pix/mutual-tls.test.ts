import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPixEmulator } from '#server/emulators/pix/pix-emulator.ts';
import { memoryStore } from '#server/emulators/sandbox-store.ts';
import { newTxid, pixSettings } from '#tests/builders/pix-bank.ts';
import { testClock } from '#tests/builders/test-clock.ts';
import type { BcbPixSettings } from './bcb-pix-settings.ts';
import { openBcbPix } from './open-bcb-pix.ts';

type Pair = { key: string; cert: string };

async function makeCertificate(name: string, ca?: Pair): Promise<Pair> {
  const made = await generate([{ name: 'commonName', value: name }], {
    ...{ keyType: 'ec', algorithm: 'sha256', ...(ca && { ca }) },
    extensions: ca
      ? [
          { name: 'basicConstraints', cA: false },
          { name: 'keyUsage', digitalSignature: true },
          { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
          { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
        ]
      : [
          { name: 'basicConstraints', cA: true, critical: true },
          { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
        ],
  });
  return { key: made.private, cert: made.cert };
}

describe('a bank that speaks to known clients only', () => {
  let bank: Awaited<ReturnType<typeof startPixEmulator>>;
  let ca: Pair;
  let ours: Pair;
  let theirs: Pair;
  const charge = () => ({ txid: newTxid(), amountCents: 2900, expiresInSeconds: 600, description: 'Aula' });
  const open = (certificate?: BcbPixSettings['certificate']) =>
    openBcbPix({ ...pixSettings(bank, testClock()), ...(certificate && { certificate }) });

  beforeAll(async () => {
    ca = await makeCertificate('CA de teste');
    const strangersCa = await makeCertificate('Outra CA');
    const server = await makeCertificate('banco', ca);
    ours = await makeCertificate('lousa', ca);
    theirs = await makeCertificate('lousa', strangersCa);
    bank = await startPixEmulator({
      ...{ store: memoryStore(), clock: testClock(), tls: { ...server, ca: ca.cert } },
    });
  });
  afterAll(() => bank.close());

  it('answers the one whose certificate its CA signed', async () => {
    expect((await open({ ...ours, ca: ca.cert }).createCharge(charge())).status).toBe('active');
  });

  it.each(['none', "a stranger's"])('does not answer a client with certificate: %s', async (which) => {
    const certificate = which === 'none' ? { cert: '', key: '' } : theirs;
    const gateway = open({ ...certificate, ca: ca.cert });
    await expect(gateway.createCharge(charge())).rejects.toMatchObject({
      ...{ name: 'GatewayError', failure: 'unknown' },
    });
  });

  it('is not believed where its own certificate is of a CA we do not know', async () => {
    const error = await open(ours)
      .createCharge(charge())
      .catch((thrown) => thrown);
    expect([error.failure, error.cause.code]).toEqual(['unknown', 'SELF_SIGNED_CERT_IN_CHAIN']);
  });
});
