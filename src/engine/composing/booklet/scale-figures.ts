import { count, type FittedBooklet, type SetAs } from './fit-slack.ts';
import { type Figure, measureFigures, type Pages } from './measure-figures.ts';

/** A figure does not become smaller than this share of what it would be; letters in it are to be read. */
const LEAST = { drawn: 0.65, lettered: 0.8 };
/** White at the foot of a page that is not worth a try. */
const SMALL_MM = 18;
const SPARE_MM = 4;
/** A figure that fits leaves the next one elsewhere. */
const MOST_ROUNDS = 2;
/** A figure grows no more than this; the template keeps it within the column and its dots unseen. */
const LARGEST = 1.4;
/** What grows into the white leaves so much of it, as it is only about known. */
const LEFT_MM = 7;

/**
 * A figure that went on to the next page, away from what speaks of it, and left a hole on its page is set a little smaller
 * where it then stands on that page, if need be with the figures there; those of a page with a hole all the same are set
 * larger. The pages stay as many, and each begins with what it began with. Costs nothing where no page has a hole.
 */
export function scaleFigures(fitted: FittedBooklet, set: SetAs): FittedBooklet {
  let best = fitted;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = drawBack(best, set);
    if (next === best) break;
    best = next;
  }
  return fillHoles(best, set);
}

type Scales = ReadonlyMap<string, number>;

/** The same booklet with some of its pictures so many times as large as they are. */
function scaleBy(from: FittedBooklet, scales: Scales, set: SetAs): FittedBooklet {
  const figures = { ...from.setting.figures };
  for (const [picture, scale] of scales) figures[picture] = scale * (figures[picture] ?? 1);
  return set(from.booklet, { ...from.setting, figures }, from.share);
}

interface Moved {
  key: string;
  page: number;
  scales: Scales;
}

function drawBack(from: FittedBooklet, set: SetAs): FittedBooklet {
  const moved = listMoved(measureFigures(from));
  const join = (own: readonly Moved[]): Scales => new Map(own.flatMap(({ scales }) => [...scales]));
  if (moved.length === 0) return from;
  const tried = scaleBy(from, join(moved), set);
  const { pageOf } = measureFigures(tried);
  const drawn = moved.filter(({ key, page }) => (pageOf.get(key) ?? page) < page);
  if (drawn.length === 0) return from;
  const next = drawn.length === moved.length ? tried : scaleBy(from, join(drawn), set);
  return count(next) === count(from) ? next : from;
}

const leastOf = (figures: readonly Figure[]): number =>
  figures.some(({ isLettered }) => isLettered) ? LEAST.lettered : LEAST.drawn;

/** The figures that began a page, with their headings, and would stand on the one before if they were smaller. */
function listMoved({ figures, whiteOf }: Pages): Moved[] {
  const taken = new Set<string>();
  return figures.flatMap((figure): Moved[] => {
    const { key, page, heads, height, around, pictures } = figure;
    const white = whiteOf(page - 1);
    if (heads === null || white < SMALL_MM) return [];
    const room = white - heads - SPARE_MM;
    const before = figures.filter((one) => one.page === page - 1);
    const tall = before.reduce((sum, one) => sum + one.height, 0);
    const alone = (room - around) / height;
    const shared = (room - around + tall - SPARE_MM * before.length) / (height + tall);
    const [scale, own] =
      alone >= leastOf([figure])
        ? [alone, pictures]
        : [shared, [...before.flatMap((one) => one.pictures), ...pictures]];
    const all = own === pictures ? [figure] : [...before, figure];
    if (scale < leastOf(all) || own.some((picture) => taken.has(picture))) return [];
    for (const picture of own) taken.add(picture);
    return [{ key, page, scales: new Map(own.map((picture) => [picture, Math.min(1, scale)])) }];
  });
}

function fillHoles(from: FittedBooklet, set: SetAs): FittedBooklet {
  const before = measureFigures(from);
  const holes = listHoles(before);
  const join = (pages: ReadonlyMap<number, Scales>): Scales =>
    new Map([...pages.values()].flatMap((scales) => [...scales]));
  if (holes.size === 0) return from;
  const tried = scaleBy(from, join(holes), set);
  const pushed = pagesPushed(before, measureFigures(tried));
  if (pushed.size === 0 && count(tried) === count(from)) return tried;
  // What was pushed off one page pushes what follows in its chapter.
  const kept = new Map([...holes].filter(([page]) => !pushed.has(page)));
  if (kept.size === 0) return from;
  const again = scaleBy(from, join(kept), set);
  const isSame = pagesPushed(before, measureFigures(again)).size === 0 && count(again) === count(from);
  return isSame ? again : from;
}

/** Pages that lost something to the next. */
const pagesPushed = (before: Pages, after: Pages): Set<number> =>
  new Set([...before.pageOf].flatMap(([key, page]) => (after.pageOf.get(key) === page ? [] : [page])));

/** Of each page that ends in white and has figures, how much larger those would fill it. */
function listHoles({ figures, whiteOf }: Pages): Map<number, Scales> {
  const pages = Map.groupBy(figures, ({ page }) => page);
  return new Map(
    [...pages].flatMap(([page, own]): [number, Scales][] => {
      const white = whiteOf(page) - LEFT_MM;
      const tall = own.reduce((sum: number, { height }: Figure) => sum + height, 0);
      const scale = Math.min(LARGEST, 1 + white / tall);
      if (white < SMALL_MM - LEFT_MM) return [];
      return [[page, new Map(own.flatMap(({ pictures }) => pictures.map((one) => [one, scale] as const)))]];
    }),
  );
}
