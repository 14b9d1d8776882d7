import { gunzipSync, gzipSync } from 'node:zlib';
import type { SuffixTable } from './suffix-rules.ts';

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

type Header = Pick<TaggerModel, 'tags' | 'tagSets' | 'lemmas' | 'inflections'> & {
  bytes: Record<Section, number>;
};
const SECTIONS = [
  'words',
  'wordClasses',
  'wordTagSets',
  'features',
  'rowEnds',
  'rowTags',
  'rowWeights',
  'dictionary',
] as const;
type Section = (typeof SECTIONS)[number];

/** One gzip member: length of the header (uint32), the header as JSON, then the sections; hashes as their differences. */
export function packModel(model: TaggerModel): Buffer {
  const parts: Record<Section, Uint8Array> = {
    words: bytesOf(model.words),
    wordClasses: model.wordClasses,
    wordTagSets: model.wordTagSets,
    features: differences(model.features),
    rowEnds: differences(model.rowEnds),
    rowTags: model.rowTags,
    rowWeights: bytesOf(model.rowWeights),
    dictionary: bytesOf(model.dictionary),
  };
  const { tags, tagSets, lemmas, inflections } = model;
  const bytes = Object.fromEntries(SECTIONS.map((name) => [name, parts[name].length])) as Record<
    Section,
    number
  >;
  const header = Buffer.from(JSON.stringify({ tags, tagSets, lemmas, inflections, bytes } satisfies Header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return gzipSync(Buffer.concat([length, header, ...SECTIONS.map((name) => parts[name])]), { level: 9 });
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

function bytesOf(array: Int32Array | Int8Array | Uint16Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/** Rising numbers as their differences, seven bits a byte, the lowest first; the eighth bit says that more follow. */
function differences(rising: Uint32Array): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (const value of rising) {
    let rest = value - last;
    last = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
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
