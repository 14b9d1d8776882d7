import { normalise, stem } from '#engine/pedagogy/language/stem.ts';
import type { Point } from './point.ts';

const MOST_ALIKE = 0.6;

const LABELLED = /^([^:.;?]{1,45}): (.+)$/su;
const CASE = /^(?:se|quando|caso|para)\s[^,;:]{1,40}?[<>=≠≤≥][^,;:]{0,30}/iu;

/** `Se a > 0, …` and `Se a < 0, …`: two cases of one rule, however alike their words. */
export function areCases(one: string, other: string): boolean {
  const [here, there] = [CASE.exec(one)?.[0], CASE.exec(other)?.[0]];
  return here !== undefined && there !== undefined && here !== there;
}

/** `x' + x'' = -b/a` beside `x' . x'' = c/a`, `soma 5, produto 6`: few words and other signs. */
function areRules(one: string, other: string): boolean {
  const [here, there] = [one, other].map((text) => text.replace(/^[^:=]{3,45}: /u, ''));
  const words = (here?.match(/\p{L}{4,}/gu) ?? []).length + (there?.match(/\p{L}{4,}/gu) ?? []).length;
  return /=|\d/.test(`${here}${there}`) && words <= MOST_WORDS_OF_RULES && here !== there;
}
const MOST_WORDS_OF_RULES = 5;

/** `o sistema de base 2 tem …` beside `o sistema de base 8 tem …`: the same said of two things, which their figures name. */
const OF_NUMBER = /\s(?:base|grau|ordem|tipo|classe|n[íi]vel|fase) (\d+)(?![\p{L}\d])/iu;
function haveOtherFigures(one: string, other: string): boolean {
  const [here, there] = [one, other].map((text) => OF_NUMBER.exec(text)?.[1]);
  return here !== undefined && there !== undefined && here !== there;
}

/** `Um metro é dividido em cem partes` beside `Um quilo é dividido em mil partes`: one frame, and other things in the same places. */
function areTwins(one: string, other: string): boolean {
  const [here, there] = [one, other].map((text) => normalise(text).match(/[\p{L}\d]+/gu) ?? []);
  if (here === undefined || there === undefined || here.length !== there.length) return false;
  if (here.length < FEWEST_OF_FRAME) return false;
  const apart = here.flatMap((word, at) => (stem(word) === stem(there[at] ?? '') ? [] : [at]));
  // The things themselves stand near the opening.
  const isCounted = apart.length > 0 && apart.every((at) => /\d/.test(`${here[at]}${there[at]}`));
  return (
    (apart.length >= FEWEST_APART || isCounted) &&
    apart.length * 3 <= here.length &&
    (apart[0] ?? 0) < OPENING
  );
}
const [FEWEST_OF_FRAME, FEWEST_APART, OPENING] = [8, 2, 6];

type Said = Pick<Point, 'text' | 'stems'> & Partial<Pick<Point, 'kind'>>;

/** The same told twice, whatever the wording. */
export function isAlike(a: Said, b: Said): boolean {
  if (a.text.toLowerCase() === b.text.toLowerCase()) return true;
  // `m: massa (g)` beside `Q = calor (cal); m = massa (g)`
  const [one, other] = [a.text, b.text].map((text) => text.replaceAll(' = ', ': ').split('; '));
  if (one?.includes(other?.join('; ') ?? '') || other?.includes(one?.join('; ') ?? '')) return true;
  // Rows of one table have its words in common.
  if (a.kind === 'row' && b.kind === 'row') return false;
  if (areCases(a.text, b.text) || areRules(a.text, b.text) || haveOtherFigures(a.text, b.text)) return false;
  if (areTwins(a.text, b.text)) return false;
  // `Força a favor: a velocidade aumenta` and `Força contrária: a velocidade diminui` are two things.
  const [here, there] = [LABELLED.exec(a.text), LABELLED.exec(b.text)];
  const [said = '', told = ''] = [here?.[2]?.toLowerCase(), there?.[2]?.toLowerCase()];
  const isSame = here?.[1]?.toLowerCase() === there?.[1]?.toLowerCase();
  // `Entidade: depende do minimundo` beside `Entidade: depende do minimundo, possui existência`
  if (said !== '' && told !== '' && isSame && (said.includes(told) || told.includes(said))) return true;
  if (here !== null && there !== null && here[1]?.toLowerCase() !== there[1]?.toLowerCase())
    return here[2]?.toLowerCase() === there[2]?.toLowerCase();
  const [small, large] = a.stems.size <= b.stems.size ? [a.stems, b.stems] : [b.stems, a.stems];
  if (small.size === 0) return false;
  let shared = 0;
  for (const key of small) if (large.has(key)) shared += 1;
  return shared / (small.size + large.size - shared) >= MOST_ALIKE;
}
