import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type ClassTable, classOf } from '#engine/pedagogy/language/tagging/word-classes.ts';

/** Texts that the table was counted on, and the steps of its logarithm. */
export const SCHOOL_TEXTS = 1064;
const STEPS = 2;

let table: ClassTable | undefined;

/**
 * How rare a stem is in texts for schools: the inverse document frequency ln((N + 1) / (n + ½)), in steps of a half of
 * log₂ n. The table holds marks from which no word can be read back (`npm run count:school-words`).
 */
export function rarityOf(stem: string): number {
  table ??= readTable();
  const step = classOf(table, stem);
  const count = step === 0 ? 0 : 2 ** ((step - 1) / STEPS);
  return Math.log((SCHOOL_TEXTS + 1) / (count + 0.5));
}

/** The mark of a stem that stands in so many texts. */
export function markOf(texts: number): number {
  return 1 + Math.round(STEPS * Math.log2(texts));
}

function readTable(): ClassTable {
  const bytes = gunzipSync(readFileSync(join(import.meta.dirname, 'school-words.bin')));
  return { slots: new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2) };
}
