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
});
