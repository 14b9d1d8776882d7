import { expect, it } from 'vitest';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { findNounRuns } from './noun-runs.ts';

const runsOf = (sentence: string): string[] => {
  const tokens = tagSentence(sentence);
  return findNounRuns(tokens).map(({ from, to }) => sentence.slice(tokens[from]?.start, tokens[to - 1]?.end));
};

it('takes a noun with all that hangs on it', () => {
  expect(runsOf('O valor de acasalamento depende da frequência dos alelos.')).toEqual([
    'valor de acasalamento',
    'frequência dos alelos',
  ]);
});

it('keeps an adjective that was taken for a verb it cannot be', () => {
  expect(runsOf('Encontre o mínimo múltiplo comum de 4 e 6.')).toContain('mínimo múltiplo comum');
});

it('finds nothing where no noun stands', () => {
  expect(runsOf('Ele não foi.')).toEqual([]);
});
