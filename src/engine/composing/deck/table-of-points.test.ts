import { describe, expect, it } from 'vitest';
import type { Block } from '#engine/reading/source-document.ts';
import type { PlanItem } from '#shared/analysis/ai-analysis.ts';
import type { ItemMatter } from './composition.ts';
import { formContent } from './form-content.ts';

const matterOf = (said: string[], table: Block): ItemMatter => ({
  item: {
    number: 4,
    purpose: 'conteudo',
    title: 'A Era Vargas',
    passageIds: [],
    points: said,
  } as unknown as PlanItem,
  index: 3,
  points: said.map((text) => ({ text, passageIds: [] })),
  blocks: [table],
  ...{ passages: [], visuals: [], quiz: [] },
});

describe('a table whose rows the points of its slide tell', () => {
  it('is a line of time where its first column goes on in time', () => {
    const rows = [
      ['Data', 'Fato'],
      ['1930', 'Revolução'],
      ['1937', 'Golpe'],
      ['1945', 'Deposição'],
    ];
    const table = { id: 'b7', type: 'table', rows, hasHeader: true } as Block;
    const said = ['1930: Revolução', '1937: Golpe'];
    expect(formContent(matterOf(said, table), [], []).blocks).toMatchObject([
      { type: 'timeline', events: [{ when: '1930' }, { when: '1937' }, { when: '1945', text: 'Deposição' }] },
    ]);
  });

  it('is drawn by those rows where it is long', () => {
    const cities = ['Recife', 'Natal', 'Belém', 'Manaus', 'Palmas', 'Macapá', 'Cuiabá', 'Goiânia', 'Aracaju'];
    const rows = [['UF', 'Cidade', 'Habitantes'], ...cities.map((name, at) => ['PE', name, `1,${at}`])];
    const table = { id: 'b8', type: 'table', rows, hasHeader: true } as Block;
    const said = cities.slice(1, 4).map((name, at) => `${name} (PE): habitantes 1,${at + 1}`);
    expect(formContent(matterOf(said, table), [], []).blocks).toMatchObject([
      { type: 'chart', categories: ['Natal', 'Belém', 'Manaus'], series: [{ values: [1.1, 1.2, 1.3] }] },
    ]);
  });

  it('stands beside what else is said, where that is little, and says no row twice', () => {
    const rows = [
      ['Temperatura (°C)', 'CS do sal (g)'],
      ['0', '13'],
      ['20', '32'],
      ['40', '64'],
    ];
    const table = { id: 'b9', type: 'table', rows, hasHeader: true } as Block;
    const told = rows.slice(1).map(([cold, most]) => `Temperatura (°C) ${cold}: CS do sal (g) ${most}`);
    const others = ['Saturada: a solução que tem o máximo de soluto', 'Sobra corpo de fundo no copo'];
    expect(formContent(matterOf([...told, ...others], table), [], [])).toMatchObject({
      layout: 'table',
      blocks: [{ rows: rows.slice(1) }, { items: [{ head: 'Saturada' }, { text: others[1] }] }],
      rest: [],
    });
  });

  it('is drawn whole up to twelve rows where the points tell them all, row behind row', () => {
    const names = ['Tainha', 'Bagre', 'Pescada', 'Robalo', 'Corvina', 'Cação', 'Linguado', 'Sardinha'];
    const body = [...names, 'Anchova', 'Garoupa', 'Merluza', 'Xaréu'].map((name, at) => [
      name,
      `rio ${at}`,
      `${at}`,
    ]);
    const rows = [['Peixe', 'Onde', 'Barcos'], ...body];
    const table = { id: 'b10', type: 'table', rows, hasHeader: true } as Block;
    const inRow = (some: string[][]): string => some.map((row) => row.join(' – ')).join('; ');
    const said = [`Peixe – Onde – Barcos: ${inRow(body.slice(0, 7))}`, inRow(body.slice(7))];
    expect(formContent(matterOf(said, table), [], [])).toMatchObject({
      layout: 'table',
      blocks: [{ columns: rows[0], rows: body }],
      rest: [],
    });
  });

  it('is drawn whole with more rows where they are short enough to stand abreast', () => {
    const body = Array.from({ length: 15 }, (_, at) => [`Peixe ${at}`, `rio ${at}`, `${at}`]);
    const rows = [['Peixe', 'Onde', 'Barcos'], ...body];
    const table = { id: 'b10', type: 'table', rows, hasHeader: true } as Block;
    const inRow = (some: string[][]): string => some.map((row) => row.join(' – ')).join('; ');
    const said = [`Peixe – Onde – Barcos: ${inRow(body.slice(0, 7))}`, inRow(body.slice(7))];
    expect(formContent(matterOf(said, table), [], []).blocks).toMatchObject([{ type: 'table', rows: body }]);
    const long = rows.map((row) => row.map((cell) => `${cell}, que os pescadores conhecem bem`));
    const told = [inRow(long.slice(0, 8)), inRow(long.slice(8))];
    expect(formContent(matterOf(told, { ...table, rows: long } as Block), [], []).layout).not.toBe('table');
  });

  it('has its head where that is written large, however the points tell it', () => {
    const rows = [
      ['Pronombre', 'HABLAR', 'COMER'],
      ['yo', 'hablo', 'como'],
      ['tú', 'hablas', 'comes'],
    ];
    const table = { id: 'b11', type: 'table', rows, hasHeader: false } as Block;
    const said = rows.map((row) => row.join(' – '));
    expect(formContent(matterOf([said.join('; ')], table), [], []).blocks).toMatchObject([
      { columns: rows[0], rows: rows.slice(1) },
    ]);
  });

  it('has no head where its first row is told among the others', () => {
    const rows = [
      ['kommen', 'kam', 'vir'],
      ['gehen', 'ging', 'ir'],
      ['sehen', 'sah', 'ver'],
    ];
    const table = { id: 'b11', type: 'table', rows, hasHeader: false } as Block;
    const said = [rows.map((row) => row.join(' – ')).join('; ')];
    expect(formContent(matterOf(said, table), [], []).blocks).toMatchObject([
      { columns: ['', '', ''], rows },
    ]);
  });

  it('shows a sum of all as a row, never as a bar', () => {
    const rows = [
      ['Sítio', 'Litros'],
      ['Bela Vista', '180'],
      ['Cachoeira', '100'],
      ['Taquaral', '50'],
      ['Total', '330'],
    ];
    const table = { id: 'b12', type: 'table', rows, hasHeader: true } as Block;
    const said = [rows.map((row) => row.join(' – ')).join('; ')];
    expect(formContent(matterOf(said, table), [], []).layout).toBe('table');
  });
});
