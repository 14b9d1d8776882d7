import type { TextLine } from './split-lines.ts';

/** No run of lines that are one thing is longer. */
export const MOST_LINES = 60;

/** The lines from `at` on up to the next empty one. */
export function groupFrom(lines: readonly TextLine[], at: number): readonly TextLine[] {
  const own = lines.slice(at, at + MOST_LINES);
  const end = own.findIndex(({ opensGroup, head }, place) => place > 0 && (opensGroup || head !== undefined));
  return end < 0 ? own : own.slice(0, end);
}

/** `EX A) …`, `Ex. 1`, `Exemplo resolvido 3 - …`, `Problema resolvido`: over a problem and how it is worked out. */
const OPENS_WORKING =
  /^\W*(?:(?:ex|exemplo|example)\.?(?:\s(?:resolvido|pr[áa]tico|num[ée]rico))?|(?:exerc[íi]cio|problema|quest[ãa]o|situa[çc][ãa]o(?:-problema)?)\.?\sresolvid[oa])\s?(?:n?[º°]?\s?(\d{1,2}|[A-H](?!\p{L})))?\s*(?:\([^()]{2,30}\))?\s*(?:[).:–—-]\s*|$)/iu;

/** By what its writer counts a worked example (`EX B)`: `B`); null where he does not. */
export const countOfWorked = (text: string): string | null =>
  OPENS_WORKING.exec(text)?.[1]?.toUpperCase() ?? null;

const COUNTS = /[=≈→⇒]|[-–=]>|(?:-\s?){3,}/u;
const FOLLOWS =
  /^\W*(?:resp|resposta|r\s?[:=]|solu[çc][ãa]o|resolu[çc][ãa]o|c[áa]lculo|logo|ent[ãa]o|portanto|assim|temos|substituindo|passo|dados?)(?!\p{L})/iu;
/** A figure alone, a word or two: `R$ 64,00`, `inversa!!`, `1 lata` */
const isScrap = (text: string): boolean =>
  text.split(/\s+/u).length <= 3 && !/[:?_]|^\d{1,2}[.)]/u.test(text);
const isWorked = ({ text }: TextLine): boolean =>
  (COUNTS.test(text) && /\d|\p{Lu}/u.test(text) && !/_{3}|^\p{L}{4,}[^=\d]{0,40}:\s/u.test(text)) ||
  FOLLOWS.test(text);
const ORDERS = /[?]|(?<!\p{L})(?:calcul|resolv|determin|ach|encontr|simplifi|fator|complet|quant)\p{L}*/iu;
const MOST_STEPS = 16;
const MOST_SAID = 1;

/** How many lines from `at` on are a problem and its working, up to the next empty line or the next one; 0 where none begins. */
export function workingAt(lines: readonly TextLine[], at: number): number {
  const line = lines[at] as TextLine;
  const opener = OPENS_WORKING.exec(line.text);
  if (opener === null) return posedAt(lines, at);
  const posed = line.text.slice(opener[0].length);
  let own = workingOf(lines, at);
  const isPosed = (some: readonly TextLine[]): boolean => some.slice(1).some(isWorked);
  // `Resolução:` may stand behind an empty line.
  const next = lines[at + own.length];
  if (!isPosed(own) && next !== undefined && (own.length === 1 ? posed === '' : FOLLOWS.test(next.text))) {
    own = [...own, ...workingOf(lines, at + own.length)];
    const behind = lines[at + own.length];
    if (!isPosed(own) && behind !== undefined && FOLLOWS.test(behind.text))
      own = [...own, ...workingOf(lines, at + own.length)];
  }
  // `ex. ²³₁₁Na⁺ → p=11 n=12 e=10`: all of it in one line.
  if (COUNTS.test(posed) && !ORDERS.test(posed)) {
    if ((posed.match(/\p{L}{4,}/gu)?.length ?? 0) > MOST_SAID) return 0;
    const end = own.findIndex((one, place) => place > 0 && !isWorked(one));
    return end < 0 ? own.length : end;
  }
  const last = own.findLastIndex((one, place) => place > 0 && isWorked(one));
  if (last < 1 || own.length > MOST_STEPS) return 0;
  // Without empty lines around it, what is no step belongs to the part.
  const isApart = line.opensGroup;
  const rest = own.slice(last + 1).findIndex(({ text }) => !isScrap(text));
  return isApart || rest < 0 ? own.length : last + 1 + rest;
}

const ASKED_TO_BE_SOLVED = /\d.*\?$/su;
const COUNTED = /^\W*(?:\d{1,2}|[a-h])\s?[).–-]\s|_{2}|^\W*\d{1,2}\s\p{L}/iu;
const LONGEST_POSED = 300;
const FEWEST_STEPS = 2;

/** `Uma parede de 4 m por 2,5 m. Quantas latas?` right above the lines that work it out: it needs no name. */
function posedAt(lines: readonly TextLine[], at: number): number {
  const [line, ...below] = groupFrom(lines, at);
  if (line === undefined || line.text.length > LONGEST_POSED || !ASKED_TO_BE_SOLVED.test(line.text)) return 0;
  const end = below.findIndex((one) => !isWorked(one) && !isScrap(one.text));
  const steps = end < 0 ? below : below.slice(0, end);
  const isAsked =
    COUNTED.test(line.text) || steps.some(({ text }) => /\?|_{2}|^\d{1,2}[.)]\s+\p{L}{3}/u.test(text));
  const worked = steps.filter(({ text }) => /\d/.test(text) && /[=≈]|(?:-\s?){3,}/u.test(text)).length;
  return isAsked || worked < FEWEST_STEPS ? 0 : 1 + steps.length;
}

function workingOf(lines: readonly TextLine[], at: number): readonly TextLine[] {
  const group = groupFrom(lines, at);
  const end = group.findIndex(
    ({ text }, place) => place > 0 && (OPENS_WORKING.test(text) || /_{3}|^#/u.test(text)),
  );
  return end < 0 ? group : group.slice(0, end);
}
