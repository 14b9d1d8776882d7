import type { Picture } from '#shared/composition/blocks.ts';
import type { ItemMatter } from './composition.ts';
import { findCode } from './forms/find-code.ts';
import { findComparison } from './forms/find-comparison.ts';
import { findFigure } from './forms/find-figure.ts';
import { findFormula } from './forms/find-formula.ts';
import { findNativeChart } from './forms/find-native-chart.ts';
import { findProcess, findTimeline } from './forms/find-order.ts';
import { findTable } from './forms/find-table.ts';
import type { FindForm, Formed } from './forms/form.ts';
import { formPoints } from './forms/form-points.ts';

/** The plainest structure first: what the material itself draws, then what its words describe. */
const FORMS: readonly FindForm[] = [
  ...[findNativeChart, findTable, findTimeline, findComparison, findProcess],
  ...[findFormula, findCode, findFigure],
];

/** The form that the content of an item asks for; points where it asks for none. */
export function formContent(matter: ItemMatter, pictures: readonly Picture[]): Formed {
  for (const find of FORMS) {
    const formed = find(matter, pictures);
    if (formed !== null) return formed;
  }
  if (matter.points.length > 0) return formPoints(matter);
  const wish = `o que a turma precisa saber sobre “${matter.item.title}”`;
  return { layout: 'points', blocks: [{ type: 'place', wish }], claim: null, rest: [] };
}
