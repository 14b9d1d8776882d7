import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rememberTexts } from '#shared/text/remember-texts.ts';
import type { Scorer } from './decode.ts';
import { hashText, lookupForm, signsOf, type TokenSigns } from './features.ts';
import type { SuffixTable } from './suffix-rules.ts';
import { type ClassTable, dictionarySign } from './word-classes.ts';

/** The trained tagger as it stands in its file. */
export interface TaggerModel {
  /** Joint tags by number (see `tags.ts`). */
  tags: readonly string[];
  /** Sets of tags that a frequent word is limited to. */
  tagSets: readonly (readonly number[])[];
  /** Hashes of the words of the treebank, rising; beside each its class, and its tag set plus one (0: open). */
  words: Int32Array;
  wordClasses: Uint8Array;
  wordTagSets: Uint8Array;
  /** Hashes of the features, rising as unsigned numbers; `rowEnds` closes each one's run in `rowTags` and `rowWeights`. */
  features: Uint32Array;
  rowEnds: Uint32Array;
  rowTags: Uint8Array;
  rowWeights: Int8Array;
  /** Slots of `ClassTable`. */
  dictionary: Uint16Array;
  lemmas: SuffixTable;
  inflections: SuffixTable;
}

export type Header = Pick<TaggerModel, 'tags' | 'tagSets' | 'lemmas' | 'inflections'> & {
  bytes: Record<Section, number>;
};
export const SECTIONS = [
  'words',
  'wordClasses',
  'wordTagSets',
  'features',
  'rowEnds',
  'rowTags',
  'rowWeights',
  'dictionary',
] as const;
export type Section = (typeof SECTIONS)[number];

/** What tags words: the scorer, and the tables that a token's signs are looked up in. */
export interface Tagger {
  model: TaggerModel;
  scorer: Scorer;
  dictionary: ClassTable;
  /** Class of a word by its hash, 0 for words outside the treebank. */
  lexicalClass(word: number): number;
  signsOf(text: string): TokenSigns;
}

const LETTERS_KEPT = 160_000;

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
    signsOf: rememberTexts((text) => {
      const form = lookupForm(text);
      return signsOf(text, lexicalClass(hashText(form)), dictionarySign(dictionary, form));
    }, LETTERS_KEPT),
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

export function unpackModel(file: Uint8Array): TaggerModel {
  const plain = gunzipSync(file);
  const start = 4 + plain.readUInt32LE(0);
  const { bytes, ...header } = JSON.parse(plain.subarray(4, start).toString()) as Header;
  let at = start;
  const parts = {} as Record<Section, Uint8Array>;
  for (const name of SECTIONS) {
    // Copied, so that numbers of two and four bytes stand aligned.
    parts[name] = Uint8Array.from(plain.subarray(at, at + bytes[name]));
    at += bytes[name];
  }
  return {
    ...header,
    words: new Int32Array(parts.words.buffer),
    wordClasses: parts.wordClasses,
    wordTagSets: parts.wordTagSets,
    features: sums(parts.features),
    rowEnds: sums(parts.rowEnds),
    rowTags: parts.rowTags,
    rowWeights: new Int8Array(parts.rowWeights.buffer),
    dictionary: new Uint16Array(parts.dictionary.buffer),
  };
}

function sums(bytes: Uint8Array): Uint32Array {
  const values = new Uint32Array(bytes.reduce((count, byte) => count + (byte < 128 ? 1 : 0), 0));
  let last = 0;
  let at = 0;
  let value = 0;
  let factor = 1;
  for (const byte of bytes) {
    value += (byte % 128) * factor;
    factor *= 128;
    if (byte >= 128) continue;
    last += value;
    values[at] = last;
    at += 1;
    value = 0;
    factor = 1;
  }
  return values;
}
