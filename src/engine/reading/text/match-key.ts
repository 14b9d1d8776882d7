import { alignLabels, type Sought, splitEvenly } from './align-labels.ts';
import { type AskedSet, EXTRA_SHAPE, type Item, keyIn } from './find-sets.ts';
import { LETTERS, partInLine, readLabel, writtenAs } from './labels.ts';
import type { TextLine } from './split-lines.ts';

const FEWEST = 2;
/** Share of what is asked that a key has to answer. */
const SHARE = 0.6;
/** From this share on a key is of all these sets. */
const MOST_SHARE = 0.85;

/** The answers of a key for the sets that stand before it; the lines that it took up. */
export function takeKey(
  sets: readonly AskedSet[],
  said: string,
  lines: readonly TextLine[],
  at: number,
): number[] {
  const end = lines.findIndex(
    // The next key, of which there may be one below each question, is none of this one's lines.
    ({ head, text }, place) => place > at && (head !== undefined || NOTES.test(text) || keyIn(text) !== null),
  );
  const own = lines.slice(at + 1, end < 0 ? lines.length : end);
  const breaks = own.flatMap(({ opensGroup }, place) =>
    opensGroup && (place > 0 || said !== '') ? [place] : [],
  );
  // A key ends with its group where that answers enough; what stands behind it has numbers of its own.
  for (const to of [...breaks, own.length]) {
    const found = matchKey(sets, [said, ...own.slice(0, to).map(({ text }) => text)]);
    if (found !== null && areTwo(sets, found)) return [];
    if (found !== null) return giveAnswers(found, own.slice(0, to), at);
  }
  const last = sets.at(-1);
  const even = last?.to === at ? splitEvenly(said, last.items.length) : null;
  if (last === undefined || even === null) return [];
  for (const [place, item] of last.items.entries()) item.answer = tidy(item, even[place] ?? null);
  return [at];
}

/** Two lists that are numbered alike: the key does not say which of them it answers. */
const areTwo = (sets: readonly AskedSet[], { items }: KeyFound): boolean =>
  sets.some(
    (set) =>
      set.items.length === items.length &&
      !items.some((item) => set.items.includes(item)) &&
      set.items.filter(({ lines: [line] }) => ASKED.test(line?.text ?? '')).length * 2 > items.length,
  );
const ASKED =
  /\?|_{2,}|^(?:calcul|determin|expli[cq]|cit[ea]|complet|escrev|classifi|resolv|marqu|assinal|d[êe] |fa[çc]a)/iu;

/** The same for a key that stands in one line above all that it answers: `gab -> 1B · 2 à/às · 3 V F`. */
export function takeKeyAbove(sets: readonly AskedSet[], said: string, line: TextLine, at: number): number[] {
  const found = matchKey(sets, [said]);
  return found === null || found.items.length !== sets.flatMap(({ items }) => items).length
    ? []
    : giveAnswers(found, [line], at).slice(0, 1);
}

interface KeyFound {
  items: Item[];
  told: (string | null)[];
  text: string;
}

/** The sets from whichever on that the key answers best; null where it answers too little of any. */
function matchKey(sets: readonly AskedSet[], key: readonly string[]): KeyFound | null {
  const text = key.join('\n');
  let best: (KeyFound & { worth: number }) | null = null;
  const words = text.match(/[\p{L}\d]+/gu)?.length ?? 0;
  let labels = 0;
  for (let from = sets.length - 1; from >= 0; from -= 1) {
    labels += sets[from]?.items.length ?? 0;
    // So few words answer no more of them, however many sets stand above.
    if (labels * SHARE > words) break;
    const chosen = sets.slice(from);
    const told = readKey(text, chosen);
    const found = told.filter((one) => one !== null).length;
    const isEnough = found >= Math.max(FEWEST, told.length * SHARE);
    // Sets that the key has nothing for make its share fall: they are steps, or answered elsewhere.
    const worth = found / told.length >= MOST_SHARE ? found : found / told.length;
    if (isEnough && worth > (best?.worth ?? 0))
      best = { items: chosen.flatMap(({ items }) => items), told, text, worth };
  }
  return best;
}

function giveAnswers({ items, told, text }: KeyFound, own: readonly TextLine[], at: number): number[] {
  const lastAt = told.findLastIndex((one) => one !== null);
  const last = told[lastAt] ?? '';
  const ended = endOfKey(text, text.lastIndexOf(last) + last.length, last, own);
  const cut = told.with(lastAt, last.slice(0, Math.max(1, last.length - ended.cut)));
  for (const [place, item] of items.entries()) item.answer = tidy(item, cut[place] ?? null);
  return Array.from({ length: ended.lines + 1 }, (_, place) => at + place);
}
/** `Comentários:` over what is said of single questions: read with the key. */
const NOTES = /^\W*coment[áa]rios?(?:\s\p{L}+){0,4}\s*:?\W*$/iu;

