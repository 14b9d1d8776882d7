import { gzipSync } from 'node:zlib';
import {
  type Header,
  SECTIONS,
  type Section,
  type TaggerModel,
} from '#engine/pedagogy/language/tagging/load-model.ts';

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
