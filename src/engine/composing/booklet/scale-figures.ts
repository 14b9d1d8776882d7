import type { BookletBlock } from '#shared/composition/blocks.ts';
import { WORDS_OF_A_MM } from './fill-chapters.ts';
import { count, type FittedBooklet, type SetAs } from './fit-slack.ts';
import { weigh } from './shape-units.ts';

/** Key, page and millimetres from its top. */
type Place = [key: string, page: number, down: number];

const FOOT_MM = 271;
/** What stands so near the top begins its page. */
const TOP_MM = 36;
/** A figure does not become smaller than this share of what it would be. */
const LEAST = 0.65;
/** White at the foot of a page that is not worth a try. */
const SMALL_MM = 40;
const SPARE_MM = 4;
/** Words of a paragraph by itself, where its page is close. */
const TEXT_OF_A_MM = 2.3;

/** A figure that fits leaves the next one elsewhere. */
const MOST_ROUNDS = 2;

/**
 * A figure that went on to the next page, and left its page a third empty, is set a little smaller where it then stands
 * on that page; the pages stay as many. Costs nothing where no figure did.
 */
export function scaleFigures(fitted: FittedBooklet, set: SetAs): FittedBooklet {
  let best = fitted;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const moved = listMoved(best);
    const before = best.setting.figures ?? {};
    const setWith = (own: readonly Moved[]): FittedBooklet => {
      const figures = { ...before, ...Object.fromEntries(own.map(({ picture, scale }) => [picture, scale])) };
      return set(fitted.booklet, { ...fitted.setting, figures }, fitted.share);
    };
    if (moved.length === 0) return best;
    const tried = setWith(moved);
    const pages = new Map(readPlaces(tried).map(([key, page]) => [key, page]));
    const drawn = moved.filter(({ key, page }) => (pages.get(key) ?? page) < page);
    if (drawn.length === 0) return best;
    const next = drawn.length === moved.length ? tried : setWith(drawn);
    if (count(next) !== count(fitted)) return best;
    best = next;
  }
  return best;
}

interface Moved {
  key: string;
  picture: string;
  page: number;
  scale: number;
}

/** The figures that began a page, with their headings, and would stand on the one before if they were smaller. */
function listMoved(fitted: FittedBooklet): Moved[] {
  const places = readPlaces(fitted);
  const blocks = new Map(
    fitted.booklet.chapters.flatMap(({ id, blocks: own }) =>
      own.map((block, at): [string, BookletBlock] => [`${id}.${at}`, block]),
    ),
  );
  return places.flatMap(([first, page, top], from): Moved[] => {
    const before = places[from - 1];
    if (before === undefined || before[1] !== page - 1 || top > TOP_MM) return [];
    const last = blocks.get(before[0]);
    const figure = places.findIndex(([key], at) => at >= from && !isHead(key, blocks.get(key)));
    const [key = '', on, down = 0] = places[figure] ?? [];
    const [, onNext, next = 0] = places[figure + 1] ?? [];
    const block = blocks.get(key);
    if (last === undefined || block?.type !== 'picture' || on !== page || onNext !== page) return [];
    const white = FOOT_MM - before[2] - weigh(last) / (last.type === 'text' ? TEXT_OF_A_MM : WORDS_OF_A_MM);
    const heads = down - top + (first === key ? 0 : SPARE_MM);
    const scale = (white - heads - SPARE_MM) / (next - down);
    if (white < SMALL_MM || scale < LEAST) return [];
    return [{ key, picture: block.picture, page, scale: Math.min(1, scale) }];
  });
}

const isHead = (key: string, block: BookletBlock | undefined): boolean =>
  block === undefined ? /^c\d+$/.test(key) : block.type === 'heading';

const readPlaces = ({ typeset }: FittedBooklet): Place[] => (typeset.query('<places>') as Place[][]).flat();
