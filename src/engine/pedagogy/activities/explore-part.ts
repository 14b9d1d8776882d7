import { hasFiniteVerb, mainVerbAt } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { findChains } from '#engine/pedagogy/lesson/find-chains.ts';
import { findCompared } from '#engine/pedagogy/lesson/find-compared.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nestQuotes, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { ownTermsOf } from '#engine/pedagogy/lesson/own-terms.ts';
import { choosePoints } from '#engine/pedagogy/lesson/points/choose-points.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { isCourse } from '#engine/pedagogy/material/is-procedure.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle } from '#engine/pedagogy/outline/clean-title.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { sayingOf } from '#engine/pedagogy/plan/gloss-terms.ts';
import { definesBy } from '#engine/pedagogy/plan/questions/ask-definitions.ts';
import { talkAbout } from '#engine/pedagogy/plan/tasks/talk-about.ts';
import { FORBIDS } from '#engine/pedagogy/understanding/heading-class.ts';
import { drawStages, drawWhole, setOnLine, sortKinds, weighReasons } from './ways-by-kind.ts';

const LONGEST_SIDE = 90;
const LONGEST_LEAD = 60;
const LONGEST_READ = 150;
const MOST_TERMS = 3;
const MOST_COLUMNS = 4;
const LONGEST_COLUMN = 30;

/**
 * What class and teacher do with a part, by what the part is: a tale, things set side by side, steps, reasons, dates, figures, kinds,
 * the parts of a whole, causes, terms, the plainest first; none where it has no form of its own.
 */
export function explorePart(lesson: Lesson, section: number): Grounded[] {
  const matter = matterOf(lesson.sections[section]?.pieces ?? []).slice(0, 120);
  const talk = talkAbout(lesson, section).slice(0, 1);
  if (lesson.input.level === 'infantil')
    return [...talk, guessTerms(lesson, section), readAloud(lesson, section)].filter((way) => way !== null);
  return [
    ...talk,
    readTale(matter),
    setSideBySide(matter),
    ...goThroughLists(lesson, section, matter),
    setOnLine(lesson, section, matter),
    drawWhole(lesson, section, matter),
    sortKinds(lesson, section, matter),
    readTable(matter),
    askForCause(matter),
    guessTerms(lesson, section),
    readFormula(matter),
    askExamples(lesson, section, matter),
    readAloud(lesson, section),
    linkTerms(lesson, matter),
  ].filter((way) => way !== null);
}

const LONGEST_STOP = 140;

/** A tale is read up to where something is about to happen, and told again. */
function readTale(matter: readonly Piece[]): Grounded | null {
  const told = matter
    .filter(({ tale, role }) => tale !== undefined || role === 'narrative')
    .flatMap(({ statements }) => statements);
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
  const isDone =
    block?.type === 'list' && block.isOrdered && lesson.sections.some(({ pieces }) => isCourse(block, pieces));
  if (first === undefined || steps.length < 3 || !isDone) return null;
  return {
    text: `Faça junto com a turma os ${block.items.length} passos, um de cada vez, a partir de “${nestQuotes(first.text)}”; antes de cada passo, pergunte qual é o próximo e o que daria errado sem ele.`,
    basis: steps.flatMap(({ basis }) => basis.slice(0, 1)),
  };
}

function guessTerms(lesson: Lesson, section: number): Grounded | null {
  const own = lesson.definitions
    .filter((one) => one.section === section && definesBy(sayingOf(one) ?? ''))
    .slice(0, MOST_TERMS);
  if (own.length === 0) return null;
  const terms = quoteWords(own.map(({ term }) => term));
  return {
    // Who does not write yet says and shows it.
    text:
      lesson.input.level === 'infantil'
        ? `Antes de contar o que é, pergunte às crianças o que elas acham que é ${terms}; depois mostre e comparem.`
        : `Antes de mostrar a definição, peça que cada um escreva o que entende por ${terms}; depois a turma corrige a própria frase.`,
    basis: own.map(({ statement }) => statement),
  };
}

