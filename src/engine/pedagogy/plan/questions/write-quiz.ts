import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { findCompared } from '#engine/pedagogy/lesson/find-compared.ts';
import { isVague } from '#engine/pedagogy/lesson/is-vague.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { asSentence } from '#engine/pedagogy/lesson/points/lend-subject.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isContentRole, type Role } from '#engine/pedagogy/understanding/role.ts';
import { askCases } from './ask-cases.ts';
import { askDefinitions } from './ask-definitions.ts';
import { askFigures, figuresOf, judgeFigures } from './ask-figures.ts';
import { askForm } from './ask-form.ts';
import { askLists } from './ask-lists.ts';
import { askNamed } from './ask-named.ts';
import { askOrder } from './ask-order.ts';
import { askRecords } from './ask-records.ts';
import { askSentence } from './ask-sentence.ts';
import { askTables } from './ask-tables.ts';
import { askTerms } from './ask-terms.ts';
import { askWho } from './ask-who.ts';
import { asksWell, likeOptions } from './asks-well.ts';
import { judgeErrors } from './judge-errors.ts';
import { judgeOpposites, judgeStatements, TRUE } from './judge-statements.ts';
import { dropTrifles, isFair, rankOf } from './judge-worth.ts';
import type { Question } from './question.ts';
import { varyQuiz } from './vary-quiz.ts';

