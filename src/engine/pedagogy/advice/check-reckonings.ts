import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nestQuotes } from '#engine/pedagogy/lesson/list-words.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';

const MOST = 3;
/** A result may be rounded; this much, as a share, it is not. */
const APART = 0.02;
const LONGEST = 90;
/** A numeral or a sum of figures, alone or behind a name: `x̄ = 3 + 4`, `total: 12`. */
const SIDES = /\s*[=]\s*/u;

/** Reckonings of the material that do not come out: a teacher who has them on a slide is asked about them by the class. */
export function checkReckonings(lesson: Lesson): Grounded[] {
  const statements = lesson.sections
    .flatMap(({ pieces }) => matterOf(pieces))
    .flatMap(({ kind, statements: own }) => (kind === 'code' || kind === 'table' ? [] : own))
    .filter(({ role }) => !isPracticeRole(role));
  const seen = new Set<string>();
  return statements
    .flatMap((statement) =>
      [
        ...plainMath(statement.text)
          .split(/;\s|,\s(?=[\dA-F]+[₀-₉])/u)
          .flatMap((line) => checkLine(line.replace(/[\s.,;]+$/, '')) ?? []),
        ...checkGrouping(statement.text),
      ].map((text) => ({ text, basis: [statement] })),
    )
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, MOST);
}

/** `01101₂ = … = 45₁₀`, `16 + 2 = 19`: the first two sides that do not come to the same. */
function checkLine(line: string): string | null {
  const sides = line.split(SIDES).map((side) => side.replace(/^.*:\s/u, '').trim());
  if (sides.length < 2) return null;
  const based = sides.flatMap((side) => {
    const worth = worthOfBased(side);
    return worth === null ? [] : [{ side, worth }];
  });
  const [first, ...others] = based;
  const wrong = others.find(({ worth }) => worth !== first?.worth);
  if (first !== undefined && wrong !== undefined)
    return `Confira a conta “${shorten(line)}”: ${tellWorths(first, wrong)}.`;
  for (const [at, side] of sides.slice(1).entries()) {
    const sum = BEHIND_WORDS.exec(sides[at] ?? '')?.[0] ?? '';
    const [said, told] = [reckon(bare(sum)), reckon(bare(side))];
    if (said === null || told === null || areSame(said, told)) continue;
    // What is worked out on both sides, or has lost the sign that raised a figure, may be read wrong here.
    if (!/^[\d.,]+$/u.test(bare(side)) || !/\d\s*[-+−–×x·*/÷]\s*\d/u.test(sum) || mayRaise(sum, told))
      continue;
    return `Confira a conta “${shorten(`${sum} = ${side}`)}”: aqui ela dá ${tell(said)}.`;
  }
  return null;
}

