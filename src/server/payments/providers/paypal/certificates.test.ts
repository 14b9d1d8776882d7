import { X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';
import { expect, test } from 'vitest';
import { judgeCertificates } from './certificates.ts';

const NOW = new Date('2026-06-01T00:00:00Z');

async function certificate(
  name: string,
  about: { isAuthority: boolean; until?: string; ca?: { key: string; cert: string } },
) {
  const made = await generate([{ name: 'commonName', value: name }], {
    algorithm: 'sha256',
    notBeforeDate: new Date('2026-01-01'),
    notAfterDate: new Date(about.until ?? '2030-01-01'),
    extensions: [
      { name: 'basicConstraints', cA: about.isAuthority, critical: true },
      { name: 'keyUsage', keyCertSign: about.isAuthority, digitalSignature: true },
    ],
    ...(about.ca ? { ca: about.ca } : {}),
  });
  return { key: made.private, cert: made.cert, x509: new X509Certificate(made.cert) };
}

test('a chain is believed up to a trusted authority, through valid authorities only', async () => {
  const root = await certificate('Root', { isAuthority: true });
  const middle = await certificate('Middle', { isAuthority: true, ca: root });
  const leaf = await certificate('leaf', { isAuthority: false, ca: middle });
  const judge = (chain: X509Certificate[], trusted = [root.x509], now = NOW) =>
    judgeCertificates(chain, trusted, now);
  expect(judge([leaf.x509, middle.x509])).toBe('trusted');
  expect(judge([leaf.x509, root.x509, middle.x509])).toBe('trusted');
  expect(judge([leaf.x509])).toBe('unknown');
  expect(judge([leaf.x509, middle.x509, root.x509], [])).toBe('unknown');
  expect(judge([])).toBe('unknown');

  // One who was only ever certified as a leaf certifies nobody.
  const usurped = await certificate('usurped', { isAuthority: false, ca: leaf });
  expect(judge([usurped.x509, leaf.x509, middle.x509])).toBe('unknown');
  const namesake = await certificate('Root', { isAuthority: true });
  const forged = await certificate('leaf', { isAuthority: false, ca: namesake });
  expect(judge([forged.x509, namesake.x509])).toBe('unknown');

  const brief = await certificate('Brief', { isAuthority: true, until: '2026-03-01', ca: root });
  const orphan = await certificate('leaf', { isAuthority: false, ca: brief });
  expect(judge([orphan.x509, brief.x509])).toBe('expired');
  expect(judge([leaf.x509, middle.x509], [root.x509], new Date('2025-12-31'))).toBe('expired');
});
