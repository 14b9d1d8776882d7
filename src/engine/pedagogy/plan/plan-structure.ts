import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nameByHeads, underName, underTitle } from '#engine/pedagogy/lesson/points/deny.ts';
import { isAlike } from '#engine/pedagogy/lesson/points/is-alike.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { LessonObjective } from '#engine/pedagogy/objectives/find-objectives.ts';
import { makeDistinct } from '#engine/pedagogy/outline/clean-title.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { allocateSlides, countContentSlots, spreadAgain } from './allocate-slides.ts';
import { askOpening } from './ask-questions.ts';
import { titleContent } from './choose-titles.ts';
import { openCorrections } from './correct-together.ts';
import { tellMatter } from './describe-part.ts';
import { tellClosing, tellOpening } from './describe-section.ts';
import type { DraftItem, DraftSection } from './draft-item.ts';
import { ASKS_ONESELF, BACK, fillClosing, fillPractice, sayAnew } from './fill-closing.ts';
import { fillOpening } from './fill-opening.ts';
import { keyedPractice, nameKeyed } from './keyed-practice.ts';
import { makeSpace } from './name-spaces.ts';
import { obeyWishes, oneEach } from './obey-wishes.ts';
import { settlePlaces } from './places/settle-places.ts';
import { tellRecords } from './records/tell-records.ts';
import { partsShown } from './share-questions.ts';
import { openParting } from './spread-out.ts';
import { openTaskBank, type TaskBank } from './task-bank.ts';
import { topicOfTalk } from './tasks/talk-about.ts';

const MOST_RESERVED = 3;
/** Objectives that a slide shows; what it shows is not said again. */
const SHOWN_AIMS = 4;

/** The plan of exactly the ordered size, section by section. */
export function planStructure(lesson: Lesson, objectives: readonly LessonObjective[]): DraftSection[] {
  const { frame, input } = lesson;
  const opening = askOpening(lesson);
  const bank = openTaskBank(lesson, objectives);
  const keyed = keyedPractice(lesson);
  const ownKeyed = new Set(keyed.flatMap(({ points }) => points));
  bank.leaveOut([...ownKeyed]);
  const taken = new Set<string>();
  const opened = fillOpening(lesson, frame.opening, objectives);
  // Neither an aim nor a question: the place goes to what the lesson tells.
  const openingItems = opened.filter(({ purpose, points }) => points.length > 0 || !MAY_LACK.has(purpose));
  // A part that only asks keeps its questions.
  const reserved = lesson.sections.map(({ pieces }, index) =>
    pieces.some((piece) => lesson.points.has(piece) || piece.tale)
      ? []
      : bank.takeTasks(MOST_RESERVED, index),
  );
  const filled = fillClosing(lesson, frame.closing, opening, bank, keyed);
  const closingItems = [...dropEmptyKey(lesson, filled)];
  const aims = openingItems.flatMap(({ purpose, points }) =>
    purpose === 'objetivos' ? points.slice(0, SHOWN_AIMS) : [],
  );
  const usual = closingItems.length;
  const given = filled.length - usual + opened.length - openingItems.length;
  const obeyed = obeyWishes(lesson, closingItems, countContentSlots(lesson) + given);
  for (const { points } of obeyed) bank.leaveOut(points);
  const freed = given + usual - closingItems.length;
  const corrections = openCorrections(lesson);
  const usualPlaces = countContentSlots(lesson) + freed;
  // Where records share slides, what asks nothing gives its place to them.
  const idle =
    lesson.material.records.length > usualPlaces
      ? closingItems.filter((item, at) => asksNothing(item, at) || onlyLooksBack(item) || keepsLittle(item))
      : [];
  const told = tellRecords(lesson, usualPlaces + idle.length, topicOfTalk);
  const places = usualPlaces + (told === null ? 0 : idle.length);
  if (told !== null) for (const item of idle) closingItems.splice(closingItems.indexOf(item), 1);
  const content =
    told ??
    allocateSlides(lesson, places, bank, {
      aims: saysMoreThan(lesson, aims) ? aims : [],
      reserved,
      partOwn: openParting(lesson, closingItems),
      corrections,
    });
  for (const item of closingItems)
    if (
      item.purpose === 'pratica' &&
      !obeyed.includes(item) &&
      !item.points.some((point) => ownKeyed.has(point))
    )
      askAnew(item, bank);
  const mayGo =
    lesson.adjustments.extraPractice <= 0 && told === null
      ? closingItems.filter(
          (item, at) =>
            !obeyed.includes(item) && (asksNothing(item, at) || onlyLooksBack(item) || keepsLittle(item)),
        )
      : [];
  for (const item of mayGo) {
    const at = closingItems.indexOf(item);
    // A second place to practise that nothing is left for is no slide.
    const isBare =
      item.points.length === 0 && closingItems.findIndex(({ purpose }) => purpose === 'pratica') < at;
    if (spreadAgain(lesson, content) || isBare) closingItems.splice(at, 1);
  }
  // A record holds what is its own, and nothing of its neighbours.
  if (told === null) settlePlaces(lesson, { content, opening: openingItems, closing: closingItems }, bank);
  nameKeyed(closingItems, ownKeyed);
  oneEach(lesson, content, closingItems);
  // What the class is asked at the end is what it was shown.
  const shownLines = new Set(content.flat().flatMap(({ points }) => points.flatMap(({ basis }) => basis)));
  for (const item of closingItems)
    if (item.purpose === 'verificacao') item.points = bank.askTold(item.points, shownLines);
  const sections: DraftSection[] = [
    { title: 'Abertura', description: tellOpening(openingItems), content: null, items: openingItems },
  ];
  for (const item of [...openingItems, ...closingItems]) item.title = makeDistinct(item.title, taken);
  for (const [index, items] of content.entries()) {
    titleContent(lesson, index, items, taken);
    for (const item of items)
      item.points = nameByHeads(
        item.title,
        item.pieces,
        underName(item.title, underTitle(item.title, item.points)),
      );
    const own = [
      ...frame.sectionOpening.map(() => openChapter(lesson, index)),
      ...items,
      ...frame.sectionClosing.map(() => fillPractice(lesson, index, bank)),
    ];
    for (const item of own) if (!items.includes(item)) item.title = makeDistinct(item.title, taken);
    sections.push(...partsShown(lesson, index, own));
  }
  corrections?.close(closingItems, taken);
  if (closingItems.length > 0)
    sections.push({
      title: 'Fechamento',
      description: tellClosing(closingItems),
      content: null,
      items: closingItems,
    });
  const items = sections.flatMap((section) => section.items);
  for (const item of items) item.points = sayOnce(item.points);
  const shown = items.filter(({ purpose }) => purpose === 'conteudo' || purpose === 'exemplo');
  const said = new Set(shown.flatMap(({ points }) => points.map(({ text }) => text.toLowerCase())));
  for (const item of closingItems)
    if (item.purpose === 'sintese') item.points = sayAnew(lesson, item.points, said);
  return fitSize(sections, input.size, lesson, taken);
}

