import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBits } from '#engine/pedagogy/understanding/bit.ts';
import { featuresOf } from '#engine/pedagogy/understanding/bit-features.ts';
import { judgeGenre } from '#engine/pedagogy/understanding/genre/judge-genre.ts';
import { isContentRole, ROLES, type Role } from '#engine/pedagogy/understanding/role.ts';
import { chooseRole, scoreRoles } from '#engine/pedagogy/understanding/score-roles.ts';
import { createReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import { fitRoles, type MarkedBit, writeWeights } from './fit-roles.ts';

/**
 * `npm run train:roles -- FOLDER`: learns `role-weights.txt` from `FOLDER/gold/documents.json` and the files it names
 * under `FOLDER/corpus`. `--judge` writes nothing and prints how well each document is judged by what the others teach.
 */
const [folder = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const gold = JSON.parse(readFileSync(join(folder, 'gold', 'documents.json'), 'utf8')) as {
  file: string;
  roles: { anchor: string; role: Role; at?: number; whole?: boolean }[];
}[];
const WEIGHTS = join(import.meta.dirname, '../../src/engine/pedagogy/understanding/role-weights.txt');

const pool = createReadingPool({ size: 1 });
const documents: MarkedBit[][] = [];
for (const { file, roles } of gold) {
  const path = join(folder, 'corpus', file);
  if (!existsSync(path)) continue;
  const source = await pool.read(path, {});
  const bits = listBits(source.blocks);
  const marks = featuresOf(bits, { kind: source.kind, genre: judgeGenre(source, bits).genre });
  documents.push(
    roles.flatMap(({ anchor, role, at, whole }) => {
      const sought = fold(anchor);
      const index = bits.findIndex(
        (bit) =>
          (!at || !bit.at || bit.at === at) &&
          (whole ? fold(bit.text) === sought : fold(bit.text).includes(sought)),
      );
      return index < 0 ? [] : [{ marks: [...new Set(marks[index])], role }];
    }),
  );
}
await pool.close();

if (process.argv.includes('--judge')) judge();
else writeFileSync(WEIGHTS, writeWeights(fitRoles(documents)));

/** Leaves out one document at a time: what is learnt from a file says nothing of how well kinds are known. */
function judge(): void {
  const hits = new Map<Role, number[]>();
  const sides: number[] = [];
  for (const [left, document] of documents.entries()) {
    const weights = fitRoles(documents.toSpliced(left, 1));
    for (const { marks, role } of document) {
      const told = chooseRole(scoreRoles(marks, weights));
      hits.set(role, [...(hits.get(role) ?? []), told === role ? 1 : 0]);
      sides.push(isContentRole(told) === isContentRole(role) ? 1 : 0);
    }
  }
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  for (const role of ROLES) {
    const own = hits.get(role);
    if (own) console.log(`${role.padEnd(20)} ${mean(own).toFixed(2)} of ${own.length}`);
  }
  const macro = mean([...hits.values()].map(mean));
  console.log(`mean over roles ${macro.toFixed(3)}, content or not ${mean(sides).toFixed(3)}`);
}

function fold(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
