import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { shorten } from '#engine/pedagogy/language/grammar/shorten.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { readTaskLabel } from '#engine/pedagogy/material/task-labels.ts';
import { LONGEST_TITLE, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { labelOf } from '#engine/pedagogy/outline/labels.ts';
import { isName, shortName, subjectIn } from '#engine/pedagogy/outline/spoken-of.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { DraftItem } from './draft-item.ts';
import { SPACE } from './name-spaces.ts';
import type { Around } from './places/place-untold.ts';
import { spreadOut, THIN } from './spread-out.ts';
import { isOfAnyLesson } from './tasks/ask-each-other.ts';

/** Slides that are left empty for the class where there is anything else to do on them. */
const MOST_SPACES = 2;
/** Sentences that the class tells in its own words before a slide is left empty. */
const MOST_RETOLD = 2;
const LONGEST_RETOLD = 150;
const [FEWEST_LABELS, MOST_LABELS] = [2, 5];

/** Puts one more slide into the plan; false where there is nothing for it. */
type Idea = () => boolean;

/**
 * Slides of a short lesson that nothing of the teacher's fills are given to what the class does with what it has: each task on a slide
 * of its own, room to do it, what was told recalled and retold. At most two stay empty as long as there is something to do.
 */
export function fillThin(lesson: Lesson, plan: Around): void {
  const { content } = plan;
  if (lesson.unit !== 'slide' || lesson.material.strategy.course !== 'explain') return;
  const told = content.map((own) => own.filter(tells));
  if (told.flat().length === 0) return;
  const retell = openRetelling(lesson, content, told);
  const [first, later] = [retell.slice(0, MOST_RETOLD), retell.slice(MOST_RETOLD)];
  const ideas: Idea[] = [
    ...[...plan.closing].flatMap((item) => apart(plan.closing, item)),
    ...[...plan.closing].flatMap((item) => rooms(plan.closing, item)),
    ...content.map((own, index) => recall(lesson, own, told[index] ?? [], index)),
    ...content.map((own) => () => spreadOut(own, THIN)),
    ...first,
  ];
  const empty = (): DraftItem[] => content.flat().filter(isEmpty(lesson));
  for (const idea of ideas) if (empty().length > 0 && idea()) takeOut(content, empty().at(-1));
  for (const idea of later) if (empty().length > MOST_SPACES && idea()) takeOut(content, empty().at(-1));
}

const tells = ({ purpose, points }: DraftItem): boolean =>
  (purpose === 'conteudo' || purpose === 'exemplo') && points.length > 0;

/** Left for the class under the name of its part, or for practice that nothing was found for; a part of its own name stays named. */
const isEmpty =
  ({ sections }: Lesson) =>
  ({ purpose, points, pieces, title }: DraftItem): boolean =>
    purpose === 'pratica' &&
    points.every(({ text }) => isOfAnyLesson(text)) &&
    pieces.every(({ kind }) => kind !== 'image' && kind !== 'chart') &&
    (points.length > 0 ||
      sections.some(({ title: name }) => SPACE.test(title.slice(0, name === '' ? undefined : -name.length))));

/** Of empty slides the last goes: those before it are the better ones. */
function takeOut(content: DraftItem[][], item: DraftItem | undefined): void {
  for (const own of content) if (item !== undefined && own.includes(item)) own.splice(own.indexOf(item), 1);
}

const isOwn = ({ basis }: Grounded): boolean => basis.some(({ role }) => isPracticeRole(role));
const isOption = ({ text }: Grounded): boolean => /^\(?[a-h]\s?[).]/iu.test(text);
const setsTasks = ({ purpose, points }: DraftItem): boolean =>
  purpose === 'pratica' && points.some(isOwn) && !points.some(isOption);

/** Each item of a list is a task, and so is what stands in one paragraph. */
const taskOf = ({ basis: [line] }: Grounded): unknown =>
  line?.piece.kind === 'list' ? line : line?.piece.block;

/** Of several tasks of the teacher on one slide each gets its own; what belongs to one task stays with it. */
function apart(closing: DraftItem[], item: DraftItem): Idea[] {
  if (!setsTasks(item)) return [];
  const tasks = [...Map.groupBy(item.points.filter(isOwn), taskOf).values()];
  let last = item;
  return tasks.slice(1).map((task) => () => {
    const at = closing.indexOf(last);
    if (at < 0) return false;
    item.points = item.points.filter((one) => !task.includes(one));
    const label = readTaskLabel(task[0]?.text ?? '')?.label.toLowerCase() ?? '';
    const pieces = [...new Set(task.flatMap(({ basis }) => basis.map(({ piece }) => piece)))];
    last = { ...item, title: upperFirst(label) || item.title, points: task, pieces };
    closing.splice(at + 1, 0, last);
    return true;
  });
}

/** Behind each task the room to do it. */
function rooms(closing: DraftItem[], item: DraftItem): Idea[] {
  if (!setsTasks(item)) return [];
  return item.points.filter(isOwn).map((task) => () => {
    const room = makeAnswerSpace(task);
    const at = closing.findIndex(({ points }) => points.includes(task));
    if (room === null || at < 0) return false;
    closing.splice(at + 1, 0, room);
    return true;
  });
}

/** What the lines of a part are headed by, told without looking: `Sem olhar, digam o que viram de cada um: combustível; oxigênio; calor`. */
function recall(lesson: Lesson, own: DraftItem[], told: readonly DraftItem[], index: number): Idea {
  return () => {
    const labelled = told
      .flatMap(({ points }) =>
        points.flatMap((point) => {
          const label = labelOf(point.text);
          return label === '' ? [] : [{ label: lowerFirst(label), basis: point.basis.slice(0, 1) }];
        }),
      )
      .slice(0, MOST_LABELS);
    const names = [...new Set(labelled.map(({ label }) => label))];
    if (names.length < FEWEST_LABELS) return false;
    const title = `Retomada: ${lesson.sections[index]?.title ?? ''}`;
    const text = `Sem olhar, digam o que viram de cada um: ${listWords(names)}.`;
    own.push({
      purpose: 'verificacao',
      title,
      points: [{ text, basis: labelled.flatMap(({ basis }) => basis) }],
      pieces: [],
    });
    return true;
  };
}

/** Of each slide that tells something the sentence that the class tells in its own words, with an example of its own. */
function openRetelling(lesson: Lesson, content: DraftItem[][], told: readonly DraftItem[][]): Idea[] {
  const inTurn = told
    .flatMap((items, index) => items.map((item, place) => ({ item, index, place })))
    .toSorted((one, other) => one.place - other.place);
  return inTurn.map(({ item, index }) => () => {
    const [best] = item.points
      .filter(({ text }) => text.length <= LONGEST_RETOLD && hasFiniteVerb(text) && !/[?“”"]/.test(text))
      .toSorted((a, b) => b.text.length - a.text.length);
    const own = content[index];
    if (best === undefined || own === undefined || !own.includes(item)) return false;
    const said = labelOf(best.text) || shortName(subjectIn(best.text), lesson.terms);
    const name = isName(said) ? said : (lesson.sections[index]?.title ?? '');
    const text = `Expliquem em duplas, com suas palavras e um exemplo novo: “${best.text}”.`;
    own.splice(own.indexOf(item) + 1, 0, {
      purpose: 'pratica',
      title: `Com suas palavras: ${lowerFirst(name)}`,
      points: [{ text, basis: best.basis }],
      pieces: [],
    });
    return true;
  });
}

const FOR_TASK = 'Espaço para';
const FOR_QUESTION = 'Espaço para responder:';
const LABEL = /^\W*(?:quest[ãa]o|exerc[íi]cio|\d{1,2})(?: \d{1,2})?\s*[:.)–-]\s*/iu;

/**
 * A slide on which the class does what the task asks, called by it: `Espaço para desenhar a rota de fuga da casa`; null for a task that
 * no title has room for.
 */
export function makeAnswerSpace({ text, basis }: Grounded): DraftItem | null {
  const told = (readTaskLabel(text)?.rest ?? text).replace(LABEL, '').trim();
  const isAsked = /\?["”’)]*$/.test(told);
  const title = isAsked ? spaceFor(FOR_QUESTION, lowerFirst(told)) : spaceFor(FOR_TASK, asDeed(told));
  const pieces = basis.slice(0, 1).map(({ piece }) => piece);
  return title === null ? null : { purpose: 'pratica', title, points: [], pieces };
}

function spaceFor(opening: string, said: string | null): string | null {
  const room = LONGEST_TITLE - opening.length - 1;
  const [first = ''] = (said ?? '').split(/[.;:!]\s/u);
  const whole = first.replace(/[.;:,\s]+$/, '');
  const short = whole.length <= room ? whole : shorten(whole, { characters: room });
  return short === null || short.split(' ').length < FEWEST_WORDS ? null : `${opening} ${short}`;
}
const FEWEST_WORDS = 3;

/** `Desenhe a rota de fuga` → `desenhar a rota de fuga`; null for what orders nothing. */
function asDeed(task: string): string | null {
  const [first] = tagSentence(task);
  if (first === undefined) return null;
  const rest = task.slice(first.end);
  if (first.form === 'inf') return `${first.text.toLowerCase()}${rest}`;
  const isOrder = first.form === 'imp' || (first.tag === 'VERB' && first.form === 'fin');
  return isOrder && /[aeio]r$/.test(first.lemma) ? `${first.lemma}${rest}` : null;
}
