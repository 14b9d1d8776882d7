import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBrCode, checkBrCode, crc16 } from './br-code.ts';

/** The two examples of Banco Central's manuals. */
const STATIC =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000' +
  '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const LOCATION = 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441';
const DYNAMIC =
  `00020101021226700014br.gov.bcb.pix2548${LOCATION}` +
  '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4';

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;
/** The dynamic example with some of its fields changed or left out, and the right CRC. */
function withFields(changes: Record<string, string | null>): string {
  const fields: Record<string, string | null> = {
    '00': '01',
    '26': field('00', 'BR.GOV.BCB.PIX') + field('25', LOCATION),
    '52': '0000',
    '53': '986',
    '58': 'BR',
    '59': 'Fulano de Tal',
    '60': 'BRASILIA',
    '62': field('05', '***'),
    ...changes,
  };
  const ids = Object.keys(fields).sort();
  const open = `${ids.map((id) => (fields[id] === null ? '' : field(id, fields[id] ?? ''))).join('')}6304`;
  return open + crc16(open);
}
const check = (text: string, location?: string) =>
  checkBrCode(text, { amountCents: 2900, ...(location && { location }) });

describe('a BR Code', () => {
  it("of Banco Central's manuals is fit to be shown", () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(check(STATIC)).toEqual([]);
    expect(check(DYNAMIC)).toEqual([]);
    expect(check(DYNAMIC, LOCATION)).toEqual([]);
    expect(check(DYNAMIC, `https://${LOCATION}`)).toEqual([]);
  });

  it('may name the amount, but no other than that of the charge', () => {
    expect(check(withFields({ '54': '29.00' }))).toEqual([]);
    expect(check(withFields({ '54': '29.01' }))).toEqual(['wrong_amount']);
    expect(check(withFields({ '54': '2900' }))).toEqual(['wrong_amount']);
  });

  it.each([
    ['wrong_format', { '00': '02' }],
    ['wrong_format', { '01': '13' }],
    ['not_pix', { '26': field('00', 'com.other.wallet') + field('25', LOCATION) }],
    ['not_pix', { '26': field('00', 'br.gov.bcb.pix') }],
    ['wrong_currency', { '53': '840' }],
    ['wrong_country', { '58': 'AR' }],
    ['no_payee', { '59': null }],
    ['no_payee', { '60': '' }],
    ['too_long', { '80': 'x'.repeat(99), '81': 'x'.repeat(99), '82': 'x'.repeat(99), '83': 'x'.repeat(99) }],
    ['scheme_in_location', { '26': field('00', 'br.gov.bcb.pix') + field('25', `https://${LOCATION}`) }],
  ])('is refused as %s', (problem, changes) => {
    expect(check(withFields(changes))).toEqual([problem]);
  });

  it('of another location, or without one, is not that of the charge', () => {
    expect(check(DYNAMIC, 'pix.example.com/other')).toEqual(['wrong_location']);
    expect(check(STATIC, LOCATION)).toEqual(['wrong_location']);
  });

  it.each([
    '',
    'x',
    '6304',
    DYNAMIC.slice(0, -1),
    `${DYNAMIC}0`,
    'https://pix.example.com',
    STATIC + DYNAMIC,
  ])('that is none at all is noticed (%#)', (text) => expect(check(text)).toEqual(['malformed']));

  it('with any one character changed, or two neighbours swapped, is noticed', () => {
    const sound = withFields({ '54': '29.00' });
    const place = fc.nat(sound.length - 1);
    const character = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(place, character, (at, other) => {
        fc.pre(sound[at] !== other);
        expect(check(sound.slice(0, at) + other + sound.slice(at + 1))).not.toEqual([]);
      }),
      { numRuns: 2000 },
    );
    for (let at = 0; at < sound.length - 1; at++) {
      const swapped = sound.slice(0, at) + sound.charAt(at + 1) + sound.charAt(at) + sound.slice(at + 2);
      if (swapped !== sound) expect(check(swapped)).not.toEqual([]);
    }
  });

  it('reads as something or is refused, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (text) => {
        expect(check(text)).not.toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a BR Code built from a location', () => {
  it("is that of Banco Central's manual", async () => {
    expect(await buildBrCode(LOCATION, { name: 'Fulano de Tal', city: 'BRASILIA' })).toBe(DYNAMIC);
  });

  it('holds with names that are too long or accented', async () => {
    const payee = { name: 'Associação dos Professores de São João del-Rei', city: 'São João del-Rei' };
    const text = (await buildBrCode(LOCATION, payee)) ?? '';
    expect(check(text, LOCATION)).toEqual([]);
    expect(text).toContain('5925Associacao dos Professore6015Sao Joao del-Re');
    expect(check((await buildBrCode(LOCATION)) ?? '', LOCATION)).toEqual([]);
  });

  it.each([`https://${LOCATION}`, '', 'no host', `pix.example.com/${'x'.repeat(80)}`])(
    'is none where the location is none (%#)',
    async (location) => expect(await buildBrCode(location)).toBeNull(),
  );
});
