import { describe, expect, it } from 'vitest';
import { type TaggerModel, unpackModel } from '#engine/pedagogy/language/tagging/load-model.ts';
import { packModel } from './pack-model.ts';

const MODEL: TaggerModel = {
  tags: ['NOUN', 'VERB:fin'],
  tagSets: [[0], [0, 1]],
  words: Int32Array.of(-9, 4, 70_000),
  wordClasses: Uint8Array.of(1, 0, 2),
  wordTagSets: Uint8Array.of(0, 1, 2),
  features: Uint32Array.of(3, 200, 4_000_000_000),
  rowEnds: Uint32Array.of(1, 2, 300),
  rowTags: Uint8Array.of(0, 1),
  rowWeights: Int8Array.of(-127, 5),
  dictionary: Uint16Array.of(0, 65_535, 7),
  lemmas: { NOUN: { s: '1' } },
  inflections: { NOUN: { '': 's', s: 'p' } },
};

describe('the file of the tagger', () => {
  it('gives back every number that was packed', () => {
    expect(unpackModel(packModel(MODEL))).toEqual(MODEL);
  });
});
