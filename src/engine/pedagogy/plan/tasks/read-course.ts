import { hasRawMath } from '#engine/pedagogy/language/plain-math.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import { COUNTED } from '#engine/pedagogy/material/lay-out-table.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';

const FEWEST = 2;
const MOST = 3;
const LONGEST_LIST = 200;
const LONGEST_ITEM = 100;
const LONGEST_QUOTED = 170;
const FEWEST_LESSONS = 3;
const GRADED = /(?<!\p{L})(?:avalia|prova|nota|crit[ée]rio|trabalho|semin[áa]rio|participa[çc])/iu;

/**
 * What can be asked of a course by its plan: which content serves which aim, what of it is known, which aims a test
 * measures, where a lesson stands among the others. None for a plan that tells the content itself, nor for any other document.
 */
export function readCourse(lesson: Lesson, section: number): Grounded[] {
  if (!presentsCourse(lesson)) return [];
  const { pieces = [] } = lesson.sections[section] ?? {};
  const points = (of: (piece: Piece) => boolean): Grounded[] =>
    pieces.filter(of).flatMap((piece) => lesson.points.get(piece) ?? []);
  const aims = points(({ role }) => role === 'objective').filter(({ text }) => isAim(text));
  const isTopic = ({ role, kind }: Piece): boolean => role === 'table_data' && kind !== 'table';
  const topics = pieces.filter(isTopic).flatMap(({ statements }) => statements);
  return [
    ...findLesson(lesson, pieces),
    ...listed('Diga o que você já estudou e o que é novo', topics.map(asTopic)),
    ...(topics.length === 0 ? [] : listed('Relacione cada objetivo ao conteúdo do plano que o cumpre', aims)),
    ...measure(points(({ role }) => role === 'instruction')),
  ].filter(({ text }) => !hasRawMath(text));
}

/** What a plan says is its aims, or it is a course's: of what is taught in it nothing stands there. */
function presentsCourse({ material, sections, points }: Lesson): boolean {
  const genre = material.understanding?.genre;
  if (genre === 'plano_de_ensino') return true;
  const said = sections.flatMap(({ pieces }) =>
    pieces.filter((piece) => (points.get(piece) ?? []).length > 0),
  );
  return genre === 'plano_de_aula' && said.length > 0 && said.every(({ role }) => role === 'objective');
}

const isAim = (text: string): boolean => tagSentence(text)[0]?.form === 'inf' && text.length <= LONGEST_ITEM;

const asTopic = (statement: Piece['statements'][number]): Grounded => ({
  text: statement.text.replace(/[\s.;:]+$/, ''),
  basis: [statement],
});

/** `…: A; B; C.` with as many of the items as have room; none for a single one. */
function listed(order: string, items: readonly Grounded[]): Grounded[] {
  const own = items.filter(({ text }) => text.length <= LONGEST_ITEM).slice(0, MOST);
  const say = (): string => own.map(({ text }) => lowerFirst(text)).join('; ');
  while (own.length > FEWEST && say().length > LONGEST_LIST) own.pop();
  if (own.length < FEWEST || say().length > LONGEST_LIST) return [];
  return [{ text: `${order}: ${say()}.`, basis: own.flatMap(({ basis }) => basis.slice(0, 1)) }];
}

/** `A avaliação final será em trabalho extra-classe`: an aim is worth what is asked of it. */
function measure(orders: readonly Grounded[]): Grounded[] {
  const grading = orders.find(({ text }) => GRADED.test(text) && text.length <= LONGEST_QUOTED);
  if (grading === undefined) return [];
  return [{ text: `Que objetivos do plano esta avaliação mede? “${grading.text}”`, basis: grading.basis }];
}

/** `Cálculo mental (aula 3)` */
const PLACED = /\s\(aula \d{1,3}\)$/iu;

/** `Aula 3 – Cálculo mental`: where a lesson stands is read in the plan. */
function findLesson({ sections }: Lesson, pieces: readonly Piece[]): Grounded[] {
  const lessons = sections
    .flatMap((section) => section.pieces)
    .filter(({ kind, text }) => kind === 'heading' && (COUNTED.test(text) || PLACED.test(text)));
  const asked = lessons[Math.floor(lessons.length / 2)];
  const name =
    asked?.text
      .replace(PLACED, '')
      .replace(COUNTED, '')
      .replace(/^[\s.:–-]+/u, '') ?? '';
  if (
    asked === undefined ||
    !pieces.includes(asked) ||
    lessons.length < FEWEST_LESSONS ||
    !/\p{L}{3}/u.test(name)
  )
    return [];
  return [
    {
      text: `Encontre no plano a aula “${name}” e diga o que vem antes e o que vem depois dela.`,
      basis: asked.statements.slice(0, 1),
    },
  ];
}
