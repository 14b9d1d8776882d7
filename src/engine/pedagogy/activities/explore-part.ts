import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { findChains } from '#engine/pedagogy/lesson/find-chains.ts';
import { findCompared } from '#engine/pedagogy/lesson/find-compared.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nestQuotes, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { talkAbout } from '#engine/pedagogy/plan/tasks/talk-about.ts';
import { FORBIDS } from '#engine/pedagogy/understanding/heading-class.ts';
import { readTable } from './read-table.ts';
import { drawStages, drawWhole, setOnLine, sortKinds, weighReasons } from './ways-by-kind.ts';
import { askBefore, askExamples, guessTerms, linkTerms, readAloud } from './ways-of-asking.ts';

const LONGEST_SIDE = 90;
const LONGEST_LEAD = 60;

/**
 * What class and teacher do with a part, by what the part is: a tale, things set side by side, steps, reasons, dates, figures, kinds,
 * the parts of a whole, causes, terms, the plainest first; none where it has no form of its own.
 */
export function explorePart(lesson: Lesson, section: number): Grounded[] {
  const matter = matterOf(lesson.sections[section]?.pieces ?? []).slice(0, 120);
  const talk = talkAbout(lesson, section).slice(0, 1);
  if (lesson.input.level === 'infantil')
    return [...talk, guessTerms(lesson, section), readAloud(lesson, section)].filter((way) => way !== null);
  // What a form shows filled in and rules is neither guessed nor said in other words.
  const fillsIn = lesson.material.understanding?.genre === 'modelo_formulario';
  return [
    ...talk,
    readTale(matter),
    setSideBySide(matter),
    ...goThroughLists(lesson, section, matter),
    setOnLine(lesson, section, matter),
    sortKinds(lesson, section, matter),
    drawWhole(matter),
    fillsIn ? null : readTable(matter),
    askForCause(matter),
    guessTerms(lesson, section),
    readFormula(matter),
    askExamples(lesson, section, matter),
    askBefore(lesson, section),
    fillsIn ? null : readAloud(lesson, section),
    linkTerms(lesson, matter),
  ].filter((way) => way !== null);
}

const LONGEST_STOP = 140;

/** A tale is read up to where something is about to happen, and told again. */
function readTale(matter: readonly Piece[]): Grounded | null {
  const told = matter.filter(({ tale }) => tale !== undefined).flatMap(({ statements }) => statements);
  const stop = told
    .slice(Math.floor(told.length / 2), -1)
    .find(({ text, words }) => text.length <= LONGEST_STOP && words >= 4 && hasFiniteVerb(text));
  if (stop === undefined || told.length < FEWEST_TOLD) return null;
  return {
    text: `Leia em voz alta até “${nestQuotes(cleanPoint(stop.text))}” e pare: o que vai acontecer? Leia o resto, comparem com os palpites e a turma reconta na ordem.`,
    basis: [stop],
  };
}
const FEWEST_TOLD = 4;

/** What is done with the lists of a part: deeds are done, bans thought through, stages drawn, reasons weighed. */
function goThroughLists(lesson: Lesson, section: number, matter: readonly Piece[]): (Grounded | null)[] {
  const { pieces = [] } = lesson.sections[section] ?? {};
  const lists = Map.groupBy(
    matter.filter(({ kind }) => kind === 'list'),
    ({ block }) => block,
  );
  return [...lists.values()].flatMap((list) => {
    const before = pieces.slice(0, Math.max(0, pieces.indexOf(list[0] as Piece)));
    const head = before.findLast(({ kind }) => kind === 'heading')?.text ?? '';
    return [
      followSteps(lesson, list),
      thinkOfBans(head, list),
      drawStages(lesson, head, list),
      weighReasons(head, list),
    ];
  });
}

function thinkOfBans(head: string, list: readonly Piece[]): Grounded | null {
  const [one, ...others] = list.flatMap(({ statements }) => statements);
  if (one === undefined || others.length < 2 || !FORBIDS.test(head) || one.text.length > LONGEST_SIDE)
    return null;
  return {
    text: `Leia uma linha de “${nestQuotes(cleanPoint(head))}” por vez, a começar por “${nestQuotes(cleanPoint(one.text))}”: a turma diz o que pode acontecer a quem faz assim e o que se faz em vez disso.`,
    basis: [one, ...others.slice(0, 2)],
  };
}

function setSideBySide(matter: readonly Piece[]): Grounded | null {
  for (const piece of matter) {
    const found = findCompared(piece);
    if (found !== null)
      return {
        text: `Abra no quadro duas colunas, ${quoteWords(found.terms)}; a turma procura no texto o que vai em cada uma.`,
        basis: found.basis,
      };
  }
  return null;
}

function askForCause(matter: readonly Piece[]): Grounded | null {
  const chain = findChains(matter).find(
    ({ cause, effect }) =>
      cause.length <= LONGEST_SIDE && effect.length <= LONGEST_SIDE && hasFiniteVerb(effect),
  );
  if (chain === undefined) return null;
  return {
    text: `Escreva no quadro “${nestQuotes(chain.effect)}” e peça hipóteses para a causa; compare com a do texto e pergunte o que mudaria sem ela.`,
    basis: [chain.statement],
  };
}

/** Steps are done only where they are deeds: `1) convergente: …` counts kinds. */
function followSteps(lesson: Lesson, list: readonly Piece[]): Grounded | null {
  if (lesson.material.understanding?.genre === 'modelo_formulario') return null;
  const [{ block } = { block: null }] = list;
  const steps = list.flatMap((piece) => lesson.points.get(piece) ?? []);
  const [first] = steps;
  const deeds = steps.filter(
    ({ text }) => isImperative(text) || /^\p{L}+[aei]r(?:-se)?(?!\p{L})/iu.test(text),
  );
  const isDone = block?.type === 'list' && block.isOrdered && deeds.length * 2 > steps.length;
  if (first === undefined || steps.length < 3 || !isDone) return null;
  return {
    text: `Faça junto com a turma os ${block.items.length} passos, um de cada vez, a partir de “${nestQuotes(first.text)}”; antes de cada passo, pergunte qual é o próximo e o que daria errado sem ele.`,
    basis: steps.flatMap(({ basis }) => basis.slice(0, 1)),
  };
}

function readFormula(matter: readonly Piece[]): Grounded | null {
  const at = matter.findIndex(({ kind, text }) => kind === 'equation' && /[=<>]/.test(text));
  const [before, formula] = [matter[at - 1], matter[at]];
  if (formula === undefined || before === undefined || before.text.length > LONGEST_LEAD) return null;
  if (before.kind !== 'text' || !/^\p{L}{3}/u.test(before.text) || hasFiniteVerb(before.text)) return null;
  return {
    text: `Monte no quadro, termo a termo, a fórmula de “${nestQuotes(cleanPoint(before.text))}” e peça que a turma diga o que cada letra mede.`,
    basis: [...before.statements.slice(0, 1), ...formula.statements.slice(0, 1)],
  };
}
