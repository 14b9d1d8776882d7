import { expect, it } from 'vitest';
import { closeRiddle, findAnswered, listLines } from './list-lines.ts';
import type { Unit } from './shape-units.ts';

const unitsOf = (lines: readonly string[]): Unit[] =>
  lines.map((text) => ({ blocks: [{ type: 'text', text, passageIds: [] }], words: 0 }));
const listsOf = (...lines: string[]) =>
  listLines(unitsOf(lines)).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'points' ? [block.items.map(({ text }) => text)] : [])),
  );

it('sets short lines one below the other as the list they are', () => {
  const parts = ['1x Protoboard', '1x Sensor de luminosidade', 'Cabos para ligações'];
  expect(listsOf(...parts)).toEqual([parts]);
  expect(listsOf('O sensor mede a luz.', ...parts, 'Agora ligue o sensor à placa:')).toEqual([parts]);
});

it('keeps two lines, whole sentences, verses and speech as they stand', () => {
  expect(listsOf('1x Protoboard', '1x Sensor')).toEqual([]);
  expect(listsOf('A água ferve.', 'O gelo derrete.', 'O vapor sobe.')).toEqual([]);
  expect(listsOf('Minha terra tem palmeiras,', 'Onde canta o sabiá,', 'As aves que aqui gorjeiam')).toEqual(
    [],
  );
  expect(listsOf('— Bom dia', '— Bom dia, dona Rosa', '— Como vai?')).toEqual([]);
});

it('lists lines with a hyphen typed before each, unless people speak in them', () => {
  const long = 'reconhece as diferenças entre o que se vê no papel, na tela e no mundo, em qualquer ordem';
  expect(listsOf(`- ${long}`, '- distingue uma pilha de uma bateria.')).toEqual([
    [long, 'distingue uma pilha de uma bateria.'],
  ]);
  expect(listsOf('- Cadê o sal?', '- Acabou ontem.')).toEqual([]);
  expect(listsOf('- Acabou o sal, disse a avó.', '- Então compro mais.')).toEqual([]);
});

it('counts lines that somebody counted from 1, and no question', () => {
  const [unit, ...others] = listLines(
    unitsOf(['1. Abra a cova com a pá.', '2) Ponha a muda nela.', 'Regue.']),
  );
  expect(unit?.blocks).toMatchObject([
    { type: 'process', steps: [{ text: 'Abra a cova com a pá.' }, { text: 'Ponha a muda nela.' }] },
  ]);
  expect(others).toHaveLength(1);
  for (const lines of [
    ['2. Abra a cova com a pá.', '3. Ponha a muda nela.'],
    ['1. O que é uma cova?', '2. O que é uma muda?'],
  ])
    expect(listLines(unitsOf(lines))).toHaveLength(2);
});

it('tells names with what is said of each as such', () => {
  const [unit] = listLines(unitsOf(['MOUSE: entrada', 'MONITOR: saída', 'TECLADO: entrada']));
  expect(unit?.blocks).toMatchObject([{ items: [{ head: 'MOUSE', text: 'entrada' }, {}, {}] }]);
});

it('asks what stands above a place for its answer together, however often that is', () => {
  const block = (id: string, text: string) => ({ id, type: 'paragraph' as const, text });
  const blocks = [block('b1', 'Possui teclas.'), block('b2', 'Resposta: ________'), block('b3', 'Fim.')];
  expect([...findAnswered(blocks)]).toEqual(['b1']);
  const units = unitsOf(['É um dispositivo de entrada', 'Possui teclas.']);
  closeRiddle(units);
  expect(units).toMatchObject([
    {
      blocks: [
        {
          type: 'process',
          steps: [{ text: 'É um dispositivo de entrada. Possui teclas. Resposta: ____________________' }],
        },
      ],
    },
  ]);
});
