import { contentWords, foldCase, mean, shareWithin } from '#scripts/marked/compare-texts.ts';
import type { Anchor, MarkedDocument } from '#scripts/marked/marked-document.ts';
import type { AiAnalysis, PlanItem } from '#shared/analysis/ai-analysis.ts';
import { type Defect, findDefects } from './find-defects.ts';

/** Half of a part's words in a title name it; three fifths of a statement's in a point carry it. */
const NAMED = 0.5;
const CARRIED = 0.6;
/** A point that was shortened still begins as its sentence does. */
const TELLING_START = 40;
const TAUGHT: ReadonlySet<PlanItem['purpose']> = new Set(['conteudo', 'exemplo', 'sintese']);
const ASKED: ReadonlySet<PlanItem['purpose']> = new Set(['pratica', 'verificacao', 'gabarito']);

export interface JudgedPlan {
  /** Shares; null where nothing is marked. */
  units: number | null;
  carried: number | null;
  /** What is missing, in the marked words. */
  unnamed: string[];
  uncarried: string[];
  /** Points that must not be there. */
  mustNot: { reason: string; text: string }[];
  points: number;
  defects: Defect[];
}

export function judgePlan(marked: MarkedDocument, told: AiAnalysis): JudgedPlan {
  const { plan, sections } = told.structure;
  const points = plan.filter(({ purpose }) => TAUGHT.has(purpose)).flatMap((item) => item.points);
  const names = [...plan, ...sections].map(({ title }) => contentWords(title));
  const bearers = plan
    .filter(({ purpose }) => !ASKED.has(purpose))
    .flatMap(({ title, points: own }) => [...own, [title, ...own].join(' ')])
    .map(contentWords);
  const isThere = (text: string, places: readonly string[][], least: number) => {
    const sought = contentWords(text);
    return places.some((place) => shareWithin(sought, place) >= least);
  };
  const unnamed = marked.units.filter((unit) => !isThere(unit, names, NAMED));
  const uncarried = marked.mustCarry
    .map(({ anchor }) => anchor)
    .filter((one) => !isThere(one, bearers, CARRIED));
  return {
    units: shareLeft(marked.units.length, unnamed.length),
    carried: shareLeft(marked.mustCarry.length, uncarried.length),
    unnamed,
    uncarried,
    mustNot: marked.mustNot
      .filter((anchor) => points.some((point) => holds(point, anchor)))
      .map(({ reason, anchor }) => ({ reason, text: anchor })),
    points: points.length,
    defects: findDefects(told, { hasObjectives: marked.roles.some(({ role }) => role === 'objective') }),
  };
}

const shareLeft = (all: number, missing: number): number | null => (all === 0 ? null : 1 - missing / all);

function holds(point: string, { anchor, whole }: Anchor): boolean {
  const sought = foldCase(anchor);
  return whole ? foldCase(point) === sought : foldCase(point).includes(sought.slice(0, TELLING_START));
}

/** The mean of those that were measured. */
export const meanOfMeasured = (values: readonly (number | null)[]): number =>
  mean(values.filter((value) => value !== null));
