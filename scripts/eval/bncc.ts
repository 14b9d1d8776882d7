import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSkillIndex } from '#engine/pedagogy/curriculum/skill-index.ts';
import { readBnccFolder } from '#server/curriculum/import/read-bncc-folder.ts';
import { findMisses, readTopics, SAID, wilson } from './measure-topics.ts';

/**
 * `npm run eval:bncc FOLDER -- --misses`: how often a right skill is among the first five, for topics as tables of
 * contents name them. Weights and everyday words were tuned on the development set alone.
 */
const SETS = { judged: 'judged-topics.tsv', development: 'development-topics.tsv' };

const folder = process.argv[2];
if (!folder) {
  process.stderr.write('npm run eval:bncc FOLDER: the folder that bncc:import reads\n');
  process.exit(2);
}
const index = buildSkillIndex(await readBnccFolder(folder));
for (const [name, file] of Object.entries(SETS)) {
  const topics = readTopics(readFileSync(join(import.meta.dirname, '../../tests/curriculum', file), 'utf8'));
  process.stdout.write(`${name}: ${topics.length} topics\n`);
  for (const said of SAID) {
    const start = performance.now();
    const misses = findMisses(index, topics, said);
    const ms = (performance.now() - start) / topics.length;
    const hits = topics.length - misses.length;
    const [low, high] = wilson(hits, topics.length).map((share) => share.toFixed(3));
    process.stdout.write(
      `  known of the class: ${said.padEnd(9)}  hit in top 5 ${(hits / topics.length).toFixed(3)} (${low}–${high})  ${ms.toFixed(2)} ms a topic\n`,
    );
    if (process.argv.includes('--misses'))
      for (const { topic, codes } of misses) process.stdout.write(`    ${topic} [${codes.join(' ')}]\n`);
  }
}
