import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { writeGardenBook } from '#tests/builders/garden-book.ts';
import { makeAnalysisInput, TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { soakPart } from '#tests/setup/soak.ts';
import { composeBooklet } from './booklet/compose-booklet.ts';
import { tryPages } from './booklet/fit-pages.ts';
import { askComposer } from './measure-pages.ts';

const TEXTS = [
  ...Object.values(TYPED_LESSONS),
  ...[1, 2, 3, 5].map((chapters) => writeGardenBook(chapters, 3)),
];
const ORDERS = TEXTS.flatMap((content) => [10, 20].map((size) => [size, content] as const));

/** What is said of an order, measured once: its booklet is then made of just that. */
const said = new Map<string, ReturnType<typeof measure>>();
const say = (content: string, size: number) => {
  const key = `${size} ${content}`;
  const known = said.get(key) ?? measure(content, size);
  said.set(key, known);
  return known;
};
function measure(content: string, size: number) {
  const input = makeAnalysisInput({ content, size, serviceType: 'booklet' });
  return { input, analysis: askComposer(input, analyse(input)) };
}
const makes = (content: string, size: number): boolean => {
  const { input, analysis } = say(content, size);
  return typeof tryPages(composeBooklet(openLesson(input), analysis), size) !== 'number';
};

it.each(soakPart(ORDERS, 'sizes offered', 12))(
  'offers no size of %i pages or beside it that is refused',
  (size, content) => {
    const { capacity } = say(content, size).analysis;
    expect(capacity.verdict === 'falta_material').toBe(!makes(content, size));
    if (capacity.betterSize !== null) expect(makes(content, capacity.betterSize)).toBe(true);
    if (capacity.verdict === 'falta_material') expect(capacity.supported).toBeLessThan(size);
  },
);
