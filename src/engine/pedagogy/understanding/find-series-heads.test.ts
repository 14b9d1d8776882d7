import { expect, it } from 'vitest';
import type { Block } from '#engine/reading/source-document.ts';
import { listBits } from './bit.ts';
import { findSeriesHeads } from './find-series-heads.ts';

function headsOf(...lines: string[]): string[] {
  const blocks = lines.map((text, at): Block => ({ id: `b${at}`, type: 'paragraph', text }));
  const bits = listBits(blocks).map((bit) => ({ ...bit, role: 'explanation' as const }));
  return [...findSeriesHeads(bits).keys()].map(({ text }) => text);
}

it('takes parts that are counted up for what heads them, by number, numeral or rank', () => {
  const plans = ['PLANO DE AULA 01 – 10/02/2023', 'Objetivo: somar.', 'Plano de aula 02', 'Duração: 50 min'];
  expect(headsOf(...plans)).toEqual([plans[0], plans[2]]);
  expect(headsOf('Unidade I – Células', 'membrana', 'Unidade II – Tecidos')).toHaveLength(2);
  expect(headsOf('1ª etapa – Leitura', 'Leia.', '2ª etapa – Escrita', 'Escreva.')).toHaveLength(2);
});

it('takes one number alone, a gap in the count and a part without a name for none', () => {
  expect(headsOf('Capítulo IV – Das normas', 'texto')).toEqual([]);
  expect(headsOf('Unidade 1 – Células', 'texto', 'Unidade 4 – Tecidos')).toEqual([]);
  expect(headsOf('Semana 1', 'texto', 'Semana 2', 'texto')).toEqual([]);
});

it('takes what stands above the same field entry after entry for the names of the entries', () => {
  const entry = (name: string) => [name, 'Ingredientes: sal e água.', 'Modo de fazer: misture tudo e sirva.'];
  const names = ['Tapioca nordestina', 'Pão de queijo', 'Arroz de carreteiro'];
  expect(headsOf(...names.flatMap(entry))).toEqual(names);
  expect(headsOf(...names.slice(1).flatMap(entry))).toEqual([]);
});

it('takes lines that open alike and end in a colon for heads, no two of them', () => {
  const lines = ['Exemplo para dedução:', 'Exemplo para indução:', 'Exemplo para analogia:'];
  expect(headsOf(...lines)).toEqual(lines);
  expect(headsOf(...lines.slice(1))).toEqual([]);
});

it('takes a line for a heading where the others of its count are', () => {
  const lines = [
    '1. Escola realista – Bodin',
    'Fala do poder.',
    '2. Escola liberal – Locke',
    'Fala da lei.',
    '3. Escola crítica – Gramsci',
  ];
  const judge = (roles: ('heading' | 'exercise' | 'explanation')[]) => [
    ...findSeriesHeads(
      listBits(lines.map((text, at): Block => ({ id: `b${at}`, type: 'paragraph', text }))).map(
        (bit, at) => ({ ...bit, role: roles[at] ?? 'explanation' }),
      ),
    ).values(),
  ];
  expect(judge(['exercise', 'explanation', 'heading', 'explanation', 'heading'])).toEqual(
    Array(3).fill('heading'),
  );
  expect(judge(['exercise', 'explanation', 'exercise', 'explanation', 'heading'])).toEqual([]);
});

it('takes what stands between two questions of a count for one', () => {
  const lines = ['1. Quem propôs?', '2. (tipo ENEM) Um feirante não engana ninguém.', '3. Por que vale?'];
  const bits = listBits(lines.map((text, at): Block => ({ id: `b${at}`, type: 'paragraph', text })));
  const roles = ['exercise', 'definition', 'exercise'] as const;
  expect([
    ...findSeriesHeads(bits.map((bit, at) => ({ ...bit, role: roles[at] ?? 'definition' }))).values(),
  ]).toEqual(['exercise']);
});
