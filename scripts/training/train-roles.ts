import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import { readMarked } from '#scripts/marked/marked-document.ts';
import { fitRoles, type MarkedBit, writeWeights } from './fit-roles.ts';
import { judgeLeftOut, markBits } from './judge-roles.ts';

/**
 * `npm run train:roles -- FOLDER`: learns `role-weights.txt` from `FOLDER/gold/documents.json` and the files it names
 * under `FOLDER/corpus`. `--judge` writes nothing and prints how well each document is judged by what the others teach.
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

if (process.argv.includes('--judge')) {
  const { byRole, roles, sides } = judgeLeftOut(documents);
  for (const { role, share, count } of byRole)
    console.log(`${role.padEnd(20)} ${share.toFixed(2)} of ${count}`);
  console.log(`mean over roles ${roles.toFixed(3)}, content or not ${sides.toFixed(3)}`);
} else writeFileSync(WEIGHTS, writeWeights(fitRoles(documents)));
