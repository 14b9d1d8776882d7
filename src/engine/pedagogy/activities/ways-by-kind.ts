import { type Dated, datedLines, LABEL, membersOf } from '#engine/pedagogy/lesson/find-members.ts';
import { nameOf } from '#engine/pedagogy/lesson/find-series.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isStory, listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords, nestQuotes, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';

const FEWEST = 3;
const MOST_NAMED = 6;

/** At which dates a part says that something happened: in sentences, or in lines that begin with them. */
function datesIn(lesson: Lesson, section: number, matter: readonly Piece[]): Dated[] {
  const lines = datedLines(matter);
  return lines.length >= FEWEST ? lines : listDates(lesson, section).filter(({ text }) => /\d{3}/.test(text));
}

/** Three dates or more stand on a line of time. */
export function setOnLine(lesson: Lesson, section: number, matter: readonly Piece[]): Grounded | null {
  const dates = datesIn(lesson, section, matter).slice(0, MOST_NAMED);
  if (dates.length < FEWEST) return null;
  return {
    text: `Risque no quadro uma linha do tempo com ${listWords(dates.map(({ text }) => text))}; cada dupla acha no material o que houve em uma das datas, escreve no lugar certo e diz no que isso deu.`,
    basis: dates.map(({ statement }) => statement),
  };
}

/** The dates of a lesson that tells a history, in the hands of the class. */
export function walkDates(lesson: Lesson): Grounded[] {
  if (!isStory(lesson)) return [];
  const dates = listDates(lesson)
    .filter((date) => /\d{3}/.test(date.text))
    .slice(0, 5);
  if (dates.length < FEWEST) return [];
  return [
    {
      text: `Estenda um barbante pela sala e entregue cartões com ${quoteWords(dates.map(({ text }) => text))}: a turma se coloca em ordem e conta o que aconteceu.`,
      basis: dates.map(({ statement }) => statement),
    },
  ];
}

const FEWEST_EXAMPLES = 2;
/** `Partes da planta`, `as camadas da Terra`: what has these parts. */
const WHOLE =
  /(?<!\p{L})(?:partes|camadas|[óo]rg[ãa]os|componentes|organelas) (?<whole>(?:d[aeo]s?|n[ao]s?) \p{L}[^:?;,()]{2,30})$/iu;

/** Kinds with their cases: the class says of which kind each case is; parts of a whole are drawn; else it is guessed which one is told of. */
export function sortKinds(lesson: Lesson, section: number, matter: readonly Piece[]): Grounded | null {
  const members = membersOf(lesson, section, matter);
  if (members.length < FEWEST) return null;
  const names = quoteWords(members.map(({ name }) => name));
  const basis = members.map(({ statement }) => statement);
  const cases = members.flatMap(({ example }) => (example === '' ? [] : [example]));
  const { title = '', pieces = [] } = lesson.sections[section] ?? {};
  const whole = [title, ...pieces.map(({ text }) => text.replace(/[\s:]+$/, ''))]
    .map((text) => WHOLE.exec(text)?.groups?.whole)
    .find((one) => one !== undefined);
  if (whole !== undefined)
    return {
      text: drawn(
        whole.replace(/^n(?=[ao]s? )/u, 'd'),
        members.map(({ name }) => name),
      ),
      basis,
    };
  return {
    text:
      cases.length >= FEWEST_EXAMPLES
        ? `Escreva no quadro ${names}; diga um caso por vez (${listWords(cases)}) e a turma põe cada um no lugar e justifica com o que o material diz.`
        : `Escreva no quadro ${names}; leia uma descrição do material por vez, sem o nome, e a turma diz de qual se trata.`,
    basis,
  };
}

/** `vulcão - partes: câmara magmática, chaminé, cratera, cone` */
const PARTS_OF =
  /^(?<whole>\p{L}[\p{L} ]{2,30}?)\s*[-–,:(]\s*(?:partes|camadas|componentes|[óo]rg[ãa]os)\s*[:)]\s*(?<parts>\p{L}[^.;:]{8,120})/iu;

/** The parts of a whole, named in one line, are drawn. */
export function drawWhole(matter: readonly Piece[]): Grounded | null {
  for (const statement of matter.flatMap(({ statements }) => statements)) {
    const { whole, parts = '' } = PARTS_OF.exec(cleanPoint(statement.text))?.groups ?? {};
    const names = parts.split(/, | e /u).map((name) => name.trim());
    if (whole !== undefined && names.length >= FEWEST)
      return { text: drawn(`de “${upperFirst(whole)}”`, names), basis: [statement] };
  }
  return null;
}

const drawn = (whole: string, names: readonly string[]): string =>
  `Desenhe no quadro só o contorno ${whole}; a turma vem escrever no lugar certo ${quoteWords(names.slice(0, MOST_NAMED))} e diz o que cada parte tem de seu.`;

const OF_COURSE =
  /(?<!\p{L})(?:ciclo|etapas?|fases?|est[áa]gios?|processo|sequ[êe]ncia|caminho|percurso)(?!\p{L})/iu;

/** The stages of a course that nobody does: drawn in their order. */
export function drawStages(lesson: Lesson, head: string, list: readonly Piece[]): Grounded | null {
  const points = list.flatMap((piece) => lesson.points.get(piece) ?? []);
  const names = points.map((point) => nameOf(point)?.name ?? LABEL.exec(point.text)?.[1] ?? '');
  if (!OF_COURSE.test(head) || names.length < FEWEST || names.includes('')) return null;
  const isRound = /(?<!\p{L})ciclo(?!\p{L})/iu.test(head);
  return {
    text: `Desenhem ${isRound ? 'em círculo' : 'em linha'}, com setas, ${names.slice(0, MOST_NAMED).join(' → ')}${isRound ? ' e de volta ao começo' : ''}; em cada seta a turma escreve o que muda e diz o que acontece se uma passagem falta.`,
    basis: points.flatMap(({ basis }) => basis.slice(0, 1)),
  };
}

const OF_REASONS =
  /(?<!\p{L})(?:causas|motivos|raz[õo]es|fatores|consequ[êe]ncias|por qu[eê]|pq|porqu[eê]s?)(?!\p{L})/iu;

/** Several reasons for one thing: the class weighs them. */
export function weighReasons(head: string, list: readonly Piece[]): Grounded | null {
  const statements = list.flatMap((piece) => piece.statements).filter(({ role }) => !isPracticeRole(role));
  if (!OF_REASONS.test(head) || statements.length < FEWEST) return null;
  return {
    text: `Em grupos, ponham os ${statements.length} pontos de “${nestQuotes(cleanPoint(head))}” do que mais pesou ao que menos pesou; cada grupo defende a sua ordem com uma passagem do material.`,
    basis: statements.slice(0, FEWEST),
  };
}

/** `Existência física | Existência conceitual`: what stands in each list is told apart before it is read. */
export function sortIntoColumns(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  statements: readonly Statement[],
): Grounded {
  const things = rows.map((row, at) => row[(at + 1) % columns.length] ?? '').filter((thing) => thing !== '');
  return {
    text: `Leia fora de ordem ${quoteWords(things.slice(0, MOST_READ_OUT))} e outros da tabela; a turma diz em que coluna vai cada um: ${columns.map((column) => `“${nestQuotes(column)}”`).join(' ou ')}.`,
    basis: statements.slice(0, 2),
  };
}
const MOST_READ_OUT = 4;
