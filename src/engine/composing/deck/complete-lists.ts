import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { ListBlock } from '#engine/reading/source-document.ts';
import type { PlanItem } from '#shared/analysis/ai-analysis.ts';
import type { Statement } from '#shared/composition/blocks.ts';
import type { ItemMatter } from './composition.ts';
import { findInList } from './forms/form.ts';
import { writeReadable } from './write-readable.ts';

/** What a slide of content may hold where each of its steps or names counts. */
const MOST = { steps: { count: 14, words: 150 }, names: { count: 6, words: 75 } };
const LONGEST = { step: 150, name: 110 };
const FEWEST_TOLD = 2;
const TELLS: ReadonlySet<PlanItem['purpose']> = new Set(['conteudo', 'exemplo']);

/** Which part of a list an item of the plan tells: its points, by the place of each in the list. */
interface Share {
  list: ListBlock;
  /** Place in the list → place among the points. */
  told: Map<number, number>;
  from: number;
  to: number;
}

/**
 * The items with their lists whole. A plan has room for a few points and leaves out the rest of a procedure or of what is
 * obligatory; who follows four of six steps does something else. Where all of a list fits the slide, all of it is shown.
 */
export function completeLists(matters: readonly ItemMatter[]): ItemMatter[] {
  const shares = shareLists(matters);
  return matters.map((matter, at) =>
    (shares[at] ?? []).reduce((whole, share) => complete(whole, share) ?? whole, addLetters(matter)),
  );
}

const LETTER = /^\(?[a-h][).]\s+\S/iu;

/** `2) Calcule x:` with the letters that stand below it in its list: an order at a colon is none without them. */
function addLetters(matter: ItemMatter): ItemMatter {
  if (matter.item.purpose !== 'pratica') return matter;
  const points = matter.points.flatMap((point, at) => {
    const next = matter.points[at + 1]?.text ?? '';
    if (!/:\s*$/u.test(point.text) || LETTER.test(next) || /^\(/u.test(next)) return [point];
    const below = matter.blocks.flatMap((block) => {
      if (block.type !== 'list') return [];
      const after = block.items.slice(findInList(block.items, point.text) + 1 || block.items.length);
      const end = after.findIndex(({ text }) => !LETTER.test(text));
      return after.slice(0, end < 0 ? after.length : end);
    });
    const { passageIds } = point;
    return [point, ...below.map(({ text }) => ({ text: writeReadable(text), passageIds }))];
  });
  return { ...matter, points };
}

/** Lists by the item that tells of them; two that share one each have what runs up to where the next begins. */
function shareLists(matters: readonly ItemMatter[]): Share[][] {
  const found = matters.map(({ item, points, blocks, passages }): Share[] =>
    TELLS.has(item.purpose)
      ? blocks.flatMap((block) => (block.type === 'list' ? [readShare(block, points, passages)] : []))
      : [],
  );
  const sharing = new Map<ListBlock, Share[]>();
  for (const share of found.flat()) {
    if (share.told.size === 0) continue;
    sharing.set(share.list, [...(sharing.get(share.list) ?? []), share]);
  }
  for (const shares of sharing.values())
    shares.forEach((share, at) => {
      const next = shares[at + 1];
      share.from = at === 0 ? 0 : firstOf(share);
      share.to = next === undefined ? share.list.items.length : firstOf(next);
    });
  return found;
}

const firstOf = ({ told }: Share): number => Math.min(...told.keys());

function readShare(list: ListBlock, points: readonly Statement[], passages: ItemMatter['passages']): Share {
  const told = new Map<number, number>();
  const quotes = new Map(
    passages.filter(({ blockId }) => blockId === list.id).map(({ id, quote }) => [id, quote]),
  );
  points.forEach(({ text, passageIds }, point) => {
    // One point may tell several, and in other words than the list has.
    const quoted = passageIds.flatMap((id) => quotes.get(id) ?? []);
    const own = [...list.items.keys()].filter((at) =>
      quoted.some((quote) => isSame(quote, list.items[at]?.text ?? '')),
    );
    for (const at of own.length > 0 ? own : [findInList(list.items, text)])
      if (at >= 0 && !told.has(at)) told.set(at, point);
  });
  return { list, told, from: 0, to: 0 };
}

const isSame = (quote: string, item: string): boolean =>
  quote.replace(/\s+/g, ' ').trim() === item.replace(/\s+/g, ' ').trim();

/** The item with every piece of its share among its points, in their order; null where it tells too little of it or all would not fit. */
function complete(matter: ItemMatter, { list, told, from, to }: Share): ItemMatter | null {
  const places = Array.from({ length: to - from }, (_, at) => from + at);
  const missing = places.filter((at) => !told.has(at));
  const most = list.isOrdered ? MOST.steps : MOST.names;
  const longest = list.isOrdered ? LONGEST.step : LONGEST.name;
  const isTold = told.size >= FEWEST_TOLD && (list.isOrdered || missing.length < told.size);
  const isInOrder = [...told.keys()].every((place, at, all) => place > (all[at - 1] ?? -1));
  // What is told was shortened by the plan; what is added stands as it is.
  const areShown =
    list.items.slice(from, to).every(isPlain) &&
    missing.every((at) => (list.items[at]?.text.length ?? 0) <= longest);
  if (missing.length === 0 || !isTold || !isInOrder || !areShown) return null;
  const points: Statement[] = [];
  matter.points.forEach((point, at) => {
    const place = [...told].find(([, own]) => own === at)?.[0];
    if (place !== undefined)
      for (const one of missing.splice(0, missing.filter((other) => other < place).length))
        points.push(sayItem(matter, list, one));
    points.push(point);
    const isLast = at === Math.max(...told.values());
    if (isLast) for (const one of missing.splice(0)) points.push(sayItem(matter, list, one));
  });
  const words = points.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return points.length <= most.count && words <= most.words ? { ...matter, points } : null;
}

/** A line that stands for itself: no part of a nested list, no question. */
const isPlain = ({ text, level }: ListBlock['items'][number]): boolean =>
  level === 0 && text.trim().length > 3 && !/[?:]$/u.test(text.trim());

function sayItem({ passages }: ItemMatter, list: ListBlock, at: number): Statement {
  const text = (list.items[at]?.text ?? '').replace(/\s+/g, ' ').trim();
  const own = passages.filter(({ blockId }) => blockId === list.id);
  const known = own.filter(({ quote }) => quote.includes(text));
  return {
    text: writeReadable(upperFirst(text.replace(/[.;]$/u, ''))),
    // Of a line that the plan quotes nowhere it is known in which list it stands.
    passageIds: (known.length > 0 ? known : own.slice(0, 1)).map(({ id }) => id),
  };
}
