import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { withoutAside } from '#engine/pedagogy/language/without-aside.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { namesIn } from '#engine/pedagogy/material/keep-facts.ts';
import { NUMBERED } from '#engine/pedagogy/material/leads-to-questions.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { readQuestions } from '#engine/pedagogy/material/read-questions.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { DraftItem } from '#engine/pedagogy/plan/draft-item.ts';
import { namePractice } from '#engine/pedagogy/plan/name-practice.ts';
import { type PosedQuestion, poseQuestion } from '#engine/pedagogy/plan/pose-question.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { keysOf } from './find-untold.ts';
import { type Around, takeFiller } from './place-untold.ts';

/** Letters and lines that a slide of questions without options shows: what goes beyond them is read in its notes alone. */
const ROOM = { letters: 520, lines: 4 };
/** A typed question speaks of a picture or a map that its writer brings to class. */
const LOST = 3;
/** Share of a question's words that one slide must have for the question to be asked there. */
const ASKED = 0.7;

/**
 * Questions that the material sets and no slide asks get their place: on the last slide of practice where there is room, in the place
 * of a task of ours there, else on a slide of their own where one stands that is left empty or made by us. A question of which a slide
 * asks a part alone is asked whole there.
 */
export function placeQuestions(lesson: Lesson, plan: Around): void {
  const { content, closing } = plan;
  if (lesson.unit !== 'slide' || lesson.material.strategy.course !== 'explain') return;
  const asked = unasked(lesson, [...content.flat(), ...closing]);
  for (const item of closing)
    if (item.purpose === 'pratica')
      item.points = item.points.filter((point) => !asked.some((question) => isPartOf(point, question)));
  for (const question of asked) {
    const practices = closing.filter(({ purpose }) => purpose === 'pratica');
    const last = practices.find(isOurs) ?? practices.at(-1);
    if (last !== undefined && askAmong(last, question)) continue;
    if (takeFiller(lesson, plan)) {
      const { points, pieces } = question;
      const title = namePractice(lesson, pieces) || 'Hora de praticar';
      const at = closing.findLastIndex(({ purpose }) => purpose === 'pratica');
      closing.splice(at + 1, 0, { purpose: 'pratica', title, points, pieces });
    } else if (!practices.some((item) => askAmong(item, question)) && last !== undefined && !isCounted(last))
      last.points.push(...question.points);
  }
}

/** Those that are whole by themselves and that no slide asks. */
export function unasked(
  { material }: Pick<Lesson, 'material'>,
  items: readonly DraftItem[],
): PosedQuestion[] {
  const slides = items.map(({ points }) => new Set(keysOf(points.map(({ text }) => text).join('\n'))));
  return readQuestions(material.exercises)
    .map((one) => poseQuestion(one))
    .filter((one) => one !== null)
    .map(asQuestions)
    .filter(({ faults, points }) => {
      const own = keysOf(points.map(({ text }) => text.replace(NUMBERED, '')).join('\n'));
      const isTyped = points.every(({ basis }) => basis.every(({ piece }) => piece.from === 'content'));
      return (
        faults <= (isTyped ? LOST : 0) &&
        !slides.some((keys) => own.filter((key) => keys.has(key)).length >= own.length * ASKED)
      );
    });
}

/** `a) Quem narra?`, `b) Que fato virou crônica?`: under letters that ask themselves nothing is chosen. */
function asQuestions(question: PosedQuestion): PosedQuestion {
  const lettered = question.points.filter(isOption);
  const asking = lettered.filter(({ text }) => text.endsWith('?'));
  const isChoice = lettered.length === 0 || asking.length * 2 <= lettered.length;
  const points = question.points.filter((one) => isOption(one) || /\p{L}.*\p{L}.*\p{L}/su.test(one.text));
  return isChoice ? { ...question, points } : { ...question, options: 0, points: lettered };
}

const isPartOf = ({ basis }: Grounded, { points }: PosedQuestion): boolean => {
  const lines = new Set<Statement>(points.flatMap((point) => point.basis));
  return basis.some((line) => lines.has(line));
};

const isOurs = ({ points }: DraftItem): boolean =>
  points.every(({ basis }) => basis.every(({ role }) => isContentRole(role)));

/** Beside what is asked there, in the place of what is ours where there is no room for both; false where there is none. */
function askAmong(item: DraftItem, question: PosedQuestion): boolean {
  const fits = (points: readonly Grounded[]): boolean =>
    points.length <= ROOM.lines && points.reduce((sum, { text }) => sum + text.length, 0) <= ROOM.letters;
  const ours = item.points.filter(({ basis }) => basis.every(({ role }) => isContentRole(role)));
  const own = item.points.filter((point) => !ours.includes(point));
  if (own.length > 0 && (question.options > 0 || own.some(isOption))) return false;
  // Among what is counted a question without a number would be read on from the one above it.
  if (isCounted(item) && !question.points.some(({ text }) => NUMBERED.test(text) || AT_HOME.test(text)))
    return false;
  while (ours.length > 0 && !fits([...own, ...question.points, ...ours])) ours.pop();
  if (own.length > 0 && !fits([...own, ...question.points, ...ours])) return false;
  const inOrder = [...own, ...question.points].toSorted((one, other) => orderOf(one) - orderOf(other));
  item.points = [...inOrder, ...(question.options > 0 ? [] : ours)];
  item.pieces = [...new Set([...item.pieces, ...question.pieces])];
  return true;
}

