import { expect, it } from 'vitest';
import type { ItemMatter } from '#engine/composing/deck/composition.ts';
import type { Block } from '#engine/reading/source-document.ts';
import { findProcess, findTimeline } from './find-order.ts';

const LINES = [
  'Desligue a bomba.',
  'Feche a válvula.',
  'Espere a descarga.',
  'Meça a tensão.',
  'Abra o painel.',
];
const LIST = {
  ...{ id: 'b1', type: 'list', isOrdered: true },
  items: LINES.map((text) => ({ text, level: 0 })),
} as Block;
const form = (points: readonly string[], title = 'Desligamento', find = findProcess) =>
  find(
    {
      item: { number: 4, purpose: 'conteudo', title, passageIds: [], points },
      points: points.map((text) => ({ text, passageIds: ['p1'] })),
      ...{ index: 3, blocks: [LIST], passages: [], visuals: [], quiz: [] },
    } as unknown as ItemMatter,
    [],
  );
const bare = (from: number, to: number) => LINES.slice(from, to).map((line) => line.slice(0, -1));

it('goes on counting where another slide told the first steps', () => {
  expect(form(bare(0, 3))?.blocks).toMatchObject([{ type: 'process', steps: [{}, {}, {}] }]);
  expect(form(bare(2, 5))?.blocks).toMatchObject([
    { first: 3, steps: [{ text: 'Espere a descarga' }, {}, {}] },
  ]);
});

it('draws no arrow from one kind to the next', () => {
  const kinds = [
    'Convergente: placas que batem',
    'Divergente: placas que se afastam',
    'Transformante: placas que raspam',
  ];
  const items = kinds.map((text) => ({ text, level: 0 }));
  const of = (title: string) =>
    findProcess(
      {
        item: { number: 4, purpose: 'conteudo', title, passageIds: [], points: kinds },
        points: kinds.map((text) => ({ text, passageIds: ['p1'] })),
        ...{ index: 3, blocks: [{ ...LIST, items }], passages: [], visuals: [], quiz: [] },
      } as unknown as ItemMatter,
      [],
    );
  expect(of('Formação de um limite')?.blocks).toMatchObject([{ type: 'process' }]);
  expect(of('3 tipos de limite')).toBeNull();
});

it('keeps what is said of the steps beside them, and a short claim as their title', () => {
  const formed = form([
    ...bare(0, 5),
    'Só depois do passo 5 o desligamento é seguro',
    'Nunca trabalhe só no painel',
  ]);
  expect(formed).toMatchObject({
    claim: 'Só depois do passo 5 o desligamento é seguro',
    blocks: [{ type: 'process' }, { type: 'points', items: [{ text: 'Nunca trabalhe só no painel' }] }],
    rest: [],
  });
});

it('is no process where three steps stand among many facts, or one is left out', () => {
  const facts = ['a', 'b', 'c', 'd'].map((one) => `A regra ${one} vale para toda a equipe da oficina`);
  expect(form([...bare(0, 3), ...facts])).toBeNull();
  expect(form([...bare(0, 2), ...bare(3, 5)])).toBeNull();
});

it('tells moments as a line of time, and what stands at none of them as its title, or not so', () => {
  const moments = [
    'Em 1764, um tecelão inventou uma máquina de fiar que permitia a um só trabalhador produzir vários fios',
    'Desde 1769, a oficina gasta menos carvão',
    'Em 1785, o tear passou a andar a vapor',
  ];
  const told = (points: readonly string[]) => form(points, 'A oficina', findTimeline);
  expect(told([...moments, 'A oficina foi a primeira a ter máquinas'])).toMatchObject({
    claim: 'A oficina foi a primeira a ter máquinas',
    blocks: [{ type: 'timeline', events: [{ when: '1764' }, { when: 'Desde 1769' }, { when: '1785' }] }],
    rest: [],
  });
  expect(
    told([...moments, 'Quem trabalhava em casa perdeu o seu ofício: ninguém comprava mais caro']),
  ).toBeNull();
});

it('follows no course through cases that a list counts, nor through what is to be answered', () => {
  const items = (lines: string[]) => ({
    ...{ id: 'b2', type: 'list', isOrdered: true },
    items: lines.map((text) => ({ text, level: 0 })),
  });
  const told = (lines: string[]) =>
    findProcess(
      {
        item: { number: 4, purpose: 'conteudo', title: 'Oficina', passageIds: [], points: lines },
        points: lines.map((text) => ({ text, passageIds: ['p1'] })),
        ...{ index: 3, blocks: [items(lines)], passages: [], visuals: [{ kind: 'fluxo' }], quiz: [] },
      } as unknown as ItemMatter,
      [],
    );
  expect(
    told(['Depois de água parada: acento', 'Nome de rio do norte: acento', 'Antes de verbo: nenhum']),
  ).toBeNull();
  expect(
    told(['O painel se abre ( ) cheio ( ) vazio', 'A bomba para em: ____', 'Quem mede a tensão?']),
  ).toBeNull();
});

it('knows the steps of a list whose short forms are written out', () => {
  const listed = ['Lavar as mãos', 'Medir circunf. do braço esquerdo', 'Colocar manguito c/ 2 cm', 'Inflar'];
  const told = [
    'Lavar as mãos',
    'Medir circunferência do braço esquerdo',
    'Colocar manguito com 2 cm',
    'Inflar',
  ];
  const items = listed.map((text) => ({ text, level: 0 }));
  const matter = {
    item: { number: 4, purpose: 'conteudo', title: 'Passo a passo', passageIds: [], points: told },
    points: told.map((text) => ({ text, passageIds: ['p1'] })),
    ...{ index: 3, blocks: [{ ...LIST, items }], passages: [], visuals: [], quiz: [] },
  } as unknown as ItemMatter;
  expect(findProcess(matter, [])?.blocks).toMatchObject([{ type: 'process', steps: [{}, {}, {}, {}] }]);
});
