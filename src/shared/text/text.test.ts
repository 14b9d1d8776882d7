import { describe, expect, it } from 'vitest';
import { toOneLine } from './one-line.ts';
import { hasWebAddress, withoutLinks } from './web-address.ts';

describe('one line', () => {
  it.each([
    ['Frações\r\n\r\nAprovado pela direção', 'Frações Aprovado pela direção'],
    ['A\u2028B\u2029C\u0085D\tE', 'A B C D E'],
    ['Fra\u200Bções\u202E \u2800 1\u00AD', 'Frações 1'],
    ['\u200B\u2060\uFEFF', ''],
    ['\uFE0F \u3164', ''],
    ['Ana\uFEFF Souza', 'Ana Souza'],
    ['Professora 👩🏽‍🏫 e 👨‍👩‍👧', 'Professora 👩🏽‍🏫 e 👨‍👩‍👧'],
    ['a\u200Db', 'ab'],
    ['Jose\u0301', 'José'],
  ])('%j is kept as %j', (sent, kept) => expect(toOneLine(sent)).toBe(kept));
});

const REAL_NAMES = [
  'D. João',
  'Dr. Silva',
  'Dr.Silva',
  'Prof.Ana',
  'Maria da S. Santos',
  'E.E. Prof. Antônio Lima',
  'E.M.E.F. Pres. Vargas',
  'E.M.E.F.Santos',
  'C.E.I. Sta.Rita',
  'José Carlos Jr.',
  "D'Ávila",
  'Ana-Lúcia',
  'Colégio 2.0',
  'Ltda.',
];
const ADDRESSES = [
  'http://golpe.test/x',
  'Abra golpe.test agora',
  'www . golpe . test',
  'golpe.com',
  'Dr.com',
  'D.Com',
  't.co',
  'Ana.golpe.site',
  'golpe。test',
  'golpe．com',
  'ana@golpe.test',
  '//golpe',
  'Silva.santos',
];

describe('a web address in a name', () => {
  it.each(REAL_NAMES)('is not seen in %j', (name) => {
    expect(hasWebAddress(name)).toBe(false);
    expect(withoutLinks(name)).toBe(name);
  });
  it.each(ADDRESSES)('is seen in %j, and taken apart', (name) => {
    expect(hasWebAddress(name)).toBe(true);
    expect(hasWebAddress(withoutLinks(name).replaceAll(/\bwww\b/gi, ''))).toBe(false);
  });
});
