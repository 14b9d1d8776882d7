import { hasFiniteVerb, mainVerbAt } from '#engine/pedagogy/language/grammar/clauses.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { findChains } from '#engine/pedagogy/lesson/find-chains.ts';
import { findCompared } from '#engine/pedagogy/lesson/find-compared.ts';
import { seriesOf } from '#engine/pedagogy/lesson/find-series.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords, nestQuotes, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { choosePoints } from '#engine/pedagogy/lesson/points/choose-points.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { isCourse } from '#engine/pedagogy/material/is-procedure.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { sayingOf } from '#engine/pedagogy/plan/gloss-terms.ts';
import { definesBy } from '#engine/pedagogy/plan/questions/ask-definitions.ts';
import { talkAbout } from '#engine/pedagogy/plan/tasks/talk-about.ts';

const LONGEST_SIDE = 90;
const LONGEST_LEAD = 60;
const LONGEST_READ = 150;
const MOST_TERMS = 3;
const MOST_COLUMNS = 4;
const LONGEST_COLUMN = 30;

/**
 * What class and teacher do with a part, by what the part is made of: things set side by side, causes, steps, terms, a table, a
 * formula, the plainest first; none where it has no form of its own.
 */
export function explorePart(lesson: Lesson, section: number): Grounded[] {
  const matter = matterOf(lesson.sections[section]?.pieces ?? []).slice(0, 120);
  return [
    ...talkAbout(lesson, section).slice(0, 1),
    setSideBySide(matter),
    askForCause(matter),
    nameByDescription(lesson, section),
    followSteps(lesson, matter),
    guessTerms(lesson, section),
    readTable(matter),
    readFormula(matter),
    askExamples(lesson, matter),
    readAloud(lesson, section),
  ].filter((way) => way !== null);
}

/** Things that are told in a line each: who it is of whom that is read aloud. */
function nameByDescription(lesson: Lesson, section: number): Grounded | null {
  const [series] = seriesOf(lesson, section);
  if (series === undefined || lesson.input.level === 'infantil') return null;
  const told = series.slice(0, MOST_NAMED);
  return {
    text: `Escreva no quadro ${quoteWords(told.map(({ name }) => name))}; leia uma descrição do material por vez, sem o nome, e a turma diz de qual se trata.`,
    basis: told.map(({ statement }) => statement),
  };
}
const MOST_NAMED = 6;

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
    text: `Escreva no quadro “${nestQuotes(chain.effect)}” e peça hipóteses para a causa; depois compare com a do texto.`,
    basis: [chain.statement],
  };
}

function followSteps(lesson: Lesson, matter: readonly Piece[]): Grounded | null {
  if (lesson.material.understanding?.genre === 'modelo_formulario') return null;
  const list = matter.find(
    ({ block }) =>
      block.type === 'list' &&
      block.isOrdered &&
      lesson.sections.some(({ pieces }) => isCourse(block, pieces)),
  );
  const steps = matter
    .filter(({ block }) => block === list?.block)
    .flatMap((piece) => lesson.points.get(piece) ?? []);
  const [first] = steps;
  if (first === undefined || steps.length < 3) return null;
  return {
    text: `Faça junto com a turma os ${steps.length} passos, um de cada vez, a partir de “${nestQuotes(first.text)}”; antes de cada passo, pergunte qual é o próximo.`,
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

function readTable(matter: readonly Piece[]): Grounded | null {
  for (const { block, statements } of matter) {
    if (block.type !== 'table' || !block.hasHeader || block.rows.length < 3) continue;
    const columns = (block.rows[0] ?? []).map((cell) => cleanPoint(plainMath(cell)));
    const named = columns.filter(
      (cell) => /\p{L}{3}/u.test(cell) && cell.length <= LONGEST_COLUMN && !hasRawMath(cell),
    );
    if (named.length >= 2)
      return {
        text: `Leiam juntos a tabela (${listWords(named.slice(0, MOST_COLUMNS))}), uma linha para cada aluno; pergunte o que muda de uma linha para a outra.`,
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

function askExamples(lesson: Lesson, matter: readonly Piece[]): Grounded | null {
  const list = matter
    .flatMap((piece) => lesson.points.get(piece) ?? [])
    .find(
      ({ kind, text }) => kind === 'list' && text.indexOf(': ') > 2 && text.indexOf(': ') <= LONGEST_LEAD,
    );
  if (list === undefined) return null;
  const lead = list.text.slice(0, list.text.indexOf(': '));
  return {
    text: `Antes de mostrar “${nestQuotes(lead)}”, a turma diz o que espera encontrar ali; marque no quadro o que acertou e acrescente o que faltou.`,
    basis: list.basis.slice(0, 3),
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
