import { setFormula } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { contentSlots } from '#engine/pedagogy/lesson/choose-frame.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isRuleAgain, nameFormulas, RESULT } from '#engine/pedagogy/lesson/name-formulas.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { Corrections } from './correct-together.ts';
import { roomOf, splitSection } from './cut-section.ts';
import type { DraftItem } from './draft-item.ts';
import { choosePointsFor, purposeOf } from './fill-content.ts';
import { openSpares } from './fill-spares.ts';
import { fillable, giveAway } from './give-away.ts';
import { makeSpace } from './name-spaces.ts';
import { shareSlots } from './share-out.ts';
import { shareQuestions } from './share-questions.ts';
import { isProgram } from './show-figures.ts';
import { CROWDED, isFull, LEAST, spreadOut } from './spread-out.ts';
import type { TaskBank } from './task-bank.ts';
import { MOST_BESIDE, NO_WORDS, toItem } from './to-item.ts';

/** Slides or pages of content for each section, in proportion to what the section holds; they fill `total` exactly. */
export function allocateSlides(
  lesson: Lesson,
  total: number,
  bank: TaskBank,
  {
    aims,
    reserved,
    partOwn,
    corrections,
  }: {
    aims: readonly Grounded[];
    reserved: Grounded[][];
    /** Gives a place to exercises of the material's own that share one, false where none do; null where it sets too few. */
    partOwn: (() => boolean) | null;
    /** Takes the places that the questions of a test leave; null where the material is none. */
    corrections: Corrections | null;
  },
): DraftItem[][] {
  const { sections, adjustments } = lesson;
  if (sections.length === 0) return [];
  const weights = sections.map((section, index) => roomOf(section) * (adjustments.factors[index] ?? 1));
  const said: Point[] = aims.map((aim) => ({ ...NO_WORDS, ...aim, stems: new Set(contentStems(aim.text)) }));
  const asked = new Set<string>();
  const tests = shareQuestions(lesson, total, (pieces) => toItem(lesson, pieces, said, asked))?.items;
  const read = (tests?.flat() ?? []).filter(({ purpose }) => purpose === 'conteudo').flatMap(basisOf);
  said.push(...read.map((one) => ({ ...NO_WORDS, text: one.text, basis: [one] })));
  const slots = tests?.map(({ length }) => length) ?? shareSlots(weights, total);
  // What the questions of a test leave goes behind the last of them.
  slots.splice(-1, 1, total - slots.slice(0, -1).reduce((all, one) => all + one, 0));
  const groups = sections.map((section, index) =>
    tests === undefined ? fillable(splitSection(section.pieces, slots[index] ?? 1), lesson) : [],
  );
  if (tests === undefined) giveAway(lesson, slots, groups);
  const drafts = tests ?? groups.map((own) => own.map((pieces) => toItem(lesson, pieces, said, asked)));
  for (const { purpose, points } of drafts.flat()) if (purpose === 'pratica') bank.leaveOut(points);
  const spare = openSpares(lesson, bank, { reserved, asksOwn: partOwn !== null });
  let spaces = 0;
  const named = new Set<Piece>();
  // What a part has of its own first, for every part, before anything of the whole lesson; a slide too full becomes two before a task is
  // made up.
  const isCrowded = drafts.flat().some((item) => isFull(item));
  const shown = new Set(drafts.flatMap((own) => own.flatMap(basisOf)));
  const fillOwn = (index: number): DraftItem | null =>
    sayMore(lesson, index, said, FEWEST_MORE) ??
    sayFormulas(lesson, index, shown) ??
    (isCrowded ? null : leaveToTest(spare.own(index)));
  // Where a test is corrected nothing is made up before.
  const leaveToTest = (item: DraftItem | null): DraftItem | null =>
    corrections !== null && item !== null && isOurs(item) ? null : item;
  const fill = (index: number): DraftItem | null =>
    (isCrowded ? spare.own(index) : null) ??
    spare.any(index) ??
    sayMore(lesson, index, said, 1) ??
    repeatAims(lesson, index, said, aims.length);
  const filled = drafts.map((own, index) => {
    const items: (DraftItem | null)[] = own.map((item) => (isShown(item) ? item : fillOwn(index)));
    while (items.length < (slots[index] ?? 0)) items.push(fillOwn(index));
    return items;
  });
  for (const [index, own] of filled.entries())
    for (let at = own.indexOf(null); at >= 0; at = own.indexOf(null)) {
      if (
        tellElsewhere(lesson, filled, index, said) ||
        filled.some((items, other) => spreadOut(items, CROWDED, tellRest(lesson, other, said)))
      ) {
        own.splice(own.indexOf(null), 1);
        continue;
      }
      // The material's own exercises have more room before any of ours are set.
      if (partOwn !== null && (partOwn() || spreadOut(own) || filled.some((items) => spreadOut(items)))) {
        own.splice(own.indexOf(null), 1);
        continue;
      }
      const item = fill(index);
      const pieces = drafts[index]?.[at]?.pieces ?? [];
      if (item !== null && !isOurs(item)) own[at] = { ...item, pieces: [...item.pieces, ...pieces] };
      else if (corrections?.take(filled.flat(), pieces)) own.splice(own.indexOf(null), 1);
      else if (item !== null) own[at] = { ...item, pieces: [...item.pieces, ...pieces] };
      else if (spreadOut(own)) own.splice(own.indexOf(null), 1);
      else if (filled.some((items) => spreadOut(items, LEAST))) own.splice(own.indexOf(null), 1);
      else own[at] = { ...makeSpace(sections[index], spaces++, named), pieces };
    }
  const told = new Set(drafts.flat());
  return filled.map((own) =>
    lookBackLast(
      own.filter((item) => item !== null),
      told,
    ),
  );
}

