import { tellUnderstanding } from '#engine/pedagogy/tell-understanding.ts';
import { judgeUnderstanding } from '#scripts/eval/judge-understanding.ts';
import { type Part, type ReadDocument, type Row, showShare } from '#scripts/eval/part.ts';
import { sumUnderstanding, type UnderstandingFigures } from '#scripts/eval/sum-figures.ts';

type Figure = Exclude<keyof UnderstandingFigures, 'byRole' | 'unfound'>;
const FIGURES: Record<Figure, { name: string; baseline?: string }> = {
  genre: { name: 'genre' },
  roles: { name: 'roles, mean over roles' },
  sides: { name: 'content or not' },
  keptOut: { name: 'kept out of content' },
  keyTerms: { name: 'key terms among the first 15', baseline: '.33 (at the start)' },
};

/** What a document is and what each piece of it is there for. The role weights were learnt from the gold itself. */
export const understandingPart: Part = {
  name: 'understanding',
  measure: async ({ gold, own, tellsMisses }) => {
    const sets = { gold: await gold(), 'own sets': own() };
    const rows: Row[] = [];
    const notes: string[] = [];
    for (const [on, documents] of Object.entries(sets)) {
      if (documents.length === 0) continue;
      const judged = documents.map(({ marked, source }) =>
        judgeUnderstanding(marked, tellUnderstanding(source)),
      );
      const sum = sumUnderstanding(judged);
      for (const [figure, { name, baseline }] of Object.entries(FIGURES))
        rows.push({
          figure: name,
          on,
          ours: showShare(sum[figure as Figure]),
          ...(baseline && on === 'gold' ? { baseline } : {}),
        });
      const roles = sum.byRole.map(({ role, share, count }) => `${role} ${showShare(share)} of ${count}`);
      notes.push(`roles on ${on}: ${roles.join(', ')}; anchors not found: ${sum.unfound}`);
      if (tellsMisses) notes.push(...judged.flatMap((one, at) => missesOf(documents[at], one)));
    }
    return { rows, notes };
  },
};

function missesOf(
  document: ReadDocument | undefined,
  judged: ReturnType<typeof judgeUnderstanding>,
): string[] {
  if (document === undefined) return [];
  const { file, genre } = document.marked;
  return [
    ...(judged.isGenreRight ? [] : [`${file}: not seen as ${genre}`]),
    ...judged.pieces
      .filter(({ worth }) => worth < 1)
      .map(({ anchor, role, told }) => `${file}: ${role} told as ${told}: ${anchor}`),
  ];
}
