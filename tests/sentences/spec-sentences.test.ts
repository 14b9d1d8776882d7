import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MATERIAL_RULE } from '#shared/files/accepted-kinds.ts';
import { collectSentences, type Sentence } from './find-sentence.ts';
import { SPEC_SENTENCES } from './spec-sentences.ts';

const { sentences, readNames } = collectSentences(resolve(import.meta.dirname, '../../src'));

/** What is made from a table stands in no text, yet is said to the letter. */
const MADE: readonly Sentence[] = [MATERIAL_RULE.detail].map((text) => ({
  text,
  property: null,
  file: 'src/shared/files/accepted-kinds.ts',
}));

/** A text that stands in a table of texts counts where something reads it from there. */
const isSaid = ({ property, file }: Sentence) =>
  property === null || !file.endsWith('-texts.ts') || readNames.has(property);

describe.each(Object.entries(SPEC_SENTENCES))('%s', (_subject, wanted) => {
  it.each(wanted)('says “%s”', (sentence) => {
    const places = [...sentences, ...MADE].filter(({ text }) => text.includes(sentence));
    expect(places.filter(isSaid).map(({ file }) => file)).not.toEqual([]);
  });
});

it('finds no sentence that nothing says', () => {
  expect(sentences.some(({ text }) => text.includes('Esta frase não está no produto'))).toBe(false);
});
