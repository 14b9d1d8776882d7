import { remember, SENTENCES_KEPT } from '#engine/pedagogy/language/remember.ts';
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

/** What a text is compared by: a book compares each of thousands of points with those that a slide has. */
const signsOf = remember((text: string) => {
  const row = text.replaceAll(' = ', ': ');
  const rule = text.replace(/^[^:=]{3,45}: /u, '');
  const labelled = LABELLED.exec(text);
  return {
    ...{ lower: text.toLowerCase(), row, members: row.split('; '), rule },
    hasSigns: /=|\d/.test(rule),
    words: (rule.match(/\p{L}{4,}/gu) ?? []).length,
    figure: OF_NUMBER.exec(text)
      ?.slice(1)
      .find((one) => one !== undefined),
    stems: (normalise(text).match(/[\p{L}\d]+/gu) ?? []).map(stem),
    label: labelled?.[1]?.toLowerCase(),
    said: labelled?.[2]?.toLowerCase(),
  };
}, SENTENCES_KEPT);
type Signs = ReturnType<typeof signsOf>;
/** `o sistema de base 2 tem …` beside `o sistema de base 8 tem …`: the same said of two things, which their figures name. */
const OF_NUMBER = /\((\d+ → \d+)\)|\s(?:base|grau|ordem|tipo|classe|n[íi]vel|fase) (\d+)(?![\p{L}\d])/iu;

/** `x' + x'' = -b/a` beside `x' . x'' = c/a`, `soma 5, produto 6`: few words and other signs. */
const areRules = (one: Signs, other: Signs): boolean =>
  (one.hasSigns || other.hasSigns) &&
  one.words + other.words <= MOST_WORDS_OF_RULES &&
  one.rule !== other.rule;
const MOST_WORDS_OF_RULES = 5;

const haveOtherFigures = (one: Signs, other: Signs): boolean =>
  one.figure !== undefined && other.figure !== undefined && one.figure !== other.figure;

/** `Um metro é dividido em cem partes` beside `Um quilo é dividido em mil partes`: one frame, and other things in the same places. */
function areTwins({ stems: here }: Signs, { stems: there }: Signs): boolean {
  if (here.length !== there.length || here.length < FEWEST_OF_FRAME) return false;
  const apart = here.flatMap((word, at) => (word === there[at] ? [] : [at]));
  // Where a figure differs as well it may be one case of many; the things themselves stand near the opening.
  const isOfWords = apart.every((at) => !/\d/.test(`${here[at]}${there[at]}`));
  return (
    isOfWords && apart.length >= FEWEST_APART && apart.length * 3 <= here.length && (apart[0] ?? 0) < OPENING
  );
}
const [FEWEST_OF_FRAME, FEWEST_APART, OPENING] = [8, 2, 6];

type Said = Pick<Point, 'text' | 'stems'> & Partial<Pick<Point, 'kind'>>;

/** The same told twice, whatever the wording. */
export function isAlike(a: Said, b: Said): boolean {
  const [one, other] = [signsOf(a.text), signsOf(b.text)];
  if (one.lower === other.lower) return true;
  // `m: massa (g)` beside `Q = calor (cal); m = massa (g)`
  if (one.members.includes(other.row) || other.members.includes(one.row)) return true;
  // Rows of one table have its words in common.
  if (a.kind === 'row' && b.kind === 'row') return false;
  if (areCases(a.text, b.text) || areRules(one, other) || haveOtherFigures(one, other)) return false;
  if (areTwins(one, other)) return false;
  if (one.said !== undefined && other.said !== undefined) {
    // `Força a favor: a velocidade aumenta` and `Força contrária: a velocidade diminui` are two things.
    if (one.label !== other.label) return one.said === other.said;
    // `Entidade: depende do minimundo` beside `Entidade: depende do minimundo, possui existência`
    if (one.said.includes(other.said) || other.said.includes(one.said)) return true;
  }
  const [small, large] = a.stems.size <= b.stems.size ? [a.stems, b.stems] : [b.stems, a.stems];
  if (small.size === 0) return false;
  let shared = 0;
  for (const key of small) if (large.has(key)) shared += 1;
  return shared / (small.size + large.size - shared) >= MOST_ALIKE;
}
