import { expect, it } from 'vitest';
import { layOutRows } from './lay-out-rows.ts';
import { openBraces } from './open-braces.ts';
import { readText } from './read-text.ts';

const ROCKS = `Tipo          Magmática        Sedimentar
Como nasce    lava que esfria  camadas de areia
Exemplo       basalto          arenito
Onde há       serra            praia`;

it('reads cells that were lined up with spaces as a table', () => {
  expect(layOutRows(ROCKS).split('\n')[1]).toBe('Como nasce\tlava que esfria\tcamadas de areia');
  const [table] = readText(`Rochas da região\n\n${ROCKS}`).blocks.filter(({ type }) => type === 'table');
  expect(table).toMatchObject({ hasHeader: true, rows: [['Tipo', 'Magmática', 'Sedimentar'], {}, {}, {}] });
});

it('leaves other lines with wide gaps as they are', () => {
  const pairs = '❌ Eu foi.   ✅ Eu fui.\n❌ Nós vai.   ✅ Nós vamos.\n❌ Ele vão.   ✅ Ele vai.';
  expect(layOutRows(pairs)).toBe(pairs);
  const law = 'P = U · I    também P = R · i²';
  expect(layOutRows(law)).toBe(law);
  const program = 'int a   = 1;\nint bb  = 2;\nint ccc = 3;';
  expect(layOutRows(program)).toBe(program);
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

const tableOf = (text: string) => {
  const [table] = readText(text).blocks.flatMap((block) => (block.type === 'table' ? [block] : []));
  return table === undefined ? null : { head: table.hasHeader, rows: table.rows.map((row) => row.join(',')) };
};

it('reads rows with bars that are glued or uneven, and a bar that was forgotten', () => {
  expect(tableOf('Saldo\netapa | ATP|NADH\nglicólise| 2 | 2\nKrebs |2| 6\nTOTAL | 4')).toEqual({
    head: true,
    rows: ['etapa,ATP,NADH', 'glicólise,2,2', 'Krebs,2,6', 'TOTAL,4,'],
  });
  expect(tableOf('Gabarito\n1-A | 2-C | 3-B\n4-D | 5-A | 6-E')).toBeNull();
});

it('reads rows between dashes, slashes and semicolons, with what names their columns as head', () => {
  expect(tableOf('verbs\nbase – past – participle\ngo – went – gone\nsee – saw – seen')).toEqual({
    head: true,
    rows: ['base,past,participle', 'go,went,gone', 'see,saw,seen'],
  });
  expect(tableOf('Enzimas\nenzima ; onde age\npepsina ; estômago')).toBeNull();
});

it('reads figures behind two names as a column for each', () => {
  expect(tableOf('Ensaio\nt(s) 0 1 2\nv(m/s) 3 5 7\nganha 2 m/s a cada segundo')).toEqual({
    head: true,
    rows: ['t(s),v(m/s)', '0,3', '1,5', '2,7'],
  });
});

it('reads dots that lead from a name to what it is, and rows behind each other in one line', () => {
  expect(shapesOf('Onde\ncitosol ...... glicólise\nmatriz ...... ciclo de Krebs e acetil')).toContain(
    'citosol: glicólise',
  );
  expect(shapesOf('Formas\nCO2 linear apolar | H2O angular polar | NH3 piramidal polar')).toEqual([
    'Formas',
    'CO2: linear apolar',
    'H2O: angular polar',
    'NH3: piramidal polar',
  ]);
});

it('names columns by what each row says first in them', () => {
  expect(
    tableOf(
      'Temperaturas\nágua: fusão 0 | ebulição 100\nálcool: fusão -114 | ebulição 78\nferro: fusão 1538 | ebulição 2862',
    ),
  ).toEqual({
    head: true,
    rows: [',fusão,ebulição', 'água,0,100', 'álcool,-114,78', 'ferro,1538,2862'],
  });
});

const shapesOf = (text: string): string[] =>
  readText(text).blocks.flatMap((block) =>
    block.type === 'list' ? block.items.map((item) => item.text) : 'text' in block ? [block.text ?? ''] : [],
  );
