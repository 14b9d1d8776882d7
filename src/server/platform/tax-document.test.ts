import { generateCnpj, generateCpf } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTaxDocument, isCnpj, isCpf } from './tax-document.ts';

const SIGNS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Module 11 over ASCII − 48, as Receita Federal publishes it (IN RFB 2.229/2024): written here a second time. */
function withCheckDigits(twelve: string): string {
  const digitOf = (text: string) => {
    const sum = [...text]
      .reverse()
      .reduce((total, sign, i) => total + (sign.charCodeAt(0) - 48) * (2 + (i % 8)), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = digitOf(twelve);
  return `${twelve}${first}${digitOf(`${twelve}${first}`)}`;
}
const twelve = fc.string({ unit: fc.constantFrom(...SIGNS), minLength: 12, maxLength: 12 });

it('2,000 alphanumeric CNPJs, their digits computed here, are all taken', () => {
  fc.assert(
    fc.property(twelve, (text) => {
      fc.pre(new Set(text).size > 1);
      return isCnpj(withCheckDigits(text));
    }),
    { numRuns: 2000 },
  );
});

it('a CNPJ with one sign changed is refused', () => {
  fc.assert(
    fc.property(twelve, fc.nat(13), fc.constantFrom('0', '1', '5', '8'), (text, place, sign) => {
      const valid = withCheckDigits(text);
      fc.pre(valid[place] !== sign);
      // Two signs whose values differ by a multiple of 11 are the known blind spot of the sum.
      fc.pre((valid.charCodeAt(place) - sign.charCodeAt(0)) % 11 !== 0);
      const broken = `${valid.slice(0, place)}${sign}${valid.slice(place + 1)}`;
      return broken === withCheckDigits(broken.slice(0, 12)) || !isCnpj(broken);
    }),
    { numRuns: 2000 },
  );
});

it('what the library makes is what we take, in both forms', () => {
  for (let count = 0; count < 200; count += 1) {
    expect([isCnpj(generateCnpj({ version: 2 })), isCnpj(generateCnpj()), isCpf(generateCpf())]).toEqual([
      ...[true, true, true],
    ]);
  }
});

it.each([
  '',
  '11111111111111',
  '12ABC34501DE36',
  '12abc34501de35',
  '12.ABC.345/01DE-35',
  '12ABC34501DE3٥',
  '1234',
])('%j is no CNPJ as it is kept', (text) => expect(isCnpj(text)).toBe(false));
it.each(['', '11111111111', '52998224726', '529.982.247-25', '5299822472', '12ABC34501DE35'])(
  '%j is no CPF as it is kept',
  (text) => expect(isCpf(text)).toBe(false),
);

it('letters survive the punctuation', () => {
  expect([formatTaxDocument('12ABC34501DE35'), formatTaxDocument('52998224725')]).toEqual([
    '12.ABC.345/01DE-35',
    '529.982.247-25',
  ]);
});
