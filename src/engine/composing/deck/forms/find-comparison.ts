import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Statement } from '#shared/composition/blocks.ts';
import { type FindForm, type Formed, readListed, splitHead } from './form.ts';

const MOST_ITEMS = 4;
const LONGEST_ITEM = 110;

/** Two things that the points speak of in turn, as the analysis found them compared. */
export const findComparison: FindForm = (matter) => {
  const visual = matter.visuals.find(({ kind }) => kind === 'comparacao');
  if (visual === undefined) return findListed(matter.points);
  const names = [...visual.text.matchAll(/“([^”]{2,40})”/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== matter.item.title);
  const [left, right] = names.slice(-2);
  if (left === undefined || right === undefined) return null;
  const sides = [left, right].map((name) => ({
    name: upperFirst(name),
    items: itemsOf(name, matter.points),
  }));
  const used = new Set(sides.flatMap(({ items }) => items.map(({ passageIds }) => passageIds.join(' '))));
  if (sides.some(({ items }) => items.length === 0 || items.length > MOST_ITEMS)) return null;
  const rest = matter.points.filter(({ passageIds }) => !used.has(passageIds.join(' ')));
  return { layout: 'comparison', blocks: [{ type: 'comparison', sides, criteria: [] }], claim: null, rest };
};

const FEWEST_LISTED = 3;
const LONGEST_LISTED = 60;

/** `Vantagens: não polui; é barata` beside `Desvantagens: depende do sol`: two names with what is listed under each. */
function findListed(points: readonly Statement[]): Formed | null {
  const sides = points.map((point) => {
    const { head, text, passageIds } = splitHead(point);
    const items = readListed(text) ?? text.replace(/\.$/, '').split(/; (?:e )?/u);
    return { name: head ?? '', items: items.map((item) => ({ text: upperFirst(item), passageIds })) };
  });
  const all = sides.flatMap(({ items }) => items);
  const isList = all.length >= FEWEST_LISTED && all.every(({ text }) => text.length <= LONGEST_LISTED);
  const isEven = sides.every(({ name, items }) => name !== '' && items.length <= MOST_ITEMS);
  if (sides.length !== 2 || !isList || !isEven) return null;
  return {
    layout: 'comparison',
    blocks: [{ type: 'comparison', sides, criteria: [] }],
    claim: null,
    rest: [],
  };
}

/** What is said of a thing: points that begin with its name, without it. */
function itemsOf(name: string, points: readonly Statement[]): Statement[] {
  const start = new RegExp(`^(?:[oa]s? )?${literal(name)}s?(?::| –|,)? `, 'iu');
  return points
    .filter(({ text }) => start.test(text) && text.length <= LONGEST_ITEM + name.length)
    .map(({ text, passageIds }) => ({ text: upperFirst(text.replace(start, '')), passageIds }));
}

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
