const HIGH = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (digits: string): string => digits.replace(/\d/g, (digit) => HIGH[Number(digit)] ?? digit);

/** `9,8 m/s2`, `kg/m3`, `25 cm2`, `5 m2`: an area, a volume, what is divided by one. */
const UNITS: readonly RegExp[] = [
  /(?<=(?<![\p{L}\d])(?:km|hm|dam|dm|cm|mm|µm))([23])(?![\p{L}\d])/gu,
  /(?<=\/(?:km|dm|cm|mm|m|s|h|min))([234])(?![\p{L}\d])/gu,
  /(?<=\d\s?m)([23])(?![\p{L}\d])/gu,
];

/** `1s2 2s2 2p6`: the electrons of a sublevel. */
const SUBLEVEL = /(?<![\p{L}\d])([1-7][spdf])(\d{1,2})(?![\p{L}\d])/gu;
const FEWEST_SUBLEVELS = 2;

/** `1s2 2s2 2p6` → `1s² 2s² 2p⁶`: one alone may be anything. */
export function raiseSublevels(text: string): string {
  const count = text.match(SUBLEVEL)?.length ?? 0;
  return count < FEWEST_SUBLEVELS
    ? text
    : text.replace(SUBLEVEL, (_, level: string, electrons: string) => `${level}${raised(electrons)}`);
}

/** `x2`, `2x2`, `mc2`, `g.t2`: a small letter with a 2 or a 3 right behind it. */
const LETTER =
  /(?<![\p{Lu}\p{L}{2}])((?<![\p{L}\d])\d*(?!log|cos|sen)\p{Ll}{0,2}?)(\p{Ll})([23])(?![\p{L}\d'])/gu;
const REST_OF_PLACE = /(?<![\p{L}\d])([vshxy])0([23])(?![\p{L}\d])/gu;
/** `v0`, `s0 + v0t` */
const AT_START = /(?<![\p{L}\d])([vshxy])0(?=t?(?![\p{L}\d]))/gu;
/** `log2(8)` */
const BASE = /(?<=(?<!\p{L})log)\d{1,2}(?=\s?\(|\s\p{L}(?!\p{L}))/gu;
const LOW = '₀₁₂₃₄₅₆₇₈₉';
/** `(x + 1)2` */
const BRACKET = /(\([^()]*\p{L}[^()]*\s?[-+−]\s?[^()]*\))([23])(?![\p{L}\d])/gu;
/** Lines that reckon: what is set beside signs. */
const RECKONS = /=|[+*/·^−]|\s-\s/u;
const BESIDE_SIGN = /^\s*(?:[-+−*/·.=()<>≤≥]|$|[,;])|^\s?\p{Ll}(?![\p{L}])/u;
const MAY_MIX = /[xyzt]/u;

/** The letters that a material counts (`x1`, `a1`): what follows them is no power. */
export const countedLetters = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?<![\p{L}\d])(\p{L})[1₁](?![\p{L}\d])/gu)].map(([, letter = '']) => letter),
    ),
  );

/**
 * Powers typed on the line as they are printed, where they can be nothing else: `m/s2` → `m/s²`, `x2 + 2x` → `x² + 2x`,
 * `1s2 2s2` → `1s² 2s²`. `counted` are letters that the material tells apart by figures.
 */
export function writePowers(text: string, counted: ReadonlySet<string> = new Set()): string {
  if (!/\d/.test(text) || /[{};]\s*$|\w\(\w*,|["'`]\w/.test(text)) return text;
  const set = UNITS.reduce((told, unit) => told.replace(unit, raised), raiseSublevels(text));
  return RECKONS.test(set) ? raiseLetters(set, counted) : set;
}

function raiseLetters(text: string, counted: ReadonlySet<string>): string {
  const own = countedLetters([text]);
  const figures = new Map<string, Set<string>>();
  for (const [, , letter = '', figure = ''] of text.matchAll(LETTER))
    figures.set(letter, (figures.get(letter) ?? new Set()).add(figure));
  const isPower = (letter: string): boolean =>
    !counted.has(letter) && !own.has(letter) && (MAY_MIX.test(letter) || figures.get(letter)?.size === 1);
  return text
    .replace(BASE, (figure) => [...figure].map((digit) => LOW[Number(digit)] ?? digit).join(''))
    .replace(AT_START, '$1₀')
    .replace(REST_OF_PLACE, (_, letter: string, figure: string) => `${letter}₀${raised(figure)}`)
    .replace(LETTER, (found, before: string, letter: string, figure: string, at: number) => {
      const behind = text.slice(at + found.length);
      const ahead = text.slice(0, at).trimEnd();
      const isBeside =
        BESIDE_SIGN.test(behind) &&
        (ahead === '' || /[-+−*/·.=(<>≤≥:,;]$|\d$/u.test(ahead) || /^\s*[-+−*/·=]/u.test(behind));
      return isBeside && isPower(letter) ? `${before}${letter}${raised(figure)}` : found;
    })
    .replace(BRACKET, (_, bracket: string, figure: string) => `${bracket}${raised(figure)}`);
}

/** What joins a word to a formula: behind it none begins. */
const JOINS = /(?:^|\s)(?:e|ou|de|com|para|se|que|em|a|o|onde|sendo|por|logo|então|temos|fica|quando)$/iu;
const GLUED = /(?<=[\p{L}\d²³⁰-⁹₀-₉)%])[^\S\n]+(?=\p{L}{1,2}[\d₀-₉²³]?\s?=\s?[^=\s>])/gu;

/** `9 m = …`: a measure and what it is. */
const UNIT_NEXT = /^\s+(?:[mshgLlNJWVAKC]|kg|km|cm|mm|mL|ml|Hz|kW|kJ)\s?=/u;

/** Formulas that stood apart on one line, with a stop between them: `J = C.i.n M = C + J` → `J = C.i.n; M = C + J`. */
export function partFormulas(text: string): string {
  if ((text.match(/=/g)?.length ?? 0) < 2) return text;
  return text.replace(GLUED, (gap, at: number) => {
    const before = text.slice(0, at);
    const last = /(\S+)$/u.exec(before)?.[1] ?? '';
    const isWord = /^\p{L}{3,}$/u.test(last) || JOINS.test(before);
    return !isWord &&
      /=/.test(before.split(/[;:]|[.?!]\s/).at(-1) ?? '') &&
      !(/\d$/.test(before) && UNIT_NEXT.test(text.slice(at)))
      ? '; '
      : gap;
  });
}
