import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { buildClassTable, CLASS } from '#engine/pedagogy/language/tagging/word-classes.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';

/**
 * `npm run list:usual-words -- FOLDER`: the words of the dictionary that texts for schools use more than once, as a table of marks from
 * which none can be read back. The spelling check prefers them: a slip is more likely one of a usual word. FOLDER holds
 * folders of texts.
 */
const LEAST_USES = 2;
const FILE = resolve(import.meta.dirname, '../../src/engine/pedagogy/language/spelling/usual-words.bin');

const folder = process.argv[2];
if (folder === undefined) throw new Error('npm run list:usual-words -- FOLDER (with folders of texts)');

const uses = new Map<string, number>();
for (const name of readdirSync(folder).sort())
  for (const file of readdirSync(join(folder, name)).sort())
    for (const word of wordsOf(readFileSync(join(folder, name, file), 'utf8')))
      if (/^\p{Ll}{4,}$/u.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1);

const dictionary = loadDictionary();
const usual = [...uses].filter(([word, count]) => count >= LEAST_USES && dictionary.has(word));
const { slots } = buildClassTable(new Map(usual.sort().map(([word]) => [word, CLASS.invariable])));
const bytes = gzipSync(new Uint8Array(slots.buffer), { level: 9 });
writeFileSync(FILE, bytes);
console.log(`${usual.length} words, ${bytes.length} bytes`);
