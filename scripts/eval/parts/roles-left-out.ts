import { type Part, showShare } from '#scripts/eval/part.ts';
import { judgeLeftOut, markBits } from '#scripts/training/judge-roles.ts';
import { markLines, readLessons } from '#scripts/training/read-lessons.ts';

/** The roles of each marked document as judged by what the others teach: nearer to an unseen file than the gold itself. */
export const rolesLeftOutPart: Part = {
  name: 'roles-left-out',
  isLong: true,
  measure: async ({ gold }) => {
    const documents = (await gold()).map(({ source, marked }) => markBits(source, marked));
    if (documents.length === 0) return { rows: [], notes: ['roles-left-out left out: no gold'] };
    const { roles, sides } = judgeLeftOut(documents, readLessons().map(markLines));
    const on = 'gold, each document left out';
    return {
      rows: [
        { figure: 'roles, mean over roles', on, ours: showShare(roles), baseline: '.32 (perceptron)' },
        { figure: 'content or not', on, ours: showShare(sides) },
      ],
      notes: [],
    };
  },
};