/** `Assim, 140 + 25` */
const BEHIND_WORDS = /(?<=^|\p{L}[,:]?\s)[\d(][^\p{L}]*$/u;
/** `1101₂ vale 13₁₀, e não 15₁₀`; a side that is in tens already is said as it stands. */
function tellWorths(...[one, other]: [Based, Based]): string {
  const [told, against] = one.side.endsWith('₁₀') ? [other, one] : [one, other];
  const end = against.side.endsWith('₁₀') ? `não ${against.side}` : `${against.side} vale ${against.worth}₁₀`;
  return `${told.side} vale ${told.worth}₁₀, e ${end}`;
}
interface Based {
  side: string;
  worth: number;
}

const bare = (side: string): string => side.replace(/(?<=\d)[₀-₉]{1,2}$/u, '');
const areSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(Math.abs(one), Math.abs(other)) * APART;
const tell = (worth: number): string => String(Math.round(worth * 100) / 100).replace('.', ',');
const shorten = (line: string): string => {
  const sides = line.split(SIDES);
  const short = line.length > LONGEST ? `${sides[0]} = … = ${sides.at(-1)}` : line;
  return nestQuotes(short);
};

const MOST_READINGS = 64;

/** `5 × 32 = 45` was 5 × 3²: a last digit that may have stood high. */
function mayRaise(sum: string, told: number): boolean {
  const figures = [...sum.matchAll(/(?<![\d.,])(\d{1,3})(\d)(?![\d.,⁰¹²³⁴-⁹])/gu)];
  const readings = 2 ** figures.length;
  if (readings > MOST_READINGS) return true;
  return Array.from({ length: readings }, (_, bits) => {
    let at = -1;
    const read = sum.replace(
      /(?<![\d.,])(\d{1,3})(\d)(?![\d.,⁰¹²³⁴-⁹])/gu,
      (whole, base: string, power: string) => {
        at += 1;
        return (bits >> at) & 1 ? `${base}${'⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(power)]}` : whole;
      },
    );
    return reckon(bare(read));
  }).some((worth) => worth !== null && Math.abs(worth - told) < 1e-6);
}

/** `agrupar os bits de 3 em 4`: what is grouped is grouped by one number. */
const GROUPED =
  /(?<!\p{L})(?:agrup|separ|reun|junt)\p{L}*\s(?:\p{L}+\s){0,4}de (?<one>\d+|dois|três|quatro|cinco) em (?<other>\d+|dois|três|quatro|cinco)(?!\s?\p{L})/iu;

function checkGrouping(text: string): string[] {
  const found = GROUPED.exec(text);
  const { one, other } = found?.groups ?? {};
  return found === null || one === other
    ? []
    : [`Confira “${nestQuotes(found[0])}”: não devia ser o mesmo número nos dois lugares?`];
}

const HIGH = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOW = '₀₁₂₃₄₅₆₇₈₉';
const BASED = /^(?<digits>[\dA-F]{1,24})(?<base>[₀-₉]{1,2})$/u;

/** What `1011₂` or `D1₁₆` is worth; null for what is no numeral with its base. */
function worthOfBased(text: string): number | null {
  const { digits = '', base = '' } = BASED.exec(text.replace(/\s/g, ''))?.groups ?? {};
  const radix = Number([...base].map((sign) => LOW.indexOf(sign)).join(''));
  if (digits === '' || radix < 2 || radix > 16) return null;
  const worths = [...digits].map((digit) => Number.parseInt(digit, 16));
  return worths.some((worth) => worth >= radix)
    ? null
    : worths.reduce((sum, worth) => sum * radix + worth, 0);
}

const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d{3})*(?:,\d+)?|\d+\.\d+)(?<power>[⁰¹²³⁴-⁹]+)?|(?<sign>[-+−–×x·*/÷()]))/uy;

type Token = { worth: number } | { sign: string };

/** What a row of figures and signs comes to; null where it holds anything else, a letter or a number over a gap (`1 1/2`). */
function reckon(text: string): number | null {
  const tokens = read(text.trim());
  if (tokens === null) return null;
  let at = 0;
  const isSign = (signs: string): boolean => {
    const token = tokens[at];
    return token !== undefined && 'sign' in token && signs.includes(token.sign);
  };
  const factor = (): number => {
    const token = tokens[at++];
    if (token === undefined) return Number.NaN;
    if ('worth' in token) return token.worth;
    if ('-−–'.includes(token.sign)) return -factor();
    if (token.sign !== '(') return Number.NaN;
    const inside = sum();
    if (!isSign(')')) return Number.NaN;
    at += 1;
    return inside;
  };
  const product = (): number => {
    let worth = factor();
    while (isSign('×x·*/÷')) {
      const isOver = isSign('/÷');
      at += 1;
      worth = isOver ? worth / factor() : worth * factor();
    }
    return worth;
  };
  function sum(): number {
    let worth = product();
    while (isSign('-+−–')) {
      const isLess = isSign('-−–');
      at += 1;
      worth = isLess ? worth - product() : worth + product();
    }
    return worth;
  }
  const worth = sum();
  return at === tokens.length && Number.isFinite(worth) ? worth : null;
}

function read(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const { number, power = '', sign } = TOKEN.exec(text)?.groups ?? {};
    const last = tokens.at(-1);
    if (sign !== undefined) tokens.push({ sign });
    else if (number === undefined || (last !== undefined && 'worth' in last)) return null;
    else tokens.push({ worth: worthOf(number) ** (power === '' ? 1 : readHigh(power)) });
  }
  return tokens;
}

const readHigh = (power: string): number => Number([...power].map((sign) => HIGH.indexOf(sign)).join(''));

/** `1.500,25` and `0.125` */
const worthOf = (number: string): number =>
  Number(
    /^[1-9]\d{0,2}(?:\.\d{3})+(?:,|$)/u.test(number)
      ? number.replaceAll('.', '').replace(',', '.')
      : number.replace(',', '.'),
  );