const MAY_LACK: ReadonlySet<string> = new Set(['abertura', 'objetivos']);

/** A sentence that the material writes twice stands once on a slide; signs with no word say nothing. */
function sayOnce(points: readonly Grounded[]): Grounded[] {
  const bare = ({ text }: Grounded): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '');
  const seen = new Set(['']);
  return points.filter((point) => !seen.has(bare(point)) && seen.add(bare(point)));
}

/** So many tasks need none of ours beside them. */
const ENOUGH = 3;

/** What a slide of the parts asks already is not asked once more at the end. */
function askAnew(item: DraftItem, bank: TaskBank): void {
  const fresh = item.points.filter((task) => !bank.isPosed(task));
  const lacking = fresh.length >= ENOUGH ? 0 : item.points.length - fresh.length;
  item.points = [...fresh, ...(lacking === 0 ? [] : bank.takeTasks(lacking))];
}

/** No question of the material is left for it, and hardly one of ours. */
const asksNothing = ({ purpose, points }: DraftItem, at: number): boolean =>
  purpose === 'pratica' &&
  (points.length === 0 ||
    (at > 0 &&
      points.length < 2 &&
      points.every(({ basis }) => basis.every(({ role }) => isContentRole(role)))));

/** The question of the opening alone once more checks nothing that could be told on its place. */
const onlyLooksBack = ({ purpose, points }: DraftItem): boolean =>
  purpose === 'verificacao' && points.length === 1 && points[0]?.text.startsWith(BACK) === true;

/** One line kept of a whole lesson gathers nothing. */
const keepsLittle = ({ purpose, points }: DraftItem): boolean =>
  purpose === 'sintese' &&
  points.filter(({ text }) => !text.endsWith('?')).length < FEWEST_KEPT &&
  !points.some(({ text }) => text.startsWith('Contem juntos'));
const FEWEST_KEPT = 2;

/** Slides that ask nothing the material answers need no key: its place goes to what they teach. */
function dropEmptyKey({ unit, material }: Lesson, items: DraftItem[]): DraftItem[] {
  const checks = items.find(({ purpose }) => purpose === 'verificacao');
  if (unit === 'page' || material.strategy.course === 'practise' || checks === undefined) return items;
  const isAnswered = checks.points.some(({ text }) => !ASKS_ONESELF.test(text));
  return isAnswered ? items : items.filter(({ purpose }) => purpose !== 'gabarito');
}

/** True where the lesson's parts say more than these aims: else the aims are its content. */
function saysMoreThan({ points }: Lesson, aims: readonly Grounded[]): boolean {
  const all = [...points.values()].flat();
  const stated = aims.map(({ text }) => ({ text, stems: new Set(contentStems(text)) }));
  const repeated = all.filter((point) => stated.some((aim) => isAlike(aim, point)));
  return repeated.length * 2 <= all.length;
}

function openChapter(lesson: Lesson, index: number): DraftItem {
  const matter = tellMatter(lesson, index);
  const points = matter.text === '' ? [] : [{ ...matter, text: matter.text.replace(/\.$/, '') }];
  return {
    purpose: 'abertura',
    title: `Capítulo: ${lesson.sections[index]?.title ?? ''}`,
    points,
    pieces: [],
  };
}

/** Without any matter the frame alone is short of the size; the rest is said to be empty. */
function fitSize(sections: DraftSection[], size: number, lesson: Lesson, taken: Set<string>): DraftSection[] {
  const count = (): number => sections.reduce((sum, section) => sum + section.items.length, 0);
  const home = sections.find((section) => section.content !== null) ?? sections[0];
  for (let index = 0; count() < size && home !== undefined; index += 1) {
    const space = makeSpace(lesson.sections[home.content ?? -1], index);
    space.title = makeDistinct(space.title, taken);
    home.items.push(space);
  }
  // What asks or gathers for us gives way before the teacher's own questions and their key.
  for (const purpose of ['sintese', 'abertura'])
    for (const section of sections)
      if (count() > size) section.items = section.items.filter((item) => item.purpose !== purpose);
  for (const section of [...sections].reverse())
    while (count() > size && section.items.length > 0) {
      const last = section.items.findLastIndex(({ purpose }) => purpose !== 'gabarito');
      section.items.splice(Math.max(0, last), 1);
    }
  return sections.filter((section) => section.items.length > 0);
}
