import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { nestQuotes } from '#engine/pedagogy/lesson/list-words.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { tellsBelief } from './judge-errors.ts';
import type { Question } from './question.ts';

/** The answer to a sentence that stands in the material as it is. */
export const TRUE = 'Verdadeiro';
const WORDS = { from: 7, to: 20 };
/** An article or a name opens a statement; nobody may be meant by a pronoun, and nothing announced. */
const STATES =
  /^(?!Qua[ln]|Quem|Como|Se\s|Caso|Ex\b)(?:[OA]s?|Uma?|Tod[oa]s?|Cada|\p{Lu}\p{L}+)\s(?!.*(?<!\p{L})(?:el[ea]s?|ess[ea]s?|est[ea]s?|isso|você|nós|seus?|suas?)(?!\p{L}))[^:;?“”"→>]+$/u;
/** `Estudos posteriores`, `no século seguinte`: later than what, the sentence before says. */
const AFTER_OTHERS =
  /(?<!\p{L})(?:posterior(?:es)?|anterior(?:es)?|seguintes?|outr[oa]s?|também|mesm[oa]s?)(?!\p{L})/iu;
/** `Abaixo do resumo, informar …` */
const ORDERS = /^[^,]{3,40}, \p{L}+[aei]r\s/u;

const OF_A_CASE = /^\W*(?:caso|situa[çc][ãa]o|dilema|problema|exemplo|ex)[^:]{0,25}[:.]/iu;

/** A rule with its example, a warning. */
const SHOWN = /(?:^|\. )Ex\.: |^(?:cuidado|aten[çc][ãa]o|lembre)(?!\p{L})/iu;

/** `Uma corrida custa R$ 5,00 mais R$ 2,50 por quilômetro.` before the question of it: a case. */
function isAskedOf(line: Statement | undefined): boolean {
  const statements = line?.piece.statements ?? [];
  const next = line === undefined ? undefined : statements[statements.indexOf(line) + 1];
  return /\d/.test(line?.text ?? '') && /\?\s*$/.test(next?.text ?? '');
}

/** Sentences of the material to be judged as they stand: where every sentence to judge is false, nobody has to read it. */
export function judgeStatements(points: readonly Point[], section: number): Question[] {
  return points
    .filter(
      ({ kind, words, text, isLong, basis }) =>
        kind === 'sentence' &&
        !isLong &&
        words >= WORDS.from &&
        words <= WORDS.to &&
        STATES.test(text) &&
        !ORDERS.test(text) &&
        !AFTER_OTHERS.test(text) &&
        !tellsBelief(text) &&
        // A case that the class is to judge, or the line that tells of one of several, is no statement of the subject.
        !OF_A_CASE.test(basis[0]?.text ?? '') &&
        basis[0]?.role !== 'example' &&
        !SHOWN.test(text) &&
        !isAskedOf(basis[0]) &&
        findSubject(text) !== null,
    )
    .map(({ text, basis }) => ({
      kind: 'verdadeiro_falso',
      text: `Verdadeiro ou falso? “${text}”`,
      options: [TRUE, 'Falso'],
      answer: TRUE,
      bloomLevel: 'entender',
      basis: basis.slice(0, 1),
      section,
    }));
}

/** A word and what makes the sentence untrue in its place, alike in gender and number: nothing else has to change. */
const OPPOSITES = [
  ...bothWays('maior', 'menor', ' do que'),
  ...bothWays('maiores', 'menores', ' do que'),
  ...bothWays('aumenta', 'diminui'),
  ...bothWays('aumentam', 'diminuem'),
  ...bothWays('aumentou', 'diminuiu'),
  ...bothWays('aumentaram', 'diminuíram'),
  ...bothWays('antes', 'depois', ' (?:d[ao]s?|de \\p{L}+r)'),
  ...bothWays('acima', 'abaixo', ' d[aeo]s?'),
  ...bothWays('carga positiva', 'carga negativa'),
  ...bothWays('interno', 'externo'),
  ...bothWays('interna', 'externa'),
  // `mais urbana do que a do açúcar`; `mais de 70%` and `mais ou menos` compare nothing.
  ['(?<!nada )mais(?= (?!é )\\p{L}{3,} (?:do )?que (?:[oa]s?|uma?) )', 'menos'],
  ['cresceu', 'diminuiu'],
  ['reduz', 'aumenta'],
  ['reduzem', 'aumentam'],
  ['reduziu', 'aumentou'],
  // `a grande minoria`, `era minoria (56%)`: absurd, or given away by its figure.
  ['(?<!grande )maioria(?![^.]{0,12}\\d)', 'minoria'],
  ['esquerdo', 'direito'],
  ['esquerda', 'direita'],
  ['obrigatório', 'proibido'],
  ['obrigatória', 'proibida'],
].map(([word = '', other = '']) => ({ pattern: new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'), other }));

/** A sentence of the material made false by the opposite of its one comparing word. */
export function judgeOpposites(points: readonly Point[], section: number): Question[] {
  return points.flatMap((point) => {
    const turned = point.kind === 'sentence' && STATES.test(point.text) ? turn(point.text) : null;
    if (turned === null || point.isLong) return [];
    return [
      {
        kind: 'verdadeiro_falso' as const,
        text: `Verdadeiro ou falso? “${nestQuotes(turned.text)}”`,
        options: ['Verdadeiro', 'Falso'],
        answer: `Falso: o material diz “${turned.right}”.`,
        bloomLevel: 'entender' as const,
        basis: point.basis.slice(0, 1),
        section,
      },
    ];
  });
}

const DENIES = /(?<!\p{L})(?:não|nem)(?!\p{L})/iu;

function turn(text: string): { text: string; right: string } | null {
  if (DENIES.test(text) || ORDERS.test(text) || tellsBelief(text)) return null;
  const [only, ...more] = OPPOSITES.flatMap(({ pattern, other }) =>
    [...text.matchAll(pattern)].map((found) => ({ found, other })),
  );
  if (only === undefined || more.length > 0) return null;
  const { found, other } = only;
  const [right] = found;
  const word = /^\p{Lu}/u.test(right) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  return { text: text.slice(0, found.index) + word + text.slice(found.index + right.length), right };
}

/** Either in the place of the other, where `after` follows. */
function bothWays(one: string, other: string, after = ''): [string, string][] {
  const ahead = after === '' ? '' : `(?=${after}(?!\\p{L}))`;
  return [
    [`${one}${ahead}`, other],
    [`${other}${ahead}`, one],
  ];
}
