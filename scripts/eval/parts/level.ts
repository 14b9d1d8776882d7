import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Part, showShare } from '#scripts/eval/part.ts';
import { crossValidate, readStages } from '#scripts/training/level/cross-validate.ts';

/** Which school stage a text reads like. What is shipped learnt from all the texts, so that folds of them are judged. */
export const levelPart: Part = {
  name: 'level',
  measure: async ({ folder }) => {
    const texts = join(folder, 'data', 'niveis');
    if (!existsSync(texts)) return { rows: [], notes: ['level left out: no data/niveis'] };
    const samples = readStages(texts);
    const { scores, macro, near } = crossValidate(samples);
    const on = `${samples.length} texts, five folds`;
    return {
      rows: [
        {
          figure: 'school stage, macro-F1',
          on,
          ours: showShare(macro, 3),
          baseline: '.235 (Flesch at the start), .756 (softmax)',
        },
        { figure: 'at most one stage off', on, ours: showShare(near, 3) },
      ],
      notes: [`F1 of each stage: ${scores.map((score) => showShare(score)).join(', ')}`],
    };
  },
};
