import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import { readMarked } from '#scripts/marked/marked-document.ts';
import { fitRoles, type MarkedBit, writeWeights } from './fit-roles.ts';
import { judgeLeftOut, markBits } from './judge-roles.ts';
import { markLines, readLessons } from './read-lessons.ts';

/**
 * `npm run train:roles -- FOLDER`: learns `role-weights.txt` from the lessons beside this script, from
 * `FOLDER/gold/documents.json` and from the files it names under `FOLDER/corpus`. `--judge` writes nothing and prints how well
 * each document is judged by what the others teach.
 */
const [folder = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const WEIGHTS = join(import.meta.dirname, '../../src/engine/pedagogy/understanding/role-weights.txt');

const pool = createReadingPool({ size: 1 });
const documents: MarkedBit[][] = [];
for (const marked of readMarked(folder)) {
  const path = join(folder, 'corpus', marked.file);
  if (existsSync(path)) documents.push(markBits(await pool.read(path, {}), marked));
}
await pool.close();
const lessons = readLessons().map(markLines);

if (process.argv.includes('--judge')) {
  tell('documents', judgeLeftOut(documents, lessons));
  tell('lessons', judgeLeftOut(lessons, documents));
} else writeFileSync(WEIGHTS, writeWeights(fitRoles([...documents, ...lessons])));

function tell(name: string, { byRole, roles, sides }: ReturnType<typeof judgeLeftOut>): void {
  for (const { role, share, count } of byRole)
    console.log(`${name}: ${role.padEnd(20)} ${share.toFixed(2)} of ${count}`);
  console.log(`${name}: mean over roles ${roles.toFixed(3)}, content or not ${sides.toFixed(3)}`);
}
