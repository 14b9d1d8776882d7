import { type Block, SET_OFF, type SetOff } from '#engine/reading/source-document.ts';
import { NUMBERED } from './leads-to-questions.ts';

/** The key that a material shows by setting the right option of each question otherwise than the others. */
export interface ShownKey {
  /** How: by colour, a marker … */
  way: SetOff;
  /** The letter of the right option, by what `keyOfOptions` makes of all of them. */
  letters: ReadonlyMap<string, string>;
  /** The same by the number of the question, where it has one of its own. */
  numbers: ReadonlyMap<number, string>;
}

interface Options {
  number: number | null;
  texts: string[];
  ways: (SetOff | undefined)[];
}

const LETTERS = 'ABCDEFGH';
const OPTION = /^\s*\(?([A-Ha-h])\s?[).–-]\s*(?=\S)/u;
const FEWEST_OPTIONS = 3;
/** Once may be by chance; bold and underlined words stand in options for many reasons. */
const FEWEST_SHOWN: Record<SetOff, number> = { colour: 2, highlight: 2, strike: 3, underline: 3, bold: 3 };
/** Of all questions with options. */
const MOST_OF = 0.6;

/**
 * What is shown by exactly one option of a question that is set off, in one way through the whole material; null where some have
 * none or several, as where a word is set off for its own sake. A question that comes back with its answer counts once.
 */
export function readShownKey(
  blocks: readonly Block[],
  annulled: ReadonlySet<number> = new Set(),
): ShownKey | null {
  const asked = joinAgain(findOptions(blocks)).filter(
    ({ number, texts }) => texts.length >= FEWEST_OPTIONS && !(number !== null && annulled.has(number)),
  );
  for (const way of SET_OFF) {
    const shown = asked.filter(({ ways }) => ways.filter((one) => one === way).length === 1);
    const places = new Set(shown.map(({ ways }) => ways.indexOf(way)));
    const isChance = FEWEST_SHOWN[way] > 2 && places.size === 1;
    if (shown.length < FEWEST_SHOWN[way] || shown.length < MOST_OF * asked.length || isChance) continue;
    const letterOf = ({ ways }: Options): string => LETTERS[ways.indexOf(way)] ?? '';
    const counts = Map.groupBy(asked, ({ number }) => number);
    return {
      way,
      letters: new Map(shown.map((one) => [keyOfOptions(one.texts), letterOf(one)])),
      numbers: new Map(
        shown.flatMap((one) =>
          one.number !== null && counts.get(one.number)?.length === 1 ? [[one.number, letterOf(one)]] : [],
        ),
      ),
    };
  }
  return null;
}

/** What the options of a question are known by, with or without their letters and stops. */
export const keyOfOptions = (texts: readonly string[]): string =>
  texts
    .map((text) =>
      text
        .replace(OPTION, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join(' | ');

/** The options of each question, by their letters or as the items of a list below what has a number. */
function findOptions(blocks: readonly Block[]): Options[] {
  const found: Options[] = [];
  let number: number | null = null;
  let open: Options | null = null;
  for (const block of blocks) {
    const lines = block.type === 'list' ? block.items : block.type === 'paragraph' ? [block] : [];
    const isBare: boolean =
      block.type === 'list' &&
      (number !== null || block.isLettered === true) &&
      !lines.some(({ text }) => OPTION.test(text) || NUMBERED.test(text));
    if (isBare) open = null;
    for (const { text, setOff } of lines) {
      const letter = OPTION.exec(text)?.[1]?.toUpperCase();
      const told: string | undefined = letter === undefined && !isBare ? NUMBERED.exec(text)?.[1] : undefined;
      if (told !== undefined) number = Number(told);
      if (letter === undefined && !isBare) {
        open = null;
        continue;
      }
      // Each letter is the next: where they begin again another question is answered.
      if (open === null || (letter !== undefined && letter !== LETTERS[open.texts.length])) {
        open = { number, texts: [], ways: [] };
        number = null;
        found.push(open);
      }
      open.texts.push(text);
      open.ways.push(setOff);
    }
    if (isBare || block.type === 'heading') open = null;
    if (block.type === 'heading') number = Number(NUMBERED.exec(block.text)?.[1] ?? 0) || null;
  }
  return found;
}

/** Slides ask a question and show it once more with its answer. */
function joinAgain(all: readonly Options[]): Options[] {
  const joined = new Map<string, Options>();
  for (const one of all) {
    const key = keyOfOptions(one.texts);
    const known = joined.get(key);
    joined.set(
      key,
      known === undefined ? one : { ...known, ways: known.ways.map((way, at) => way ?? one.ways[at]) },
    );
  }
  return [...joined.values()];
}
