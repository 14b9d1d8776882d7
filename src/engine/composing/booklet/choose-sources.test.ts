import { expect, it } from 'vitest';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listSources } from './choose-sources.ts';
import type { Tools } from './tools.ts';

const listOf = (...texts: string[]) =>
  listSources(
    {
      material: { references: [{ kind: 'list', statements: texts.map((text) => ({ text })) }] },
    } as unknown as Lesson,
    { say: (text: string) => text } as Tools,
  );

it('lists works and addresses from A to Z, no sentence that only stood among them', () => {
  const entries = ['SILVA, Ana. A horta. 2. ed. Belém: Terra, 2019.', 'BRASIL. Guia da horta. 2020.'];
  expect(listOf(...entries, 'Foi em 1970 que a escola abriu a sua horta.')).toEqual(entries.toReversed());
});

it('does not say again that it is a source', () => {
  expect(listOf('Fonte: Revista da Horta, 20/12/1999.')).toEqual(['Revista da Horta, 20/12/1999.']);
});

it('keeps of a long text only where it is found', () => {
  const text = `${'A turma planta e colhe na horta da escola. '.repeat(12)}Disponível em: https://exemplo.org/horta`;
  expect(listOf(text)).toEqual(['Disponível em: https://exemplo.org/horta']);
});
