import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { understand } from '#engine/pedagogy/understanding/understand.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import { contentWords, shareWithin } from '#scripts/marked/compare-texts.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';

export interface Coverage {
  /** Share of the pieces with content, each text once, that stand on a slide or page, whatever it says of them. */
  placed: number;
  /** Share of those under a heading of the document that stand where a title or section has its name. */
  underName: number;
}

/** A number in a table and a mark out of a formula say nothing that could be lost. */
const LEAST_WORDS = 3;
/** Half of a heading's words name it. */
const NAMED = 0.5;

/** How much of what a document teaches has a place in the plan, and a place that is called after it. */
export function measureCoverage(source: SourceDocument, told: AiAnalysis): Coverage {
  const { plan, sections } = told.structure;
  const placesOf = Map.groupBy(
    plan.flatMap(({ blockIds, title, section }) =>
      blockIds.map((id) => ({ id, names: [title, sections[section]?.title ?? ''] })),
    ),
    ({ id }) => id,
  );
  let heading = '';
  const content = new Map<string, { ids: string[]; heading: string }>();
  for (const { block, kind, role, text } of understand(source).bits)
    if (kind === 'heading') heading = role === 'heading' ? text : heading;
    else if (isContentRole(role) && wordsOf(text).length >= LEAST_WORDS) {
      const known = content.get(text) ?? { ids: [], heading };
      content.set(text, { ...known, ids: [...known.ids, block.id] });
    }
  const all = [...content.values()];
  const placed = all.filter(({ ids }) => ids.some((id) => placesOf.has(id)));
  const headed = placed.filter((one) => one.heading !== '');
  const named = headed.filter((one) => {
    const names = one.ids.flatMap((id) => placesOf.get(id)?.flatMap((place) => place.names) ?? []);
    return names.some((name) => shareWithin(contentWords(one.heading), contentWords(name)) >= NAMED);
  });
  return { placed: shareOf(placed, all), underName: shareOf(named, headed) };
}

function shareOf(some: readonly unknown[], all: readonly unknown[]): number {
  return all.length === 0 ? 1 : some.length / all.length;
}
