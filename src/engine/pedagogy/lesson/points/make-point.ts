import { hasFiniteVerb, isBalanced } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isLoose } from '#engine/pedagogy/language/grammar/is-loose.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { fitPoint } from './fit-point.ts';
import { isAsked } from './is-asked.ts';
import type { Point } from './point.ts';
import { leansOnOthers } from './stand-alone.ts';

/** A point of this text, shortened where it is too long; null for scraps and for a formula with no plain writing. */
export function makePoint(
  text: string,
  basis: Statement[],
  kind: Point['kind'],
  isOpening: boolean,
): Point | null {
  const fitted = fitPoint(withoutDouble(plainMath(text)));
  if (fitted === null || hasRawMath(fitted.text)) return null;
  const words = wordsOf(fitted.text).length;
  if (words < 3 || ENDS_IN_AIR.test(fitted.text) || isBroken(fitted.text) || !isBalanced(fitted.text))
    return null;
  // `um conectivo (como, tal qual, que nem)`: what is named in brackets leaves nothing open.
  const bare = fitted.text.replace(/\s\([^()]*\)/gu, '');
  if (leansOnOthers(fitted.text) || /[?!]$/.test(fitted.text) || (isLoose(bare) && !CASE.test(bare)))
    return null;
  if (isAsked(basis[0]) || isRest(fitted.text) || SCRAPS.test(fitted.text)) return null;
  if (NOT_SHOWN.test(fitted.text) || LETTERS.test(fitted.text)) return null;
  return {
    text: fitted.text,
    basis,
    stems: new Set(contentStems(fitted.text)),
    words,
    kind,
    isOpening,
    isLong: fitted.isLong,
  };
}

/** A point that says this text as it stands: a row, a step or a member of a set of which nothing may be cut. */
export function pointAsIs(
  text: string,
  statement: Statement,
  { kind, isLong }: Pick<Point, 'kind' | 'isLong'>,
): Point {
  const { stems, words } = statement;
  return { text, basis: [statement], stems, words, kind, isOpening: false, isLong };
}

/** `L(n) > n para todo n e`: the rest stands in the next line. */
export const ENDS_IN_AIR = /\s(?:e|ou|d[aeo]s?|em|n[ao]s?|com|para|por|que|mas|como|entre|sobre)$/u;

/** Whether a text was torn nowhere: by no page, no formula, no line that goes on. */
export const isWholeText = (text: string): boolean =>
  isBalanced(text) && !isBroken(text) && !hasRawMath(text) && !ENDS_IN_AIR.test(text.replace(/[.\s]+$/, ''));

/** `Escrita: escrita de dados, identificada por E`: the name says nothing before itself. */
function withoutDouble(text: string): string {
  const [, name = '', rest = ''] = /^([^:]{3,45}): (.+)$/su.exec(text) ?? [];
  const isDouble = [' ', ','].some((next) => rest.toLowerCase().startsWith(`${name.toLowerCase()}${next}`));
  return name !== '' && isDouble ? upperFirst(rest) : text;
}

/** `Quando a > 0 o vértice é …`: a sign is the verb of its opening clause. */
const CASE = /^(?:se|quando) (?:\p{L} [<>=≠≤≥] |[^,]{2,60}, \p{L}\S{0,2} [<>=≠≤≥] \S)/iu;

/** `Answer key (não mostrar!)`: what a teacher keeps back; `Haiti x Brasil`: what is to be compared, and nothing said. */
const NOT_SHOWN =
  /\(\s*(?:n[ãa]o (?:mostrar|projetar|exibir|passar|imprimir)|s[óo] (?:para |d?[oa] )?prof)[^()]*\)|^answer key(?!\p{L})|^\S+ x \S+$/iu;

/** Paths, endings of file names and dashes that a recognition of pictures leaves in a line; the mark of a remark in a printed algorithm. */
const SCRAPS =
  /[✄▷⊳]|[⊕∑∏⋃⋂]\S?\s+\p{L}\s?=\s?\d|^\d{1,2} (?:if|else|while|for|return|then|se|senão|enquanto|devolve) |^['"‘“]?\/\p{L}|\.{3}\s(?![=+·×])\S|[-–]—|—[-–]|\p{L}\.\s(?:json|php|html?|css|js|txt|py|java)(?!\p{L})/iu;

/** `L, p, v, g e q` in a row of letters by how often they are used. */
const LETTERS = /^(?:\p{L}, )+\p{L}(?:,? e \p{L})?$/u;

/** `Do contexto do sistema`: an opening preposition and no verb, the rest of something said before. */
function isRest(text: string): boolean {
  return (
    /^(?:d[aeo]s?|n[ao]s?|em|pel[ao]s?|com|por|ao?s?|à)\s[^:\d→>=+]+$/iu.test(text) &&
    tagSentence(text)[0]?.tag === 'ADP' &&
    !hasFiniteVerb(text)
  );
}
