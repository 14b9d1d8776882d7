import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import type { ItemMatter } from './composition.ts';
import { findCode } from './forms/find-code.ts';
import { findComparison } from './forms/find-comparison.ts';
import { findFigure } from './forms/find-figure.ts';
import { findFormula } from './forms/find-formula.ts';
import { findNativeChart } from './forms/find-native-chart.ts';
import { findHandsOn, findProcess, findTimeline } from './forms/find-order.ts';
import { findTable } from './forms/find-table.ts';
import { findToldChart } from './forms/find-told-chart.ts';
import type { FindForm, Formed } from './forms/form.ts';
import { formPoints } from './forms/form-points.ts';

/** The plainest structure first: what the material itself draws, then what its words describe. */
const FORMS: readonly FindForm[] = [
  ...[
    findCode,
    findNativeChart,
    findTable,
    findToldChart,
    findTimeline,
    findComparison,
    findHandsOn,
    findProcess,
  ],
  ...[findFormula, findFigure],
];

/** The form that the content of an item asks for; points where it asks for none. */
export function formContent(
  matter: ItemMatter,
  pictures: readonly Picture[],
  quiz: AiAnalysis['quiz'],
): Formed {
  for (const find of FORMS) {
    const formed = find(matter, pictures);
    if (formed !== null && !leavesMuch(formed, matter))
      return isMissing(formed) ? (findFigure({ ...matter, points: [] }, pictures) ?? formed) : formed;
  }
  if (matter.points.length > 0) return addTerm(formPoints(matter), matter, quiz);
  const wish = `o que a turma precisa saber sobre “${matter.item.title}”`;
  return { layout: 'points', blocks: [{ type: 'place', wish }], claim: null, rest: [] };
}

/** What was approved is shown: a table or formula that would send most of it to the notes gives way to the words. */
function leavesMuch({ layout, rest }: Formed, { points }: ItemMatter): boolean {
  const isBeside = layout === 'table' || layout === 'formula' || layout === 'figure';
  return (
    isBeside && rest.length > MOST_LEFT && (rest.length > MOST_UNSHOWN || rest.length * 2 > points.length)
  );
}

const MOST_LEFT = 1;
/** More than these are a slide of their own. */
const MOST_UNSHOWN = 2;

/** Only says what a person must bring; a figure of the material says more. */
const isMissing = ({ blocks }: Formed): boolean =>
  blocks.length > 0 && blocks.every(({ type }) => type === 'place');

/** `O que é a fotossíntese?`, `O que são os desvios?`: asks for a term that the passage defines. */
const ASKS_TERM = /^O que (?:é|são) (?:[oa]s? |uma? )?(.{3,40})\?$/u;
const LONGEST_TERM = 130;
const FEWEST_FACTS = 2;
const MOST_BEYOND = 16;
/** More facts have the slide for themselves. */
const MOST_BESIDE_TERM = 3;

/** Facts with a term beside them that one of their passages defines; a fact that only says that gives way to it. */
function addTerm(formed: Formed, { item }: ItemMatter, quiz: AiAnalysis['quiz']): Formed {
  const [block] = formed.blocks;
  if (formed.layout !== 'points' || block?.type !== 'points') return formed;
  const asked = quiz.find(
    ({ question, answer, passageId }) =>
      ASKS_TERM.test(question) && answer.length <= LONGEST_TERM && item.passageIds.includes(passageId),
  );
  const term = ASKS_TERM.exec(asked?.question ?? '')?.[1];
  if (asked === undefined || term === undefined) return formed;
  const says = asked.answer.slice(0, 40).toLocaleLowerCase('pt-BR');
  const items = block.items.filter(({ text }) => !text.toLocaleLowerCase('pt-BR').includes(says));
  // What a fact says beyond its term would be lost.
  const given = block.items.filter((one) => !items.includes(one));
  if (given.some(({ text }) => text.length > asked.answer.length + term.length + MOST_BEYOND)) return formed;
  if (items.length < FEWEST_FACTS || items.length > MOST_BESIDE_TERM) return formed;
  const definition = {
    ...{ type: 'definition' as const, term: upperFirst(term), text: upperFirst(asked.answer) },
    passageIds: [asked.passageId],
  };
  return { ...formed, blocks: [{ ...block, items }, definition] };
}
