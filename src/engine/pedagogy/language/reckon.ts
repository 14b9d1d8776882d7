const HIGH = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOW = '₀₁₂₃₄₅₆₇₈₉';
const BASED = /^(?<digits>[\dA-F]{1,24})(?<base>[₀-₉]{1,2})$/u;

/** What `1011₂` or `D1₁₆` is worth; null for what is no numeral with its base. */
export function worthOfBased(text: string): number | null {
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
export function reckon(text: string): number | null {
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
