import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSkillIndex } from '#engine/pedagogy/curriculum/skill-index.ts';
import { findMisses, readTopics, SAID } from '#scripts/eval/measure-topics.ts';
import { type Part, showShare } from '#scripts/eval/part.ts';
import { readBnccFolder } from '#server/curriculum/import/read-bncc-folder.ts';

const TOPICS = join(import.meta.dirname, '../../../tests/curriculum/judged-topics.tsv');

/** Skills of the national curriculum for topics as tables of contents name them; `eval:bncc` tells more of them. */
export const skillsPart: Part = {
  name: 'skills',
  measure: async ({ folder }) => {
    const list = join(folder, 'data', 'bncc');
    if (!existsSync(list)) return { rows: [], notes: ['skills left out: no data/bncc'] };
    const index = buildSkillIndex(await readBnccFolder(list));
    const topics = readTopics(readFileSync(TOPICS, 'utf8'));
    return {
      rows: SAID.map((said) => ({
        figure: `skill in top 5, known: ${said}`,
        on: `${topics.length} judged topics`,
        ours: showShare(1 - findMisses(index, topics, said).length / topics.length),
      })),
      notes: [],
    };
  },
};