/** A remark behind the key: `erro de sempre: …`, `obs: anular a 02`. */
const REMARK = /^\W*(?:\p{L}[^:=→]{2,30}:\s|obs|corrigir|cuidado|lembrar|aten[çc])/iu;

/** How many lines the key takes up, and how much of its last answer is said of something else. */
function endOfKey(
  text: string,
  to: number,
  last: string,
  own: readonly TextLine[],
): { lines: number; cut: number } {
  const start = text.slice(0, to - last.length).split('\n').length - 1;
  const parts = last.split('\n');
  let count = 1;
  while (count < parts.length) {
    const line = own[start + count - 1];
    if (line === undefined || line.opensGroup || REMARK.test(line.text) || !/\p{L}|\d/u.test(line.text))
      break;
    count += 1;
  }
  return { lines: start + count - 1, cut: last.length - parts.slice(0, count).join('\n').length };
}

function readKey(text: string, sets: readonly AskedSet[]): (string | null)[] {
  const hasHeads = sets.filter(({ letter }) => letter !== '').length >= FEWEST;
  const labels: (Sought & { set: number; item: number })[] = sets.flatMap(({ items, letter }, set) => [
    ...(hasHeads && letter !== '' ? [{ pattern: letter, isHead: true as const, set, item: -1 }] : []),
    ...items.map(({ label }, item) => ({
      pattern: label.shape === EXTRA_SHAPE ? '(?:DES(?:AFIO)?|B[OÔ]NUS|EXTRA)' : writtenAs(label),
      ...{ set, item },
    })),
  ]);
  const told = alignLabels(text, labels);
  return sets.flatMap(({ items }, set) => {
    const own = items.map(
      (_, item) => told[labels.findIndex((one) => one.set === set && one.item === item)] ?? null,
    );
    const head = told[labels.findIndex((one) => one.set === set && one.item < 0)];
    return own.every((one) => one === null) && head ? (splitEvenly(head, items.length) ?? own) : own;
  });
}

/** An answer as a key writes it: its parts by their letters, the letter of an option before what is said of it. */
export function tidy(item: Item, told: string | null): string | null {
  const bare = (told ?? '')
    // `2b) 4` behind `2a) 2`.
    .replace(new RegExp(`(?<=\\s)0?${item.label.value}(?=[a-h]\\s?[).=:])`, 'gu'), '')
    .replace(/\s*\n\s*/gu, ' ')
    .replace(/^[\s)\]:=→>–]+(?:-(?!\d)\s*)?(?=\S)|^-(?!\d)\s*|[\s|;,/~·•]+$/gu, '')
    .trim()
    .replace(/^(\S+(?:\s\S+)?(?<=\p{L}{2}))\.$/su, '$1')
    // `7A·8aberta`: the next of them, which answers nothing.
    .replace(/\s?[·•]\s?\d{1,2}\p{L}.*$/su, '')
    .replace(/^\(([^()]*)\)$/u, '$1')
    .replace(BESIDE, '');
  if (!/[\p{L}\d]/u.test(bare)) return null;
  const { letter, why, said } = OPTION.exec(bare)?.groups ?? {};
  if (letter !== undefined) return `${letter.toUpperCase()} – ${(why ?? said ?? '').trim()}`;
  const parts = partsOf(item);
  if (parts < FEWEST || /^\(?[A-E]\)?(?![\p{L}\d])/u.test(bare)) return bare;
  const found = alignLabels(
    bare,
    Array.from({ length: parts }, (_, at) => ({ pattern: LETTERS[at] ?? '' })),
  );
  const own = found.filter((one) => one !== null).length === parts ? found : splitEvenly(bare, parts);
  return own === null
    ? bare
    : own
        .map((one, at) => `${LETTERS[at]}) ${one?.replace(/^[\s)=:.–-]+(?!\d)|[\s|;,/·•]+$/gu, '').trim()}`)
        .join('; ');
}

/** `… Orientação: sugere-se avaliar …` behind the last answer. */
const BESIDE =
  /(?<=[.;])\s+(?:orienta[çc](?:ão|ões)|obs(?:erva[çc][ãa]o)?|sugest(?:ão|ões)|erros? (?:comu[mn]s?|de sempre))\s*:.*$/isu;
/** `C  [10/50 = 0,2]`, `A -> a água desce da serra` */
const OPTION = /^\(?(?<letter>[A-Ea-e])\)?\s*(?:[[(](?<why>.+)[\])]|(?:->|→|=>)\s*(?<said>.+))$/su;

/** How many lettered parts an item has. */
const partsOf = ({ lines }: Item): number =>
  lines.reduce((count, { text }, at) => {
    const inLine = partInLine(text);
    if (inLine !== null && inLine.parts[0]?.kind === 'letter') return count + inLine.parts.length;
    return at > 0 && readLabel(text)?.kind === 'letter' ? count + 1 : count;
  }, 0);
