const UNITS = 'zero um dois três quatro cinco seis sete oito nove'.split(' ');
const TEENS = 'dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'.split(' ');
const TENS = [
  '',
  '',
  'vinte',
  'trinta',
  'quarenta',
  'cinquenta',
  'sessenta',
  'setenta',
  'oitenta',
  'noventa',
];
const HUNDREDS = [
  ...['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos'],
  ...['seiscentos', 'setecentos', 'oitocentos', 'novecentos'],
];

const values = new Map<string, number>();
for (const [at, word] of UNITS.entries()) values.set(word, at);
for (const [at, word] of TEENS.entries()) values.set(word, at + 10);
for (const [at, word] of TENS.entries()) if (word !== '') values.set(word, at * 10);
for (const [at, word] of HUNDREDS.entries()) if (word !== '') values.set(word, at * 100);
for (const [word, value] of [
  ['uma', 1],
  ['duas', 2],
  ['tres', 3],
  ['quatorze', 14],
  ['cem', 100],
] as const)
  values.set(word, value);
for (const word of HUNDREDS.slice(2)) values.set(word.replace(/os$/u, 'as'), values.get(word) ?? 0);

const WORDS = [...values.keys(), 'mil'].sort((a, b) => b.length - a.length).join('|');
/** Words of numbers in a row, with the `e` between them. */
const RUN = new RegExp(`(?<![\\p{L}\\d-])(?:${WORDS})(?: (?:e )?(?:${WORDS}))*(?![\\p{L}-])`, 'giu');
/** Up to here a number is told in words: `três etapas`. */
const LARGEST_WORD = 10;

/**
 * What was dictated with its numbers in figures, as who writes has them: `mil novecentos e trinta` → `1930`, `trinta e sete e dois`
 * → `37,2`, `quinze por cento` → `15%`. Small numbers stay words, and words in a row that make no number are parted.
 */
export function writeNumbers(said: string): string {
  return said
    .replace(PERCENT, ' %')
    .replace(RUN, (run, at: number, whole: string) =>
      partRun(run, whole.slice(Math.max(0, at - BEFORE), at), whole.slice(at + run.length)),
    )
    .replace(SMALL, inFigures)
    .replace(SMALL, inFigures)
    .replace(ONE_OR_NEXT, (run, first: string, second: string) =>
      numberSaid(second) === numberSaid(first) + 1 ? `${first} ou ${second}` : run,
    )
    .replace(/(?<=milh(?:ão|ões) e \d+)\.000(?![\d.])/gu, ' mil')
    .replace(/(?<=\d) v[íi]rgula (?=\d)/giu, ',')
    .replace(/(?<=\d) %/gu, '%');
}
/** A number of the hundred, and small numbers that stand before a sign. */
const PERCENT = new RegExp(`(?<=(?:${WORDS}|\\d)) por cento(?!\\p{L})`, 'giu');
const SMALL = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...UNITS, 'tres', 'uma', 'duas', 'dez'].join('|')})(?= %| v[íi]rgula \\d)`,
  'giu',
);
const inFigures = (word: string): string => String(values.get(word.toLowerCase()) ?? word);
const BEFORE = 12;
/** `doze treze anos`: about so many. */
const ONE_OR_NEXT = new RegExp(
  `(?<![\\p{L}\\d.,]|(?:${WORDS}|\\d+),? (?:e )?)(${UNITS.join('|')}|dez|\\d{2}) (${UNITS.join('|')}|dez|\\d{2})(?= \\p{L}+s(?!\\p{L}))`,
  'giu',
);
const numberSaid = (said: string): number => values.get(said.toLowerCase()) ?? Number(said);

function partRun(run: string, before: string, after: string): string {
  const words = run.toLowerCase().split(' ');
  const told: string[] = [];
  for (let at = 0; at < words.length; ) {
    if (words[at] === 'e') {
      told.push('e');
      at += 1;
      continue;
    }
    const { value, length } = readNumber(words, at);
    // `trinta e sete e dois` of a thermometer: the figure behind the comma.
    const [and, digit] = words.slice(at + length, at + length + 2);
    const tenth = UNITS.indexOf(digit ?? '');
    const isTenth = value > 10 && value < 100 && value % 10 !== 0 && and === 'e' && tenth > 0;
    if (isTenth) told.push(`${value},${tenth}`);
    else if (value <= LARGEST_WORD) told.push(...words.slice(at, at + length));
    else
      told.push(
        figures(
          value,
          told.length === 0 ? before : isYearBefore(told) ? ' e ' : '',
          at + length < words.length ? '' : after,
          words[at] ?? '',
        ),
      );
    at += length + (isTenth ? 2 : 0);
  }
  return told.join(' ');
}

/** `entre 1811 e`: what is counted on with is a year too. */
const isYearBefore = (told: readonly string[]): boolean =>
  /^1[1-9]\d\d$|^20\d\d$/u.test(told.findLast((one) => one !== 'e') ?? '');

/** `1930` of a year, `1.930` of money and people. */
function figures(value: number, before: string, after: string, first: string): string {
  const isYear =
    value >= 1100 &&
    value < 2100 &&
    (first === 'mil' || value >= 2000) &&
    /(?:^|\s)(?:em|de|até|desde|ano|e|entre|a|para|menos|uns|lá|por|tipo)\s$/iu.test(before) &&
    !COUNTED.test(after);
  return isYear || value < 1000 ? String(value) : String(value).replace(/(?=(?:\d{3})+$)(?<=\d)/gu, '.');
}

const COUNTED =
  /^ (?:reais|metros?|quil[ôo]metros?|quilos?|litros?|gramas?|pessoas|alunos|habitantes|anos|mort[eo]s|vezes|%)(?!\p{L})/iu;

/** The longest number that begins at a place, each part smaller than the one before it. */
function readNumber(words: readonly string[], from: number): { value: number; length: number } {
  let at = from;
  const head = readBelowThousand(words, at);
  let total = head.value;
  at += head.length;
  const isThousand = words[at] === 'mil' || (head.length === 0 && words[from] === 'mil');
  if (isThousand) {
    total = (head.length === 0 ? 1 : total) * 1000;
    at += 1;
    const skip = words[at] === 'e' ? 1 : 0;
    const rest = readBelowThousand(words, at + skip);
    if (rest.length > 0) {
      total += rest.value;
      at += skip + rest.length;
    }
  }
  return { value: total, length: Math.max(1, at - from) };
}

function readBelowThousand(words: readonly string[], from: number): { value: number; length: number } {
  const first = values.get(words[from] ?? '');
  if (first === undefined) return { value: 0, length: 0 };
  let [value, at] = [first, from + 1];
  if (words[from] === 'cem') return { value, length: 1 };
  // `cento e vinte`, `vinte e oito`: joined by `e`, or two numbers.
  for (let limit = first >= 100 ? 100 : first >= 20 ? 10 : 0; limit > 1 && words[at] === 'e'; ) {
    const next = values.get(words[at + 1] ?? '');
    if (next === undefined || next === 0 || next >= limit || words[at + 1] === 'cem') break;
    value += next;
    at += 2;
    limit = next >= 20 ? 10 : 0;
  }
  return { value, length: at - from };
}
