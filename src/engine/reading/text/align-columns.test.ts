import { expect, it } from 'vitest';
import { alignColumns } from './align-columns.ts';
import { openBraces } from './open-braces.ts';
import { readText } from './read-text.ts';

const ROCKS = `Tipo          Magmática        Sedimentar
Como nasce    lava que esfria  camadas de areia
Exemplo       basalto          arenito
Onde há       serra            praia`;

it('reads cells that were lined up with spaces as a table', () => {
  expect(alignColumns(ROCKS).split('\n')[1]).toBe('Como nasce\tlava que esfria\tcamadas de areia');
  const [table] = readText(`Rochas da região\n\n${ROCKS}`).blocks.filter(({ type }) => type === 'table');
  expect(table).toMatchObject({ hasHeader: true, rows: [['Tipo', 'Magmática', 'Sedimentar'], {}, {}, {}] });
});

it('leaves other lines with wide gaps as they are', () => {
  const pairs = '❌ Eu foi.   ✅ Eu fui.\n❌ Nós vai.   ✅ Nós vamos.\n❌ Ele vão.   ✅ Ele vai.';
  expect(alignColumns(pairs)).toBe(pairs);
  const law = 'P = U · I    também P = R · i²';
  expect(alignColumns(law)).toBe(law);
  const program = 'int a   = 1;\nint bb  = 2;\nint ccc = 3;';
  expect(alignColumns(program)).toBe(program);
});

it('takes no first row of a table that is like the others for its head', () => {
  const headOf = (text: string) =>
    readText(text).blocks.flatMap((block) => (block.type === 'table' ? [block.hasHeader] : []));
  expect(headOf('be | was | ser\ngo | went | ir\nsee | saw | ver')).toEqual([false]);
  expect(headOf('Verbo | Passado | Tradução\nbe | was | ser\ngo | went | ir')).toEqual([true]);
});

it('opens a brace over several lines as its name and what it holds', () => {
  expect(openBraces('Rochas { basalto: escura\n       { granito: clara').split('\n')).toEqual([
    'Rochas:',
    '- basalto: escura',
    '- granito: clara',
  ]);
  expect(openBraces('areia }\nargila } Solos').split('\n')).toEqual(['Solos:', '- areia', '- argila']);
  const set = 'A = {1, 2, 3}\nB = {2, 3}';
  expect(openBraces(set)).toBe(set);
});
