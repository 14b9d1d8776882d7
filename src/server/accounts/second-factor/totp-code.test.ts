import { expect, test } from 'vitest';
import { matchTotp, STEP_SECONDS, toBase32, totpCode } from './totp-code.ts';

const SEEDS = {
  sha1: Buffer.from('12345678901234567890'),
  sha256: Buffer.from('12345678901234567890123456789012'),
  sha512: Buffer.from('1234567890123456789012345678901234567890123456789012345678901234'),
};

// RFC 6238, appendix B.
test.each([
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
])('at second %i the codes are those of the RFC', (seconds, sha1, sha256, sha512) => {
  const step = Math.floor(seconds / STEP_SECONDS);
  expect(totpCode(SEEDS.sha1, step, 8, 'sha1')).toBe(sha1);
  expect(totpCode(SEEDS.sha256, step, 8, 'sha256')).toBe(sha256);
  expect(totpCode(SEEDS.sha512, step, 8, 'sha512')).toBe(sha512);
});

test('a code is good one step early and one late, no longer', () => {
  const step = 50_000_000;
  const code = totpCode(SEEDS.sha1, step);
  const at = (steps: number) => matchTotp(SEEDS.sha1, code, new Date((step + steps) * STEP_SECONDS * 1000));
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([null, step, step, step, null]);
  expect(matchTotp(SEEDS.sha1, '12345', new Date())).toBeNull();
});

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %s', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
});