/** A table is guessed before it is read; one of years and figures is drawn. */
function readTable(matter: readonly Piece[]): Grounded | null {
  for (const { block, statements } of matter) {
    if (block.type !== 'table' || block.rows.length < 3) continue;
    const [columns = [], ...rows] = block.rows.map((row) => row.map((cell) => cleanPoint(plainMath(cell))));
    const [key = '', ...others] = columns;
    const named = others.filter(
      (cell) => /\p{L}{3}/u.test(cell) && cell.length <= LONGEST_COLUMN && !hasRawMath(cell),
    );
    const [told] = named;
    const things = rows.map(([thing = '']) => thing).filter((thing) => thing !== '');
    if (told === undefined || !/\p{L}{2}/u.test(key) || key.length > LONGEST_COLUMN) continue;
    const areYears = things.length > 2 && things.every((thing) => /^\d{4}$/.test(thing));
    const shown = things.slice(0, MOST_COLUMNS - 1).filter((thing) => thing.length <= LONGEST_COLUMN);
    if (!areYears && shown.length < 2) continue;
    return {
      text: areYears
        ? `Façam um gráfico de linha de ${quoteWords(named.slice(0, 2))}, de ${things[0]} a ${things.at(-1)}; marquem onde a linha mais muda e procurem no material o porquê.`
        : `Mostre a tabela com a coluna “${nestQuotes(told)}” coberta; a turma arrisca o que vale para ${quoteWords(shown)} e depois confere linha por linha.`,
      basis: statements.slice(0, 2),
    };
  }
  return null;
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

function askExamples(lesson: Lesson, section: number, matter: readonly Piece[]): Grounded | null {
  const list = matter
    .flatMap((piece) => lesson.points.get(piece) ?? [])
    .find(
      ({ kind, text }) => kind === 'list' && text.indexOf(': ') > 2 && text.indexOf(': ') <= LONGEST_LEAD,
    );
  const { pieces = [] } = lesson.sections[section] ?? {};
  const listed = matter.find(
    ({ kind, block, statements }) =>
      kind === 'list' && block.type === 'list' && !block.isOrdered && statements.length > 2,
  );
  const head =
    listed === undefined
      ? undefined
      : pieces.slice(0, pieces.indexOf(listed)).findLast(({ kind }) => kind === 'heading');
  const lead = list?.text.slice(0, list.text.indexOf(': ')) ?? cleanTitle(head?.text ?? '', lesson.spell);
  if (lead === '' || lead.length > LONGEST_LEAD || /\?$/.test(lead)) return null;
  return {
    text: `Antes de mostrar “${nestQuotes(lead)}”, a turma diz o que espera encontrar ali; marque no quadro o que acertou e acrescente o que faltou.`,
    basis: (list?.basis ?? listed?.statements ?? []).slice(0, 3),
  };
}

/** What a part turns on, where it has no other form. */
function linkTerms(lesson: Lesson, matter: readonly Piece[]): Grounded | null {
  const terms = ownTermsOf(lesson, matter).slice(0, MOST_TERMS);
  const basis = matter
    .flatMap(({ statements }) => statements)
    .filter(({ stems }) => terms.some((term) => term.stems.every((key) => stems.has(key))))
    .slice(0, MOST_TERMS);
  if (terms.length < MOST_TERMS || basis.length === 0) return null;
  return {
    text: `Escreva no quadro ${quoteWords(terms.map(({ phrase }) => phrase))} antes de começar; enquanto você conta, cada um anota o que liga um ao outro, e no fim a turma compara as ligações.`,
    basis,
  };
}

/** What happened once has no other examples. */
const HAPPENED = /^(?:\p{L}{2,}(?:ou|eu|iu|aram|eram|iram|ava|avam)(?:-se)?|foi|foram|era|eram)$/u;

/** By its main verb: `o simple past é usado para ações que terminaram` tells what is, not what was. */
function tellsOfPast(text: string): boolean {
  const tokens = tagSentence(text);
  return HAPPENED.test(tokens[mainVerbAt(tokens)]?.text ?? '');
}

function readAloud(lesson: Lesson, section: number): Grounded | null {
  const { pieces = [] } = lesson.sections[section] ?? {};
  const point = choosePoints(pieces, 3, lesson.points, lesson.terms).find(
    ({ kind, text, basis }) =>
      kind === 'sentence' &&
      hasFiniteVerb(text) &&
      text.length <= LONGEST_READ &&
      basis[0]?.role !== 'objective' &&
      !/(?<!\p{L})(?:vimos|veremos|estudamos|estudaremos)(?!\p{L})/iu.test(text),
  );
  if (point === undefined) return null;
  if (lesson.input.level === 'infantil')
    return {
      text: `Conte às crianças, com gestos e objetos, “${nestQuotes(point.text)}” e pergunte o que elas acham que vem depois.`,
      basis: point.basis,
    };
  return {
    text: tellsOfPast(point.text)
      ? `Leia em voz alta “${nestQuotes(point.text)}” e pergunte o que veio antes e o que isso mudou depois.`
      : `Leia em voz alta “${nestQuotes(point.text)}”; cada um diz a ideia com outras palavras e dá um exemplo.`,
    basis: point.basis,
  };
}
