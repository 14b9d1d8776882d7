import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { markOf } from '#engine/pedagogy/language/school-words.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { buildClassTable } from '#engine/pedagogy/language/tagging/word-classes.ts';

/**
 * `npm run count:school-words -- FOLDER`: in how many texts for schools each stem stands, as a table of marks from which
 * none can be read back. A stem that is rare there tells more of a lesson. FOLDER holds folders of texts.
 */
const FILE = resolve(import.meta.dirname, '../../src/engine/pedagogy/language/school-words.bin');

const folder = process.argv[2];
if (folder === undefined) throw new Error('npm run count:school-words -- FOLDER (with folders of texts)');

const texts = new Map<string, number>();
for (const name of readdirSync(folder).sort())
  for (const file of readdirSync(join(folder, name)).sort())
    for (const stem of new Set(contentStems(readFileSync(join(folder, name, file), 'utf8'))))
      texts.set(stem, (texts.get(stem) ?? 0) + 1);

const marks = [...texts].sort().map(([stem, count]): [string, number] => [stem, markOf(count)]);
const bytes = gzipSync(new Uint8Array(buildClassTable(new Map(marks)).slots.buffer), { level: 9 });
writeFileSync(FILE, bytes);
console.log(`${marks.length} stems, ${bytes.length} bytes`);
