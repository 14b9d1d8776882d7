import { analyse } from '#engine/pedagogy/analyse.ts';
import { nameDocument } from '#engine/pedagogy/outline/name-document.ts';
import { type JudgedPlan, judgePlan } from '#scripts/eval/judge-plan.ts';
import { measureCoverage } from '#scripts/eval/measure-coverage.ts';
import { type Part, type ReadDocument, type Row, showShare } from '#scripts/eval/part.ts';
import { sumPlans } from '#scripts/eval/sum-figures.ts';
import { mean } from '#scripts/marked/compare-texts.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { ServiceType } from '#shared/catalog/catalog.ts';

interface Size {
  serviceType: ServiceType;
  size: number;
}
const USUAL: Size = { serviceType: 'presentation', size: 15 };
const EVERY: readonly Size[] = [
  ...[5, 10, 15, 20].map((size): Size => ({ serviceType: 'presentation', size })),
  ...[20, 40].map((size): Size => ({ serviceType: 'booklet', size })),
];

/** The plan as it would be ordered from a file, nothing said of the class. */
export function judgePlanOf(document: ReadDocument, size: Size = USUAL): JudgedPlan {
  return judgePlan(document.marked, planOf(document, size));
}

function planOf({ marked, source, typed }: ReadDocument, { serviceType, size }: Size): AiAnalysis {
  return analyse({
    source: typed === undefined ? source : null,
    content: typed ?? '',
    title: nameDocument(source, (marked.file.split('/').at(-1) ?? 'Aula').replace(/\.\w+$/, '')),
    serviceType,
    size,
    level: null,
    lessonMinutes: null,
    learningObjectives: '',
    adjustments: [],
  });
}

/** What the deck carries, what it must not, and patterns of bad points. */
export const planPart: Part = {
  name: 'plan',
  measure: async ({ gold, own, isEverySize, tellsMisses }) => {
    const sets = { gold: await gold(), 'own sets': own() };
    const rows: Row[] = [];
    const notes: string[] = [];
    for (const [set, documents] of Object.entries(sets)) {
      if (documents.length === 0) continue;
      for (const size of isEverySize ? EVERY : [USUAL]) {
        const plans = documents.map((document) => ({ document, told: planOf(document, size) }));
        const judged = plans.map(({ document, told }) => judgePlan(document.marked, told));
        const covered = plans.map(({ document, told }) => measureCoverage(document.source, told));
        const unit = size.serviceType === 'booklet' ? 'pages' : 'slides';
        const on = `${set}, ${size.size} ${unit}`;
        const isStart = set === 'gold' && size.size === USUAL.size;
        const sum = sumPlans(judged);
        const row = (figure: string, ours: string, start: string): Row => ({
          figure,
          on,
          ours,
          ...(isStart ? { baseline: `${start} (at the start)` } : {}),
        });
        rows.push(
          row('units named', showShare(sum.units), '.49'),
          {
            figure: 'content that has a place',
            on,
            ours: showShare(mean(covered.map(({ placed }) => placed))),
          },
          {
            figure: 'of it under the name of its heading',
            on,
            ours: showShare(mean(covered.map(({ underName }) => underName))),
          },
          row('must carry, carried', showShare(sum.carried), '.49'),
          row('must not, yet there', String(sum.mustNot), '36'),
          row('defects per 100 points', sum.defectsPer100.toFixed(1), '62'),
        );
        const kinds = sum.defects.map(
          ({ kind, count, example }) => `${kind} ${count} (“${example.slice(0, 60)}”)`,
        );
        notes.push(`defects on ${on}: ${kinds.join(', ') || 'none'}`);
        if (tellsMisses) notes.push(...judged.flatMap((one, at) => missesOf(documents[at], one)));
      }
    }
    return { rows, notes };
  },
};

function missesOf(document: ReadDocument | undefined, judged: JudgedPlan): string[] {
  const file = document?.marked.file ?? '';
  return [
    ...judged.unnamed.map((unit) => `${file}: part not named: ${unit}`),
    ...judged.uncarried.map((text) => `${file}: not carried: ${text}`),
    ...judged.mustNot.map(({ reason, text }) => `${file}: must not (${reason}): ${text}`),
    ...judged.defects.map(({ kind, text }) => `${file}: ${kind}: ${text}`),
  ];
}
