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
