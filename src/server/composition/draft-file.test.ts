import { expect, it } from 'vitest';
import { nameDraft } from './draft-file.ts';

const LONG =
  'A organização política e territorial das cidades-estado da Grécia Antiga e as formas de participação dos cidadãos na pólis ateniense';

it('a file is named as its lesson, without what a file system refuses', () => {
  expect(nameDraft({ title: ' O que é: calor? \n Parte 1/2 ' }, 'pptx')).toBe('O que é calor Parte 1 2.pptx');
  expect(nameDraft({ title: '???' }, 'pdf')).toBe('Aula.pdf');
});

it('a long title ends with a word, or where it has none', () => {
  const name = nameDraft({ title: LONG }, 'pdf');
  expect(name).toBe(`${LONG.slice(0, LONG.indexOf(' pólis'))}.pdf`);
  expect(nameDraft({ title: 'a'.repeat(200) }, 'pdf')).toBe(`${'a'.repeat(120)}.pdf`);
});
