/** A number as it is: `over / under`, in lowest terms, `under` above zero. */
interface Ratio {
  over: bigint;
  under: bigint;
}

/** A sum longer than this is no sum for a pupil. */
const LONGEST = 90;
/** `5/4`, `0,075`, `12`; `4.129` could be either number and is none. */
const NUMBER = /^(\d{1,9})(?:\/(\d{1,9})(?!\d*,)|,(\d{1,9}))?(?![\d.,]*\d)/u;
const SIGNS: Readonly<Record<string, '+' | '-' | '*' | '/'>> = {
  ...{ '+': '+', '-': '-', '–': '-', '−': '-', '×': '*', '·': '*', '∙': '*', '⋅': '*', '•': '*', '*': '*' },
  ...{ '.': '*', '÷': '/', ':': '/', '/': '/' },
};
/** A run of numbers with signs between them; what else stands in a text ends it. */
const SUM =
  /(?<![\p{L}\d,.)$^])[(\d][\d\s(),/+–−×·∙⋅•*÷:.-]{0,90}\d\)*(?![\p{L}\d²³⁰-⁹%°º^$]|,\d|\s?[=<>≠≈]\s?\S)/gu;
const HAS_SIGN = /\d\)*\s*(?:[+–−×·∙⋅•*÷:]|\s[./-]\s|\)\/|\/\()\s*\(*\d/u;

/** What is asked for is what a sum makes. */
const ASKS_VALUE =
  /(?<!\p{L})(?:resultado|valor|quanto (?:é|dá|vale)|some|subtraia|multiplique|divida|efetue|calcule|resolva|determine)(?!\p{L})/iu;

/** Sums that the material leaves open, worked out: all that stand under the letters of an order, `a) 7/4; b) 4/3`, or none. */
export function reckon(text: string, parts: readonly string[]): string | null {
  if (!ASKS_VALUE.test(text)) return null;
  if (parts.length === 0) return workOut(findSum(text) ?? '');
  const made = parts.map(workOut);
  return made.every((one) => one !== null)
    ? made.map((one, at) => `${String.fromCodePoint(97 + at)}) ${one}`).join('; ')
    : null;
}

/** `O número 0,4 é representado pela fração:` */
const ASKS_WRITING = /(?<!\p{L})(?:fraç(?:ão|ões)|decima(?:l|is))(?!\p{L})/iu;

/** The only option that is what the sum makes, or another writing of the only number; -1 for none. */
export function rightByValue(text: string, options: readonly string[]): number {
  const [number, ...more] = text.match(/(?<![\d,.])\d+(?:,\d+)?(?![\d,.]*\d)/gu) ?? [];
  const only = more.length === 0 && ASKS_WRITING.test(text) ? (number ?? null) : null;
  const made = (ASKS_VALUE.test(text) ? workOut(findSum(text) ?? '') : null) ?? only;
  const same = made === null ? [] : options.flatMap((one, at) => (isSameNumber(one, made) ? [at] : []));
  return same.length === 1 ? (same[0] ?? -1) : -1;
}

/** Among words a colon or a dash may part other things: `3:16`, `2010 – 2012`. */
const STANDS_IN_TEXT = /\d\)*(?:\s*[+×·∙⋅*÷]\s*|\s+[–−:-]\s+)\(*\d/u;
const YEARS = /^[12]\d{3}\s*[–−-]\s*[12]\d{3}$/u;

/** The only sum that a text asks for; null where it has none or more than one. */
function findSum(text: string): string | null {
  const sums = (text.match(SUM) ?? []).filter(
    (one) => STANDS_IN_TEXT.test(one) && !YEARS.test(one.trim()) && workOut(one) !== null,
  );
  return sums.length === 1 ? (sums[0] ?? null) : null;
}

/**
 * What a sum of whole numbers, decimals and fractions makes, worked out exactly and written as a pupil writes it: `7/4`,
 * `1,5483`. Null for what is no such sum, has nothing to work out or has no end as a decimal.
 */
export function workOut(sum: string): string | null {
  const text = sum.replace(/\s*=\s*$/u, '').trim();
  if (text.length > LONGEST || !HAS_SIGN.test(text)) return null;
  const made = readWhole(text);
  if (made === null) return null;
  if (/\//.test(text)) return write(made, false);
  // Whole numbers that have no end as a decimal stay a fraction.
  return write(made, true) ?? (/,/.test(text) ? null : write(made, false));
}

/** Whether two ways of writing stand for one number. */
function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => readWhole(text.trim().replace(/^[-–−]\s*/u, '0-')));
  return !!a && !!b && a.over === b.over && a.under === b.under;
}

function readWhole(text: string): Ratio | null {
  const rest = { left: text };
  const made = readTerms(rest);
  return rest.left.trim() === '' ? made : null;
}
interface Rest {
  left: string;
}

/** Takes the sign that comes next, if it is one of these. */
function takeSign(rest: Rest, wanted: string): '+' | '-' | '*' | '/' | null {
  const [sign = ''] = rest.left.trimStart();
  const found = SIGNS[sign];
  if (found === undefined || !wanted.includes(found)) return null;
  rest.left = rest.left.trimStart().slice(1);
  return found;
}

function readTerms(rest: Rest): Ratio | null {
  let made = readFactors(rest);
  while (made !== null) {
    const sign = takeSign(rest, '+-');
    if (sign === null) return made;
    const next = readFactors(rest);
    if (next === null) return null;
    const over: bigint = sign === '+' ? next.over : -next.over;
    made = reduce(made.over * next.under + over * made.under, made.under * next.under);
  }
  return null;
}

function readFactors(rest: Rest): Ratio | null {
  let made = readNumber(rest);
  while (made !== null) {
    const sign = takeSign(rest, '*/');
    if (sign === null) return made;
    const next = readNumber(rest);
    if (next === null) return null;
    made =
      sign === '*'
        ? reduce(made.over * next.over, made.under * next.under)
        : reduce(made.over * next.under, made.under * next.over);
  }
  return null;
}

function readNumber(rest: Rest): Ratio | null {
  rest.left = rest.left.trimStart();
  if (rest.left.startsWith('(')) {
    rest.left = rest.left.slice(1);
    const made = readTerms(rest);
    rest.left = rest.left.trimStart();
    if (!rest.left.startsWith(')')) return null;
    rest.left = rest.left.slice(1);
    return made;
  }
  const [said, whole = '', under, decimals] = NUMBER.exec(rest.left) ?? [];
  if (said === undefined) return null;
  rest.left = rest.left.slice(said.length);
  if (decimals !== undefined) return reduce(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return reduce(BigInt(whole), BigInt(under ?? '1'));
}

function reduce(over: bigint, under: bigint): Ratio | null {
  if (under === 0n) return null;
  let [a, b] = [over < 0n ? -over : over, under < 0n ? -under : under];
  while (b > 0n) [a, b] = [b, a % b];
  const sign = under < 0n ? -1n : 1n;
  return { over: (sign * over) / a, under: (sign * under) / a };
}

function write({ over, under }: Ratio, asDecimal: boolean): string | null {
  const sign = over < 0n ? '−' : '';
  const size = over < 0n ? -over : over;
  if (under === 1n) return `${sign}${size}`;
  if (!asDecimal) return `${sign}${size}/${under}`;
  for (let places = 1; places <= 9; places += 1) {
    const scale = 10n ** BigInt(places);
    if ((size * scale) % under !== 0n) continue;
    const digits = `${(size * scale) / under}`.padStart(places + 1, '0');
    return `${sign}${digits.slice(0, -places)},${digits.slice(-places)}`;
  }
  return null;
}
