import type { AiAnalysis, PlanItem } from '#shared/analysis/ai-analysis.ts';
import { canSplit, type OutlineEntry, placeOf } from './outline.ts';

type Evidence = AiAnalysis['evidence'];

/** One slide to be: the items of the plan that it says, or halves of them. */
interface Part {
  item: PlanItem;
  /** Its place in the proposed plan. */
  index: number;
  /** Places of the points it says. */
  points: number[];
  isFirstHalf: boolean;
}

/**
 * The analysis as a teacher wants its outline: items in another order, under other titles, left out, joined or split.
 * Whatever the analysis says of an item goes along with it. The entries must be ones that `refuseOutline` lets pass.
 */
export function applyOutline(base: AiAnalysis, entries: readonly OutlineEntry[]): AiAnalysis {
  const { plan: proposed, sections } = base.structure;
  const slides: { entry: OutlineEntry; parts: Part[] }[] = [];
  for (const entry of entries) {
    const part = entry.use === 'left_out' ? null : toPart(proposed, entry.id);
    if (part === null) continue;
    if (entry.use === 'own') slides.push({ entry, parts: [part] });
    else slides.at(-1)?.parts.push(part);
  }
  const numberOf = new Map<number, number>();
  const evidence: Evidence = Object.fromEntries(
    Object.entries(base.evidence).filter(([path]) => !path.startsWith(PLAN)),
  );
  const inOrder = settleSections(slides.map(({ entry }) => entry.section));
  const plan = slides.map(({ entry, parts }, at): PlanItem => {
    for (const { item, isFirstHalf } of parts) if (isFirstHalf) numberOf.set(item.number, at + 1);
    const said = parts.flatMap(({ item, index, points }) =>
      points.map((point) => ({
        text: item.points[point] ?? '',
        ids: base.evidence[`${PLAN}${index}/points/${point}`] ?? [],
      })),
    );
    said.forEach(({ ids }, point) => {
      if (ids.length > 0) evidence[`${PLAN}${at}/points/${point}`] = ids;
    });
    const [own] = parts;
    const isAsProposed =
      parts.length === 1 && own !== undefined && own.points.length === own.item.points.length;
    const passageIds = isAsProposed ? own.item.passageIds : gatherPassages(parts, said);
    return {
      number: at + 1,
      section: inOrder[at] ?? entry.section,
      purpose: own?.item.purpose ?? 'conteudo',
      title: entry.title.trim(),
      ...(own?.item.title !== entry.title.trim() && { isTitleTold: true as const }),
      points: said.map(({ text }) => text),
      blockIds: isAsProposed ? own.item.blockIds : gatherBlocks(base, parts, passageIds),
      passageIds,
    };
  });
  const renumber = <T extends { planItem: number | null }>(one: T): T => ({
    ...one,
    planItem: one.planItem === null ? null : (numberOf.get(one.planItem) ?? null),
  });
  return {
    ...base,
    structure: {
      ...base.structure,
      sections: sections.map((section, index) => ({
        ...section,
        slides: plan.filter((item) => item.section === index).map(({ title }) => title),
      })),
      plan,
    },
    visuals: base.visuals.map(renumber),
    quiz: base.quiz.map(renumber),
    evidence,
  };
}

const PLAN = '/structure/plan/';

function toPart(plan: readonly PlanItem[], id: string): Part | null {
  const place = placeOf(id);
  const item = place && plan[place.index];
  if (!place || !item) return null;
  const all = item.points.map((_, point) => point);
  if (place.half === null || !canSplit(item))
    return { item, index: place.index, points: all, isFirstHalf: true };
  const middle = Math.ceil(all.length / 2);
  const points = place.half === 1 ? all.slice(0, middle) : all.slice(middle);
  return { item, index: place.index, points, isFirstHalf: place.half === 1 };
}

/** Of whole items all their passages, of halves those their points stand on; what no point names goes with the first. */
function gatherPassages(parts: readonly Part[], said: readonly { ids: string[] }[]): string[] {
  const ofPoints = said.flatMap(({ ids }) => ids);
  const whole = parts.filter(({ item, points }) => points.length === item.points.length);
  return [...new Set([...whole.flatMap(({ item }) => item.passageIds), ...ofPoints])];
}

function gatherBlocks(
  { passages }: AiAnalysis,
  parts: readonly Part[],
  passageIds: readonly string[],
): string[] {
  const cited = new Set(passages.filter(({ id }) => passageIds.includes(id)).map(({ blockId }) => blockId));
  const ids = parts.flatMap(({ item, points, isFirstHalf }) => {
    const isWhole = points.length === item.points.length;
    // A picture or table that no sentence cites stays with the first half.
    return item.blockIds.filter(
      (id) => isWhole || cited.has(id) || (isFirstHalf && !isCitedAtAll(passages, id)),
    );
  });
  return [...new Set(ids)];
}

const isCitedAtAll = (passages: AiAnalysis['passages'], blockId: string): boolean =>
  passages.some((passage) => passage.blockId === blockId);

/** Sections never go back: an item that was moved among those of another section takes theirs. */
export function settleSections(sections: readonly number[]): number[] {
  const kept = new Set(longestRise(sections));
  const settled: number[] = [];
  sections.forEach((section, index) => {
    const before = settled.at(-1) ?? 0;
    const after = sections.find((_, later) => later > index && kept.has(later)) ?? Math.max(before, section);
    settled.push(kept.has(index) ? section : Math.max(before, Math.min(section, after)));
  });
  return settled;
}

/** Places of the longest run, not side by side, that never goes back: what was not moved. */
function longestRise(values: readonly number[]): number[] {
  const best: number[][] = [];
  values.forEach((value, index) => {
    const before = best.filter((run) => (values[run.at(-1) ?? 0] ?? 0) <= value);
    const longest = before.reduce<number[]>((most, run) => (run.length > most.length ? run : most), []);
    best.push([...longest, index]);
  });
  return best.reduce((most, run) => (run.length > most.length ? run : most), []);
}
