import { expect, it } from 'vitest';
import { csvLine, csvText } from './csv.ts';

it.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\nlinha'],
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)'],
  ...[' =1', '\u00a0=1', '\u200b=1', '\ufeff＝1', '\u200b \u2060\u00ad@x', '\u0000=1'],
])('what a spreadsheet would run is made a text: %j', (text) => {
  expect(csvText(text)).toBe(`'${text}`);
});

it.each(['Escola =', 'a+b', 'ana@escola.test', ' Ana', '(11) 9', '3ª série', ''])(
  'other texts stay: %j',
  (text) => {
    expect(csvText(text)).toBe(text);
  },
);

it('a cell with what separates cells stands in quotes', () => {
  expect(csvLine(['a;b', 'c"d', 'e'])).toBe('"a;b";"c""d";e\r\n');
});