const MOST_POINTS = 120;
/** Of one way of asking in a section: variety before more of the same. */
const MOST_OF_A_WAY = 3;
const LONGEST = 230;
/** An entry of a list of sources, or an equation: nothing to ask about. */
const ENTRY =
  /(?<!\p{L})(?:ed\.|p\. ?\d|in:|acesso em|isbn|disciplina (?:abord|trat)|\d+ª ed|\[\d,\s?\d\]|ser(?:á|ão) (?:também )?(?:tratad|abordad|vist|estudad)[oa]s?)|[=≈]\s*[-\d(\p{L}]/iu;

const written = new WeakMap<Lesson, Question[][]>();
const opened = new WeakMap<Lesson, Map<number, Question[][]>>();

/**
 * The questions that each section's text answers, the most telling ways of asking first: what a thing is, why, what
 * for, how two differ, what belongs to a class, figures, sentences to judge, gaps. None where the text gives none.
 */
export function writeQuiz(lesson: Lesson): Question[][] {
  const known =
    written.get(lesson) ??
    varyQuiz(balance(dropTrifles(lesson.sections.map((_, index) => writeQuizOf(lesson, index)))));
  written.set(lesson, known);
  return known;
}

/** Of sentences to judge no more are true than false: else one answers `verdadeiro` without reading. */
function balance(perSection: Question[][]): Question[][] {
  const judged = perSection.flat().filter(({ kind }) => kind === 'verdadeiro_falso');
  let left = judged.filter(({ answer }) => answer !== TRUE).length;
  return perSection.map((own) => own.filter(({ answer }) => answer !== TRUE || left-- > 0));
}

/**
 * The questions of one section, from 0, in the same order.
 * @param isTaught false for what the reader is not shown: nothing is asked of it
 */
export function writeQuizOf(
  lesson: Lesson,
  section: number,
  isTaught: (statement: Statement) => boolean = () => true,
): Question[] {
  const ways = openWays(lesson, section).map((way, at, { length }) =>
    way.filter(({ basis }) => basis.every(isTaught)).slice(0, at === length - 1 ? 1 : MOST_OF_A_WAY),
  );
  const isEarly = lesson.input.level === 'infantil';
  const quiz: Question[] = [];
  for (let round = 0; round < MOST_OF_A_WAY; round += 1)
    for (const way of ways) {
      const found = way[round];
      if (found === undefined || found.text.length > LONGEST || isAsked(found, quiz)) continue;
      if (!isFair(found) || !asksWell(found)) continue;
      const question = likeOptions(found);
      // Who does not read yet is asked aloud, and fills in no gap.
      if (!isEarly || SPOKEN.has(question.kind)) quiz.push(question);
    }
  return quiz.toSorted((one, other) => rankOf(one) - rankOf(other));
}

const SPOKEN = new Set<Question['kind']>(['aberta', 'multipla_escolha']);

/** All that can be asked of a section, by the way of asking. */
function openWays(lesson: Lesson, section: number): Question[][] {
  const known = opened.get(lesson) ?? new Map<number, Question[][]>();
  opened.set(lesson, known);
  const ways = known.get(section) ?? waysOf(lesson, section);
  known.set(section, ways);
  return ways;
}

function waysOf(lesson: Lesson, section: number): Question[][] {
  const pieces = matterOf(lesson.sections[section]?.pieces ?? []);
  const points = pieces
    .flatMap((piece) => lesson.points.get(piece) ?? [])
    .slice(0, MOST_POINTS)
    .map(asSentence);
  const sentences = points.filter(
    ({ kind, text, basis }) =>
      (kind === 'sentence' || kind === 'item') &&
      // `Em caso de vazamento, avise o encarregado` has its verb in an order.
      (hasFiniteVerb(text) || askSentence(text) !== null) &&
      !ENTRY.test(text) &&
      // What is said of one worked example means nothing without it.
      basis[0]?.piece.example === undefined &&
      isTaught(lesson, basis[0]?.role ?? 'explanation'),
  );
  const figures = figuresOf(lesson);
  return [
    askRecords(lesson, section),
    askForm(lesson, section),
    askDefinitions(lesson, section),
    askWho(lesson, section),
    sentences.flatMap((point) => askPoint(lesson, point, section)),
    askCompared(lesson, section),
    askNamed(lesson, section),
    askCases(lesson.sections[section]?.pieces ?? [], section),
    askLists(points, section),
    askOrder(lesson, section),
    judgeErrors(pieces, section),
    askTables(pieces, section),
    askFigures([...sentences, ...points.filter(isStep)], section, figures),
    judgeFigures(sentences.toReversed(), section, figures),
    judgeOpposites(sentences, section).slice(0, 1),
    askTerms(lesson, sentences, section),
    // One at most, the last: sentences to judge are the weakest of questions.
    judgeStatements(sentences, section).toReversed(),
  ];
}

/** `Introduzir a agulha em ângulo de 90°`: a figure that whoever does it has to know. */
const isStep = ({ kind, basis, text }: Point): boolean =>
  (kind === 'sentence' || kind === 'item') && basis[0]?.role === 'procedure' && !hasFiniteVerb(text);

/** What a form asks of those who fill it in is what there is to learn from it. */
const isTaught = ({ material }: Lesson, role: Role): boolean =>
  isContentRole(role) || (role === 'instruction' && material.understanding?.genre === 'modelo_formulario');

/** One passage answers one question, and no question is put twice. */
function isAsked(question: Question, quiz: readonly Question[]): boolean {
  return quiz.some(
    (other) => other.text === question.text || other.basis.some((one) => question.basis.includes(one)),
  );
}

function askPoint(lesson: Lesson, point: Point, section: number): Question[] {
  const asked = askSentence(point.text);
  const isCause = asked?.text.startsWith('Por que') === true;
  return asked === null || (!isCause && isVague(lesson, point.text, section))
    ? []
    : [{ ...asked, kind: 'aberta', options: [], basis: point.basis.slice(0, 1), section }];
}

function askCompared(lesson: Lesson, section: number): Question[] {
  return matterOf(lesson.sections[section]?.pieces ?? []).flatMap((piece) => {
    const compared = findCompared(piece);
    return compared === null
      ? []
      : [
          {
            kind: 'aberta' as const,
            text: `Que diferença há entre ${compared.terms[0]} e ${compared.terms[1]}?`,
            options: [],
            answer: compared.basis.map(({ text }) => text).join(' '),
            bloomLevel: 'analisar' as const,
            basis: compared.basis,
            section,
          },
        ];
  });
}

/** As it stands on a slide: the alternatives after the question. */
export function showQuestion({ text, kind, options }: Question): string {
  return kind === 'multipla_escolha'
    ? `${text} ${options.map((option, index) => `${String.fromCharCode(97 + index)}) ${option}`).join(' ')}`
    : text;
}
