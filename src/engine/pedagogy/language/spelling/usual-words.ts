import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type ClassTable, classOf } from '#engine/pedagogy/language/tagging/word-classes.ts';

let loaded: ClassTable | undefined;

/** Whether texts for schools use a word in small letters (`npm run list:usual-words`); read at the first check. */
export function isUsualWord(lower: string): boolean {
  loaded ??= {
    slots: new Uint16Array(
      Uint8Array.from(gunzipSync(readFileSync(join(import.meta.dirname, 'usual-words.bin')))).buffer,
    ),
  };
  return classOf(loaded, lower) !== 0;
}
