import { expect, it } from 'vitest';
import type { Booklet } from '#shared/composition/booklet.ts';
import { BOOKLET } from '#tests/builders/whole-booklet.ts';
import type { FittedBooklet, SetAs } from './fit-slack.ts';
import { scaleFigures } from './scale-figures.ts';

const [first] = BOOKLET.chapters;
const text = { type: 'text' as const, text: 'horta '.repeat(94).trim(), passageIds: [] };
const picture = { type: 'picture' as const, picture: 'a.png', alt: 'Horta', caption: null, passageIds: [] };
const booklet: Booklet = {
  ...BOOKLET,
  chapters: first === undefined ? [] : [{ ...first, id: 'c1', blocks: [text, picture, text] }],
};

/** Sets the picture on the page before where it is small enough; `ends` then is how many pages there are. */
function open(largest: number, ends = 10): { fitted: FittedBooklet; set: SetAs } {
  const set: SetAs = (own, setting, share) => {
    const isFitting = (setting.figures?.['a.png'] ?? 1) < largest;
    const places = [
      ['c1', 4, 27],
      ['c1.0', 4, 150],
      isFitting ? ['c1.1', 4, 195] : ['c1.1', 5, 30],
      isFitting ? ['c1.2', 5, 30] : ['c1.2', 5, 130],
    ];
    const typeset = { pageCount: isFitting ? ends : 10, query: () => [places] };
    return { booklet: own, setting, share, typeset: typeset as unknown as FittedBooklet['typeset'] };
  };
  return { fitted: set(booklet, { slack: 0.5, notePages: 0 }, 1), set };
}

it('sets a figure smaller where it then fills the page that it left a third empty', () => {
  const { fitted, set } = open(0.8);
  const scale = scaleFigures(fitted, set).setting.figures?.['a.png'];
  expect(scale).toBeGreaterThan(0.65);
  expect(scale).toBeLessThan(0.8);
});

it('leaves a figure as it is where it would not fit, or the booklet lose a page', () => {
  for (const { fitted, set } of [open(0.3), open(0.8, 9)]) expect(scaleFigures(fitted, set)).toBe(fitted);
});