/** True for what asks nothing of the material's own. */
const isOurs = ({ purpose, points }: DraftItem): boolean =>
  purpose !== 'conteudo' && !points.some(({ basis }) => basis.some(({ role }) => isPracticeRole(role)));

/** What is asked of a part to fill a place stands behind what the part tells. */
function lookBackLast(items: readonly DraftItem[], told: ReadonlySet<DraftItem>): DraftItem[] {
  const looksBack = (item: DraftItem): boolean =>
    !told.has(item) && item.points.length > 0 && /^(?:pratica|verificacao)$/.test(item.purpose);
  return [...items.filter((item) => !looksBack(item)), ...items.filter(looksBack)];
}

const FEWEST_MORE = 2;

/** What a section has not said yet, for a place that nothing of its own fills; null where hardly anything is left. */
function sayMore(lesson: Lesson, index: number, said: Point[], fewest: number): DraftItem | null {
  const points = choosePointsFor(lesson, lesson.sections[index]?.pieces ?? [], said);
  if (points.length < fewest) return null;
  said.push(...points);
  const pieces = [...new Set(points.flatMap(({ basis }) => basis.slice(0, 1).map(({ piece }) => piece)))];
  return { purpose: purposeOf(lesson, pieces), title: '', points, pieces };
}

const FEWEST_ELSEWHERE = 3;

/** A place that a part has nothing for goes to the part with most left to tell; false where none has enough for a slide. */
function tellElsewhere(
  lesson: Lesson,
  filled: (DraftItem | null)[][],
  empty: number,
  said: Point[],
): boolean {
  const left = filled.map((own, index) =>
    index === empty || own.includes(null)
      ? 0
      : choosePointsFor(lesson, lesson.sections[index]?.pieces ?? [], said).length,
  );
  const most = Math.max(...left);
  if (most < FEWEST_ELSEWHERE) return false;
  const index = left.indexOf(most);
  const item = sayMore(lesson, index, said, FEWEST_ELSEWHERE);
  if (item !== null) filled[index]?.push(item);
  return item !== null;
}

/** What else a part has to tell beside a slide of it that becomes two. */
const tellRest =
  (lesson: Lesson, index: number, said: Point[]): (() => Point[]) =>
  () => {
    const more = choosePointsFor(lesson, lesson.sections[index]?.pieces ?? [], said);
    said.push(...more);
    return more;
  };

/** A place that nothing is left to be asked for goes to the fullest slide of the parts, which becomes two; false where none is full. */
export function spreadAgain(lesson: Lesson, content: DraftItem[][]): boolean {
  const said: Point[] = content
    .flat()
    .flatMap(({ points }) => points)
    .map((point) => ({ ...NO_WORDS, ...point, stems: new Set(contentStems(point.text)) }));
  const lengthOf = (items: readonly DraftItem[]): number =>
    Math.max(0, ...items.map(({ points }) => points.reduce((sum, { text }) => sum + text.length, 0)));
  const order = [...content.keys()].sort((a, b) => lengthOf(content[b] ?? []) - lengthOf(content[a] ?? []));
  return [undefined, LEAST].some((least) =>
    order.some((index) => spreadOut(content[index] ?? [], least, tellRest(lesson, index, said))),
  );
}

const basisOf = ({ points }: DraftItem): Statement[] => points.flatMap(({ basis }) => basis);

/** The formulas of a part that no slide of it holds yet. */
function sayFormulas(lesson: Lesson, index: number, shown: Set<Statement>): DraftItem | null {
  const told = [...shown].map(({ text }) => setFormula(text));
  const isTold = ({ text, statements }: Piece): boolean =>
    RESULT.test(setFormula(text)) ||
    statements.some((one) => shown.has(one)) ||
    told.some((other) => isRuleAgain(other, setFormula(text)));
  const pieces = (lesson.sections[index]?.pieces ?? []).filter(
    (piece) => piece.kind !== 'equation' || !isTold(piece),
  );
  const points = nameFormulas(pieces).slice(0, MOST_BESIDE);
  if (points.length === 0) return null;
  for (const { basis } of points) for (const one of basis) shown.add(one);
  const own = points.flatMap(({ basis }) => basis.slice(0, 1).map(({ piece }) => piece));
  return { purpose: 'conteudo', title: '', points, pieces: own };
}

/** The objectives of a part under its own name, where a plan says nothing else of it. */
function repeatAims(lesson: Lesson, index: number, said: Point[], count: number): DraftItem | null {
  const others = said.slice(count);
  const before = others.length;
  const item = sayMore(lesson, index, others, 1);
  said.push(...others.slice(before));
  return item;
}

/** A picture of the file needs no points: it is shown under its heading. */
function isShown({ points, pieces }: DraftItem): boolean {
  return (
    points.length > 0 ||
    pieces.some((piece) => piece.kind === 'image' || piece.kind === 'chart' || isProgram(piece))
  );
}

/** Slides or pages of this lesson that are left for content. */
export function countContentSlots(lesson: Lesson): number {
  return Math.max(0, contentSlots(lesson.frame, lesson.input.size, Math.max(1, lesson.sections.length)));
}
