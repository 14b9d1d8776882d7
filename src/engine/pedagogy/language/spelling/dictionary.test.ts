import { describe, expect, it } from 'vitest';
import { openDictionary } from './dictionary.ts';

const AFFIXES = `SET UTF-8
SFX B Y 2
SFX B 0 s [aeo]
SFX B m ns m
SFX a Y 1
SFX a ar ava ar
PFX r Y 1
PFX r 0 re .
`;
const WORDS = `5
casa/B
homem/B
andar/ar
Recife
falço/ý
`;
const dictionary = openDictionary(AFFIXES, WORDS);

describe('the dictionary', () => {
  it.each([
    'casa',
    'casas',
    'homens',
    'andava',
    'reandava',
    'Casa',
    'CASAS',
    'Recife',
    'RECIFE',
    'casa-homem',
  ])('has %s', (word) => {
    expect(dictionary.has(word)).toBe(true);
  });

  it.each(['homems', 'casans', 'recasa', 'recife', 'falço', 'cas', 'andavas'])('has no %s', (word) => {
    expect(dictionary.has(word)).toBe(false);
  });
});
