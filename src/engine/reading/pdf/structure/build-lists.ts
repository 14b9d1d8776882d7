import type { DraftParagraph } from '#engine/reading/pdf/layout/build-paragraphs.ts';
import type { DraftBlock, SetOff } from '#engine/reading/source-document.ts';

const INDENT_PT = 9;
const SAME_ROW_PT = 3;
const MAX_LIST_LEVEL = 5;

/** Lines that are set otherwise than their siblings. */
export type SetOffs = ReadonlyMap<DraftParagraph, { setOff: SetOff }>;

/** Formulas that the reader put together within a line. */
const INLINE = /\$([^$\n]*\\[a-z]+[^$\n]*)\$/g;
/** The formulas of a text, for its block. */
export const noteFormulas = (text: string): { equations?: string[] } => {
  const equations = [...text.matchAll(INLINE)].flatMap((match) => match[1] ?? []);
  return equations.length > 0 ? { equations } : {};
};

/**
 * The marker leaves the text only where the list says it again: bullets, and numbers that count 1, 2, 3.
 * "07." of an exam or the "C)" of a lone option stays, as words would refer to it.
 */
export function makeLists(items: readonly DraftParagraph[], page: number, setOff: SetOffs): DraftBlock[] {
  const runs: DraftParagraph[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const first = run?.[0];
    const isNested = first !== undefined && item.left > first.left + INDENT_PT;
    const isSame = first?.marker?.isOrdered === item.marker?.isOrdered;
    if (run !== undefined && (isSame || isNested)) run.push(item);
    else runs.push([item]);
  }
  return runs.map((run) => makeList(run, page, setOff));
}

function makeList(run: readonly DraftParagraph[], page: number, setOff: SetOffs): DraftBlock {
  const levels = rankIndents(run);
  const isOrdered = run[0]?.marker?.isOrdered ?? false;
  const counts: { sign: string; number: number }[] = [];
  const counting = run.map((item, index) => {
    const level = levels[index] ?? 0;
    counts.length = Math.min(counts.length, level + 1);
    const before = counts[level];
    const { sign, number } = item.marker ?? { sign: '', number: 0 };
    counts[level] = { sign, number };
    return before === undefined ? number === 1 : before.sign === sign && before.number + 1 === number;
  });
  const saysItself = (index: number) =>
    run[index]?.marker?.isOrdered === false || (isOrdered && counting.every(Boolean));
  const formulas = noteFormulas(run.map(({ text }) => text).join('\n'));
  if (isOrdered && run.length === 1)
    return {
      type: 'paragraph',
      page,
      text: run[0]?.text ?? '',
      ...formulas,
      ...(run[0] && setOff.get(run[0])),
    };
  return {
    type: 'list',
    page,
    isOrdered,
    ...formulas,
    items: run.map((item, index) => ({
      text: saysItself(index) ? (item.marker?.text ?? item.text) : item.text,
      level: levels[index] ?? 0,
      ...setOff.get(item),
    })),
  };
}

/** Level of each item from its left edge; edges nearer than a marker's width are one level. */
function rankIndents(run: readonly DraftParagraph[]): number[] {
  // Items beside each other on one line are equals: the first one's edge counts.
  const lefts = run.map((item) => {
    const mates = run.filter((other) => Math.abs(other.top - item.top) < SAME_ROW_PT);
    return Math.min(...mates.map((mate) => mate.left));
  });
  const edges: number[] = [];
  for (const left of [...lefts].sort((a, b) => a - b)) {
    if (edges.length === 0 || left - (edges.at(-1) ?? 0) > INDENT_PT) edges.push(left);
  }
  return lefts.map((left) => {
    const level = edges.findLastIndex((edge) => left >= edge - 0.1);
    return Math.min(Math.max(0, level), MAX_LIST_LEVEL);
  });
}
