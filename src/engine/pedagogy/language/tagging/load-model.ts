import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scorer } from './decode.ts';
import { hashText, lookupForm, signsOf, type TokenSigns } from './features.ts';
import { type TaggerModel, unpackModel } from './model-file.ts';
import { type ClassTable, dictionarySign } from './word-classes.ts';

/** What tags words: the scorer, and the tables that a token's signs are looked up in. */
export interface Tagger {
  model: TaggerModel;
  scorer: Scorer;
  dictionary: ClassTable;
  /** Class of a word by its hash, 0 for words outside the treebank. */
  lexicalClass(word: number): number;
  signsOf(text: string): TokenSigns;
}

const WORDS_KEPT = 20_000;

let loaded: Tagger | undefined;

/** The trained tagger, read when it is first asked for (20 ms). */
export function loadTagger(): Tagger {
  loaded ??= openTagger(unpackModel(readFileSync(join(import.meta.dirname, 'tagger.bin'))));
  return loaded;
}

export function openTagger(model: TaggerModel): Tagger {
  const words = new Map<number, number>();
  for (const [index, word] of model.words.entries()) words.set(word, index);
  const dictionary = { slots: model.dictionary };
  const lexicalClass = (word: number): number => model.wordClasses[words.get(word) ?? -1] ?? 0;
  const rows = indexRows(model.features);
  const { rowEnds, rowTags, rowWeights } = model;
  return {
    model,
    dictionary,
    lexicalClass,
    signsOf: remember((text) => {
      const form = lookupForm(text);
      return signsOf(text, lexicalClass(hashText(form)), dictionarySign(dictionary, form));
    }),
    scorer: {
      tagCount: model.tags.length,
      add(feature, scores) {
        const row = rows(feature);
        if (row < 0) return;
        const end = rowEnds[row] ?? 0;
        for (let at = rowEnds[row - 1] ?? 0; at < end; at += 1) {
          const tag = rowTags[at] ?? 0;
          scores[tag] = (scores[tag] ?? 0) + (rowWeights[at] ?? 0);
        }
      },
      allowed: (word) => model.tagSets[(model.wordTagSets[words.get(word) ?? -1] ?? 0) - 1],
    },
  };
}

/** Words come back all the time: their signs are made once. A long life starts over instead of growing. */
function remember(make: (text: string) => TokenSigns): (text: string) => TokenSigns {
  const known = new Map<string, TokenSigns>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const signs = make(text);
    if (known.size >= WORDS_KEPT) known.clear();
    known.set(text, signs);
    return signs;
  };
}

/** Feature → row, -1 for none: open addressing, several times quicker than a Map at this size. */
function indexRows(features: Uint32Array): (feature: number) => number {
  const size = 2 ** Math.ceil(Math.log2(features.length * 2 + 1));
  const keys = new Int32Array(size);
  const rows = new Int32Array(size).fill(-1);
  for (const [row, feature] of features.entries()) {
    let slot = feature & (size - 1);
    while (rows[slot] !== -1) slot = (slot + 1) & (size - 1);
    keys[slot] = feature | 0;
    rows[slot] = row;
  }
  return (feature) => {
    let slot = feature & (size - 1);
    while (rows[slot] !== -1) {
      if (keys[slot] === feature) return rows[slot] ?? -1;
      slot = (slot + 1) & (size - 1);
    }
    return -1;
  };
}
