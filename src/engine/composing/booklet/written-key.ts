import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { headsKey } from '#engine/pedagogy/understanding/heading-class.ts';
import { readKey } from '#engine/reading/key-entries.ts';

const NUMBER = /^\W{0,2}(?:(?:quest[ãa]o|exerc[íi]cio)\s*)?(\d{1,3})\s?[).º:–-]+\s*/iu;
/** `a) -9 b) -3`: a bracket that nothing opens is no fault there. */
const LETTERS = /(^|[\s;])[a-j]\)/gu;
const FEWEST = 2;
const LONGEST = 240;

type Bits = NonNullable<Lesson['material']['understanding']>['bits'];

export interface WrittenKey {
  /** By the text of the exercise that is answered. */
  answers: ReadonlyMap<string, string>;
  /** The teacher's comments, by the same text. */
  reasons: ReadonlyMap<string, string>;
  /** Ids of the blocks that the key stands in: they answer, and are neither told nor asked. */
  blocks: ReadonlySet<string>;
}

/**
 * The answers that the material's own key writes out. A key goes by numbers: where two lists that are numbered alike could be
 * meant, nobody knows whose answer it is, and none is given.
 */
export function findWrittenKey({ material }: Lesson): WrittenKey {
  const bits = material.understanding?.bits ?? [];
  const from = bits.findLastIndex(({ text }) => headsKey(text));
  const after = from < 0 ? [] : bits.slice(from + 1);
  const end = after.findIndex(({ role, kind }) => role === 'heading' || kind === 'cell');
  const own = end < 0 ? after : after.slice(0, end);
  const written = answersIn(own);
  if (written.size < FEWEST) return { answers: new Map(), reasons: new Map(), blocks: new Set() };
  const asked = findAsked(bits.slice(0, from), written);
  const byText = (told: ReadonlyMap<number, string>): Map<string, string> =>
    new Map(
      asked.flatMap(({ number, text }) => {
        const said = told.get(number);
        return said === undefined ? [] : [[text, said] as const];
      }),
    );
  return {
    answers: byText(written),
    reasons: byText(material.given.reasons),
    blocks: new Set(own.map(({ block }) => block.id)),
  };
}

interface Asked {
  number: number;
  text: string;
}

/** All exercises with a number; of lists that begin anew the only one that has every number of the key. */
function findAsked(bits: Bits, written: ReadonlyMap<number, string>): Asked[] {
  const lists: Asked[][] = [];
  for (const bit of bits) {
    const number = bit.role === 'exercise' ? numberOf(bit) : null;
    if (number === null) continue;
    const asked = { number, text: foldSpace(bit.text) };
    const open = lists.at(-1);
    if (open !== undefined && number > (open.at(-1)?.number ?? 0)) open.push(asked);
    else lists.push([asked]);
  }
  const all = lists.flat();
  if (new Set(all.map(({ number }) => number)).size === all.length) return all;
  const meant = lists.filter((list) =>
    [...written.keys()].every((number) => list.some((one) => one.number === number)),
  );
  return meant.length === 1 ? meant.flat() : [];
}

/** The answers of the key that are whole and have their words, by number; those of a numbered list by their places. */
function answersIn(bits: Bits): Map<number, string> {
  const lines = bits.map((bit) =>
    NUMBER.test(bit.text)
      ? bit.text
      : `${numberOf(bit) ?? ''}${numberOf(bit) === null ? '' : ') '}${bit.text}`,
  );
  return new Map(
    readKey(lines).filter(([, text]) => text.length <= LONGEST && !isBroken(text.replace(LETTERS, '$1'))),
  );
}

/** What it is numbered with, or its place in a numbered list. */
function numberOf({ text, kind, block, index, level }: Bits[number]): number | null {
  const written = NUMBER.exec(text)?.[1];
  if (written !== undefined) return Number(written);
  const isCounted = kind === 'item' && block.type === 'list' && block.isOrdered && level === 0;
  return isCounted ? index + 1 : null;
}

export const foldSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `O que é calibração e o que é tolerância?`: the material's own sayings, where it has one for each. */
export function defineAsked(
  text: string,
  { defined }: { defined: ReadonlyMap<string, string> },
): string | null {
  if (!WHAT_IS.test(text)) return null;
  const asked = text.split(WHAT_IS).slice(1);
  const said = asked.map((name) => {
    const term = name.replace(/^(?:[oa]s?|uma?s?)\s+/iu, '').replace(/[?.,;\s]+$/u, '');
    const saying = defined.get(term.toLowerCase());
    return saying === undefined
      ? null
      : asked.length === 1
        ? upperFirst(saying)
        : `${upperFirst(term)}: ${saying}`;
  });
  return said.every((one) => one !== null) ? said.join('; ') : null;
}
const WHAT_IS = /(?:^|,?\s+e\s+)o que (?:é|são)\s+/iu;
