/** What counts a line or a part of one: `[01]`, `Q2)`, `c.`, `(III)`, `Caso 4:`. */
export interface Label {
  /** How it is written, the count itself as `#`: what counts together is written alike. */
  shape: string;
  kind: 'number' | 'letter' | 'roman';
  /** From 1. */
  value: number;
  /** What stands before it: `caso`, `t`; '' for nothing. */
  word: string;
  /** What it counts. */
  rest: string;
}

const ROMANS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** The letters that count, in their order. */
export const LETTERS = 'abcdefghijklmnop';

const SIGNED =
  /^(?<before>[^\p{L}\d\s([{_"“”'‘’–—-]{0,2}\s?)(?<word>(?:\p{L}{1,12}\.?\s?){0,1}?)(?<open>[([{]?)\s?(?:n?[º°]\s?)?(?<count>0?\d{1,2}|[IVX]{1,4}|[a-pA-P])(?![\p{L}\d])(?<close>\s?(?:[\])}:º°ª]|\.(?!\d)|[-–—](?![\d>]))[\])}.:–—-]{0,2}|\t|\s{1,3}(?=\p{L}{2}|_{2}|[¿“"]|\(\p{L})|(?<=\p{L}{4,}\s?\d{1,2}|\p{L}\d{1,2})\s+)\s*(?<rest>\S.*)?$/u;
/** `1,5 m`, `2.000 pessoas`, `3 m/s`: quantities, which count nothing. */
const QUANTITY =
  /^\d{1,3}(?:[.,]\d|\s?(?:%|°|º\s?C|mm|cm|km|m|kg|g|mg|ml|l|h|min|s|anos?|dias?|aulas?|vezes|x|reais|colher|x[íi]cara)(?![\p{L}]))/iu;
/** A number alone before a word counts only where nothing else does. */
const BARE = ' ';

/** The label at the beginning of a text; null where none stands there. */
export function readLabel(text: string): Label | null {
  const found = SIGNED.exec(text)?.groups;
  if (found === undefined) return null;
  const { before = '', word = '', open = '', count = '', close = '', rest = '' } = found;
  const name = word.trim().toLowerCase().replace(/\.$/, '');
  const isNumber = /\d/.test(count);
  const isBare = close.trim() === '' && open === '';
  if (isNumber && name === '' && isBare && QUANTITY.test(text)) return null;
  // `A casa …`, `O 2º reinado`, `e) …`: a letter needs its sign, a word before a letter or a count is a name only where it is signed.
  if (!isNumber && isBare) return null;
  if (name !== '' && !isNumber && open === '') return null;
  const roman = ROMANS.indexOf(count) + 1;
  const letter = LETTERS.indexOf(count.toLowerCase()) + 1;
  const kind = isNumber ? 'number' : roman > 0 && (count !== 'C' || roman > 1) ? 'roman' : 'letter';
  const value = kind === 'number' ? Number(count) : kind === 'roman' ? roman : letter;
  if (value === 0) return null;
  const isSmall = kind === 'letter' && count === count.toLowerCase();
  const shape = `${before.trim()}${name}${open}${kind === 'number' ? '#' : isSmall ? 'a' : kind === 'letter' ? 'A' : 'I'}${isBare ? BARE : close.trim().slice(0, 1)}`;
  return { shape, kind, value, word: name, rest: rest.trim() };
}

/** How a label may be written in a key, to be sought there: `1`, `01`; `a`, `A`; `III`. */
export const writtenAs = ({ kind, value, word }: Pick<Label, 'kind' | 'value' | 'word'>): string =>
  kind === 'number'
    ? `${word === '' ? '' : `(?:${word.slice(0, 2)}\\p{L}{0,10}\\.?\\s?)?`}0?${value}`
    : kind === 'roman'
      ? (ROMANS[value - 1] ?? '')
      : `[${LETTERS[value - 1]}${LETTERS[value - 1]?.toUpperCase()}]`;

/**
 * A line that counts several things (`a) for b) since c) ago`) part by part, with what leads to them; null where it counts fewer
 * than two, or nothing from its first on.
 */
export function partInLine(text: string): { lead: string; parts: Label[] } | null {
  if (text.length > LONGEST_LINE) return null;
  for (const found of text.matchAll(
    /(?<=^|[\s:?.;])(?=[([]?\s?(?:0?1|[aA]|I)(?:\s?[\])}.:º–-]|\s)\s*\S)/gu,
  )) {
    const first = readLabel(text.slice(found.index));
    if (first === null || first.value !== 1) continue;
    const places = [found.index];
    for (let value = 2; value <= LETTERS.length; value += 1) {
      const from = (places.at(-1) ?? 0) + 1;
      const next = [...text.slice(from).matchAll(/(?<=\s|[;,?.]\s?)(?=\S)/gu)].find(({ index }) => {
        const label = readLabel(text.slice(from + index));
        return label?.shape === first.shape && label.kind === first.kind && label.value === value;
      });
      if (next === undefined) break;
      places.push(from + next.index);
    }
    if (places.length < (first.shape.endsWith(BARE) ? FEWEST_BARE : FEWEST)) continue;
    const parts = places.flatMap((from, at) => readLabel(text.slice(from, places[at + 1]).trim()) ?? []);
    if (parts.length === places.length && parts.every(({ rest }) => rest !== ''))
      return { lead: text.slice(0, found.index).trim(), parts };
  }
  return null;
}
/** A paragraph is no line of exercises. */
const LONGEST_LINE = 1500;
const FEWEST = 2;
const FEWEST_BARE = 3;
