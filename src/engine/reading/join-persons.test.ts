import { expect, it } from 'vitest';
import { areConjugated } from './join-persons.ts';
import { readText } from './text/read-text.ts';

const typesOf = (text: string) => readText(text).blocks.map(({ type }) => type);

it('reads the persons of a verb as one list, the first and the last among them', () => {
  const { blocks } = readText(
    'O pronome vem antes do verbo conjugado:\n\nyo me levanto\ntú te levantas\nél / ella / usted se levanta\nellos / ellas / ustedes se levantan\n\nO certo é “me levanto”.',
  );
  expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'list', 'paragraph']);
  expect(blocks[1]).toMatchObject({ items: { length: 4 } });
});

it.each([
  [['I work', 'you work', 'he / she / it works']],
  [['je parle', 'tu parles', 'il / elle parle']],
  [['eu canto', 'você canta', 'nós cantamos']],
])('knows %j', (lines) => {
  expect(areConjugated(lines)).toBe(true);
});

it('takes no sentences for the persons of a verb', () => {
  expect(typesOf('Eu fui ao mercado ontem.\nEle comprou pão.\nNós voltamos cedo.')).not.toContain('list');
  expect(areConjugated(['I work', 'I play', 'I study'])).toBe(false);
});
