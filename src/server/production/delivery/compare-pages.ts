import type { PageText } from '#engine/composing/lint/read-page-texts.ts';
import type { ComparedPage } from '#shared/production/delivery-report.ts';

/** Pages that share less than this of their words (Dice, 0 to 1) are not made from one another. */
const LEAST_ALIKE = 0.35;
/** Longer ones are compared without regard to the order of their words. */
const MOST_ORDERED = 500;
const MOST_RUNS = 8;
const MOST_LETTERS = 160;
const TITLE_LETTERS = 80;

/** A page as words: how each is written, and by what it is compared. */
interface Words {
  pictures: number;
  /** Of a section, its heading under that of its chapter; null elsewhere. */
  name: string | null;
  written: string[];
  keys: string[];
  counts: ReadonlyMap<string, number>;
}

/**
 * Lays the pages of a file beside those of a draft, both read in the same way: which are the same, which say something
 * else and what, which are new and which are missing. Pages may have moved. Words count, not their look, and not
 * signs and capitals; of pictures how many there are.
 * @param file what each page of the file says
 * @param draft what each page of the draft says
 * @returns in the order of the file, what is missing last
 */
export function comparePages(file: readonly PageText[], draft: readonly PageText[]): ComparedPage[] {
  const [sent, made] = [file.map(toWords), draft.map(toWords)];
  const partners = pairUp(sent, made);
  const taken = new Set(partners.values());
  const compared = sent.map((words, index): ComparedPage => {
    const at = index + 1;
    const about = { at, ...nameOf(file[index]), pictures: null };
    const from = partners.get(index);
    const origin = from === undefined ? undefined : made[from];
    if (from === undefined || !origin)
      return { ...about, state: 'new', draftAt: null, added: tellWhole(words), removed: [] };
    const draftAt = from + 1;
    const isDrawn = words.pictures === origin.pictures;
    const pictures = isDrawn ? null : { file: words.pictures, draft: origin.pictures };
    if (isSame(words, origin))
      return { ...about, state: isDrawn ? 'same' : 'changed', draftAt, added: [], removed: [], pictures };
    return { ...about, state: 'changed', draftAt, ...differ(words, origin), pictures };
  });
  const missing = made.flatMap((words, index): ComparedPage[] => {
    if (taken.has(index)) return [];
    const about = { at: null, draftAt: index + 1, ...nameOf(draft[index]), pictures: null };
    return [{ ...about, state: 'missing', added: [], removed: tellWhole(words) }];
  });
  return [...compared, ...missing];
}

/** Pairs the pages that are most alike first, of equals the nearer ones; each at most once. */
function pairUp(sent: readonly Words[], made: readonly Words[]): Map<number, number> {
  const pairs = sent
    .flatMap((words, index) =>
      made.map((other, from) => ({ index, from, likeness: likenessOf(words, other) })),
    )
    .filter(({ likeness }) => likeness >= LEAST_ALIKE)
    .sort(
      (a, b) =>
        b.likeness - a.likeness ||
        Math.abs(a.index - a.from) - Math.abs(b.index - b.from) ||
        a.index - b.index,
    );
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  for (const { index, from } of pairs) {
    if (partners.has(index) || taken.has(from)) continue;
    partners.set(index, from);
    taken.add(from);
  }
  return partners;
}

/** Sections of the same heading go before all others; two pages of pictures alone are alike, for all that words can tell. */
function likenessOf(one: Words, other: Words): number {
  const isNamesake = one.name !== null && one.name === other.name;
  return sharedOf(one, other) + (isNamesake ? 1 : 0);
}

function sharedOf(one: Words, other: Words): number {
  const total = one.keys.length + other.keys.length;
  if (total === 0) return 1;
  let shared = 0;
  for (const [key, count] of one.counts) shared += Math.min(count, other.counts.get(key) ?? 0);
  return (2 * shared) / total;
}

const isSame = (one: Words, other: Words): boolean =>
  one.keys.length === other.keys.length &&
  [...one.counts].every(([key, count]) => other.counts.get(key) === count);

/** What a page says that has no counterpart, as far as it fits. */
const tellWhole = ({ written }: Words): string[] =>
  written.length === 0 ? [] : [shorten(written.join(' '), MOST_LETTERS)];

function toWords({ text, pictures, heading }: PageText): Words {
  const written = text.normalize('NFC').split(/\s+/u).filter(Boolean);
  const pieces = written.map((word) => ({ word, key: keyOf(word) }));
  const name = heading ? `${keyOf(heading.chapter ?? '')} / ${keyOf(heading.title)}` : null;
  const told = pieces.filter(({ key }) => key !== '');
  const counts = new Map<string, number>();
  for (const { key } of told) counts.set(key, (counts.get(key) ?? 0) + 1);
  return { pictures, name, written: told.map(({ word }) => word), keys: told.map(({ key }) => key), counts };
}

const keyOf = (word: string): string =>
  word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

function nameOf(page: PageText | undefined): Pick<ComparedPage, 'title' | 'chapter'> {
  const { title, chapter } = page?.heading ?? {};
  return {
    title: shorten(title ?? page?.text.split('\n', 1)[0] ?? '', TITLE_LETTERS),
    ...(chapter !== undefined && { chapter: chapter && shorten(chapter, TITLE_LETTERS) }),
  };
}

function differ(words: Words, origin: Words): Pick<ComparedPage, 'added' | 'removed'> {
  const isLong = Math.max(words.keys.length, origin.keys.length) > MOST_ORDERED;
  const [isKept, wasKept] = isLong
    ? [keptOf(words, origin), keptOf(origin, words)]
    : keptInOrder(words.keys, origin.keys);
  return { added: runsOf(words.written, isKept), removed: runsOf(origin.written, wasKept) };
}

/** Which words the other page has too, as often. */
function keptOf({ keys }: Words, { counts }: Words): boolean[] {
  const left = new Map(counts);
  return keys.map((key) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0;
  });
}

/** The longest common sequence of words: which words of both pages belong to it. */
function keptInOrder(one: readonly string[], other: readonly string[]): [boolean[], boolean[]] {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        one[row] === other[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const [isKept, wasKept] = [one.map(() => false), other.map(() => false)];
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) {
      isKept[row] = true;
      wasKept[column] = true;
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return [isKept, wasKept];
}

/** The words that were not kept, those that follow one another together. */
function runsOf(written: readonly string[], isKept: readonly boolean[]): string[] {
  const runs: string[][] = [];
  written.forEach((word, index) => {
    if (isKept[index]) return;
    const last = runs.at(-1);
    if (last && index > 0 && !isKept[index - 1]) last.push(word);
    else runs.push([word]);
  });
  return runs.slice(0, MOST_RUNS).map((run) => shorten(run.join(' '), MOST_LETTERS));
}

const shorten = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters - 1).trimEnd()}…` : text;