const isCounted = ({ points }: DraftItem): boolean => points.some(({ text }) => NUMBERED.test(text));
const AT_HOME = /^(?:tarefa|dever|li[çc][ãa]o|trabalho|para casa)(?!\p{L})/iu;

const orderOf = ({ basis: [line] }: Grounded): number => line?.piece.order ?? 0;

/** `b) um heterozigoto` */
const isOption = ({ text }: Grounded): boolean => /^\(?[a-h]\s?[).]/iu.test(text);

/** When, where and how a piece of work is handed in, and what it is worth: the class has to know it. */
export const OF_HANDING_IN =
  /(?<!\p{L})(?:entreg(?:ar|a|ue|uem)|vale(?:ndo)?:? \d|valor:? \d|prazo|at[ée] (?:o )?(?:dia|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|\d)|dia \d{1,2}|rascunho|vers[ãa]o final|em (?:duplas?|trios?|grupos?)|individual)(?!\p{L})/iu;
/** How it is marked, and what the teacher brings, is for whoever teaches. */
const FOR_TEACHER =
  /^\W*(?:avalia[çc][ãa]o|crit[ée]rios?|obs|lembr\p{L}+|pedir|levar|trazer|combinar|avisar|cobrar|recolher|corrigir)(?!\p{L})|(?<!\p{L})(?:turmas?|alun[oa]s?|el[ea]s|n[ãa]o (?:esquecer|deixar))(?!\p{L})|\d\s?[ºª°]\s?[A-H](?!\p{L})/iu;
/** `… 40 min`: how long the class takes for it. */
const MINUTES = /,?\s*\(?(?:uns |cerca de )?\d{1,3}\s?min(?:utos)?\.?\)?$/iu;
const LONGEST = 180;
const MOST = { points: 9, letters: 700 };

/**
 * What the teacher notes behind a task of when and how it is handed in (`Entregar em folha, 1 página, dia 22.`) stands right behind
 * that task.
 */
export function placeOrders(lesson: Lesson, items: readonly DraftItem[]): void {
  if (lesson.unit !== 'slide' || lesson.material.strategy.course !== 'explain') return;
  const known = new Set(lesson.material.pieces.flatMap(({ text }) => namesIn(text)));
  const orders = lesson.material.asides.filter(isOrder);
  const shown = new Map(
    items
      .filter(mayOrder)
      .flatMap((item) =>
        item.points.flatMap(({ basis }) => basis.map(({ piece }) => [piece.block.id, item] as const)),
      ),
  );
  const blocks = [...new Set((lesson.material.understanding?.bits ?? []).map(({ block }) => block.id))];
  for (const piece of orders) {
    const at = blocks.indexOf(piece.block.id);
    const before = blocks.slice(Math.max(0, at - NEAR), at + 1).findLast((block) => shown.has(block));
    const item = before === undefined ? undefined : shown.get(before);
    const order = { text: sayOrder(piece, known), basis: piece.statements };
    if (item === undefined || before === undefined || order.text === '' || !hasRoom(item, order)) continue;
    const behind = item.points.findLastIndex(({ basis }) =>
      basis.some((line) => line.piece.block.id === before),
    );
    if (!isSaid(item, order)) item.points.splice(behind + 1, 0, order);
    shown.set(piece.block.id, item);
  }
}
/** What looks back sets nothing. */
const mayOrder = ({ purpose }: DraftItem): boolean =>
  purpose === 'pratica' || purpose === 'conteudo' || purpose === 'exemplo';
/** Lines between a task and what is noted of it. */
const NEAR = 3;

const isOrder = ({ role, kind, from, text, statements }: Piece): boolean =>
  role === 'instruction' &&
  (kind === 'text' || kind === 'list') &&
  from === 'content' &&
  statements.length > 0 &&
  text.length <= LONGEST &&
  OF_HANDING_IN.test(text);

/** Its sentences but those that the teacher tells himself, or that name somebody; '' where nothing is left. */
function sayOrder({ statements }: Piece, known: ReadonlySet<string>): string {
  return statements
    .flatMap(({ text }) => withoutAside(plainMath(text).trim()).split(SENTENCE_END))
    .map((text) => text.replace(/[.;,\s]+$/, '').replace(MINUTES, ''))
    .filter(
      (text) => text !== '' && !FOR_TEACHER.test(text) && namesIn(text).every((name) => known.has(name)),
    )
    .map(upperFirst)
    .join('. ');
}
const SENTENCE_END = /(?<=\p{L}{2}|\d)[.;!]\s+(?=\p{L})/u;

const hasRoom = ({ points }: DraftItem, { text }: Grounded): boolean =>
  points.length < MOST.points &&
  points.reduce((sum, point) => sum + point.text.length, text.length) <= MOST.letters;

function isSaid({ points }: DraftItem, { text }: Grounded): boolean {
  const known = new Set(keysOf(points.map((point) => point.text).join('\n')));
  return keysOf(text).every((key) => known.has(key));
}
