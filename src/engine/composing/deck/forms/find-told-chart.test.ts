import { expect, it } from 'vitest';
import type { ItemMatter } from '#engine/composing/deck/composition.ts';
import { findToldChart } from './find-told-chart.ts';

const draw = (points: string[], visuals: object[] = []) =>
  findToldChart(
    {
      item: { number: 4, purpose: 'conteudo', title: 'As árvores', passageIds: [], points },
      points: points.map((text) => ({ text, passageIds: [] })),
      ...{ index: 3, blocks: [], passages: [], visuals, quiz: [] },
    } as unknown as ItemMatter,
    [],
  );

it('draws numbers of one unit as a chart, told in one line or one under each name', () => {
  const said = 'A floresta guarda água para todas as regiões';
  expect(draw(['Norte 8%, Sul 15% e Sudeste 42%', said])).toMatchObject({
    layout: 'chart',
    blocks: [{ type: 'chart', categories: ['Sudeste', 'Sul', 'Norte'] }, { items: [{ text: said }] }],
  });
  const each = ['Norte: 8%', 'Sul: 15% (em 2022)', 'Sudeste: cerca de 42%'];
  expect(draw(each)).toMatchObject({
    ...{ layout: 'chart', rest: [] },
    blocks: [{ series: [{ values: [42, 15, 8] }] }],
  });
  const suggested = 'Slide 4, “Raízes”: gráfico de colunas de metros: ipê (12), jatobá (20) e cedro (15).';
  const visuals = [{ kind: 'grafico', text: suggested, planItem: 4, basis: [] }];
  expect(draw(['O ipê chega a 12, o jatobá a 20 e o cedro a 15 metros', said], visuals)).toMatchObject({
    blocks: [{ unit: 'Em metros', categories: ['Jatobá', 'Cedro', 'Ipê'] }, { items: [{ text: said }] }],
  });
});
