import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Purpose } from '#engine/pedagogy/lesson/choose-frame.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import { findReview } from '#engine/pedagogy/lesson/find-review.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { firstOrders } from '#engine/pedagogy/material/first-orders.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { LessonObjective } from '#engine/pedagogy/objectives/find-objectives.ts';
import { proposeObjectives } from '#engine/pedagogy/objectives/propose-objectives.ts';
import { cleanTitle, shortenTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { lowerTitle } from '#engine/pedagogy/outline/join-names.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { EDUCATION_LEVELS } from '#shared/lessons/order.ts';
import { askOpening } from './ask-questions.ts';
import type { DraftItem } from './draft-item.ts';

/** Cover, contents, opening question and objectives, as many of them as the frame has. */
export function fillOpening(
  lesson: Lesson,
  purposes: readonly Purpose[],
  objectives: readonly LessonObjective[],
): DraftItem[] {
  return purposes.map((purpose) => {
    if (purpose === 'sumario')
      return item(
        purpose,
        lesson.unit === 'slide' ? 'Roteiro da aula' : 'Sumário',
        lesson.sections.map(({ title }) => ({ text: title, basis: [] })),
      );
    if (purpose === 'objetivos') return fillObjectives(lesson, objectives);
    if (purpose === 'abertura') {
      if (lesson.material.strategy.course === 'practise') return fillOrders(lesson);
      return fillFirst(lesson);
    }
    return fillCover(lesson, !purposes.includes('abertura'));
  });
}

/** What the class knows already, where the teacher's first slides list it, and the question that opens the lesson. */
function fillFirst(lesson: Lesson): DraftItem {
  const question = askOpening(lesson);
  const asked = question === null ? [] : [question];
  const review = findReview(lesson.material);
  if (review === null) return item('abertura', 'Para começar', asked);
  const name = cleanTitle(review.head, lesson.spell);
  const title = /^revis/iu.test(name) ? name : `Revisão: ${lowerTitle(name, lesson.spell)}`;
  const points = review.lines.map((statement) => ({
    text: compressSentence(statement.text),
    basis: [statement],
  }));
  return item('abertura', shortenTitle(title), [...points, ...asked]);
}

/** Orders that a slide holds, and letters. */
const MOST_ORDERS = { lines: 6, letters: 700 };
const SLIDES: ReadonlySet<Genre> = new Set(['slides_aula', 'treinamento_corporativo']);
const OF_WHAT: Partial<Record<Genre, string>> = { prova: 'da prova', lista_exercicios: 'da lista' };

/** How the test or list is to be answered, before its first question. */
function fillOrders({ material }: Lesson): DraftItem {
  let room = MOST_ORDERS.letters;
  const shown = firstOrders(material)
    .filter(({ text }) => !hasRawMath(plainMath(text)))
    .slice(0, MOST_ORDERS.lines)
    .filter(({ text }) => {
      room -= text.length;
      return room >= 0;
    });
  const points = shown.map((statement) => ({ text: compressSentence(statement.text), basis: [statement] }));
  const of = OF_WHAT[material.understanding?.genre ?? 'prova'] ?? 'do trabalho';
  const isCalled = material.understanding?.bits.some(({ text }) => /^\W*orientaç(?:ão|ões)\W*$/iu.test(text));
  return item('abertura', `${isCalled ? 'Orientações' : 'Instruções'} ${of}`, points);
}

function fillCover(lesson: Lesson, opensWithQuestion: boolean): DraftItem {
  const { level, title } = lesson.input;
  const question = opensWithQuestion && lesson.unit === 'slide' ? askOpening(lesson) : null;
  const points: Grounded[] = [];
  // Never the target audience: what a teacher tells us of their pupils (`dois com baixa visão`) is not for the wall.
  if (level !== null) points.push({ text: EDUCATION_LEVELS[level], basis: [] });
  if (question !== null && question.text !== title.trim()) points.push(question);
  return item('capa', shortenTitle(upperFirst(title.trim())) || lesson.sections[0]?.title || 'Aula', points);
}

function fillObjectives(lesson: Lesson, objectives: readonly LessonObjective[]): DraftItem {
  // `(EF02MA18) Indicar …` is for whoever plans: where the teacher says the aims in own words, the class reads those.
  const own = objectives.filter(({ text }) => !SKILL_CODE.test(text));
  const stated = (own.length >= FEWEST_OWN ? own : objectives).slice(0, 5).map((objective) => ({
    text: upperFirst(compressSentence(objective.text.replace(SKILL_CODE, ''))),
    basis: [objective.statement],
  }));
  if (stated.length > 0) return item('objetivos', nameAims(lesson) || 'Objetivos da aula', stated);
  const proposed = proposeObjectives(lesson).map(asPoint);
  // One aim of ours is no list: its place goes to what the lesson tells.
  const isList = lesson.unit === 'page' || proposed.length >= FEWEST_OWN;
  return item('objetivos', 'Objetivos da aula (proposta para você revisar)', isList ? proposed : []);
}

const SKILL_CODE =
  /^\W*(?:(?:habilidades?|c[óo]digos?)?(?: d?[ae]? ?)?bncc\s*[:–-]\s*)?\W*E[FMI]\d{2}\p{L}{2,3}\d{2,3}\p{L}?\)?\s*[-–—:]?\s*/iu;
const FEWEST_OWN = 2;
const NAMES_AIMS = /objetivos?(?!\p{L})|o que (?:vamos|iremos) (?:aprender|ver|estudar)/iu;

/** What the teacher's own slides call the aims (`Visão geral e objetivos`); '' where they stand under nothing of the kind. */
function nameAims({ material, spell }: Lesson): string {
  const bits = material.understanding?.bits ?? [];
  const first = bits.findIndex(({ role }) => role === 'objective');
  const { at = null } = bits[first] ?? {};
  const head = bits.slice(0, Math.max(0, first)).findLast(({ role }) => role === 'heading');
  const isOwn = at !== null && head?.at === at && NAMES_AIMS.test(head.text);
  return isOwn && SLIDES.has(material.understanding?.genre ?? 'notas') ? cleanTitle(head.text, spell) : '';
}

function asPoint(proposal: Grounded): Grounded {
  return { ...proposal, text: upperFirst(compressSentence(proposal.text)) };
}

function item(purpose: Purpose, title: string, points: Grounded[]): DraftItem {
  return { purpose, title, points, pieces: [] };
}
