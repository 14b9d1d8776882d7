import { expect, it } from 'vitest';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import { BOOKLET } from '#tests/builders/whole-booklet.ts';
import type { FittedBooklet, SetAs } from './fit-slack.ts';
import { scaleFigures } from './scale-figures.ts';

/** Some 43 mm high. */
const text = { type: 'text' as const, text: 'horta '.repeat(94).trim(), passageIds: [] };
/** 73 mm high, as the slack below sets it. */
const pictureOf = (picture: string) => ({
  ...{ type: 'picture' as const, picture, alt: 'Horta', caption: null, passageIds: [] },
});
type Places = readonly (readonly [key: string, page: number, down: number])[];
type Figures = Readonly<Record<string, number>>;

/** Sets the blocks of one chapter where `place` says, by the scales of its figures. */
function open(
  blocks: BookletBlock[],
  place: (scaleOf: (picture: string) => number) => Places,
  pagesOf: (figures: Figures) => number = () => 10,
): { fitted: FittedBooklet; set: SetAs } {
  const chapters = BOOKLET.chapters.slice(0, 1).map((one) => ({ ...one, id: 'c1', blocks }));
  const pictures = ['a.png', 'b.png'].map((key) => ({ ...PICTURE, key, widthPx: 500, heightPx: 500 }));
  const booklet: Booklet = { ...BOOKLET, chapters, pictures };
  const set: SetAs = (own, setting, share) => {
    const places = place((picture) => setting.figures?.[picture] ?? 1);
    const told: Record<string, unknown[]> = { '<places>': [places], '<measures>': [{ figure: 1.25 }] };
    const query = (label: string): unknown[] => told[label] ?? [];
    const typeset = { pageCount: pagesOf(setting.figures ?? {}), query };
    return { booklet: own, setting, share, typeset: typeset as unknown as FittedBooklet['typeset'] };
  };
  return { fitted: set(booklet, { slack: 0.5, notePages: 0 }, 1), set };
}
const PICTURE = { key: '', blockId: null, alt: '', source: null } as unknown as Booklet['pictures'][number];

/** A picture that stands on the page before where it is smaller than `largest`. */
const moved = (largest: number, pagesOf?: (figures: Figures) => number) =>
  open(
    [text, pictureOf('a.png'), text],
    (scaleOf) => [
      ['c1', 4, 27],
      ['c1.0', 4, 160],
      ...(scaleOf('a.png') < largest
        ? ([
            ['c1.1', 4, 205],
            ['c1.2', 5, 30],
          ] as const)
        : ([
            ['c1.1', 5, 30],
            ['c1.2', 5, 225],
          ] as const)),
    ],
    pagesOf,
  );

it('sets a figure smaller where it then fills the page that it left a third empty', () => {
  const { fitted, set } = moved(0.8);
  const scale = scaleFigures(fitted, set).setting.figures?.['a.png'];
  expect(scale).toBeGreaterThan(0.65);
  expect(scale).toBeLessThan(0.8);
});

it('leaves a figure as it is where it would not fit, or the booklet lose a page', () => {
  const losing = moved(0.8, (figures) => ((figures['a.png'] ?? 1) < 1 ? 9 : 10));
  for (const { fitted, set } of [moved(0.3), losing]) expect(scaleFigures(fitted, set)).toBe(fitted);
});

it('keeps a figure with lettering large enough to be read', () => {
  const { fitted, set } = moved(0.8);
  const pictures = fitted.booklet.pictures.map((one) => ({ ...one, widthPx: 650, heightPx: 650 }));
  const lettered = { ...fitted, booklet: { ...fitted.booklet, pictures } };
  expect(scaleFigures(lettered, set)).toBe(lettered);
});

it('sets the figures of a page smaller together where there is no room for one more by itself', () => {
  const { fitted, set } = open([pictureOf('b.png'), text, pictureOf('a.png'), text], (scaleOf) => {
    const isFitting = scaleOf('a.png') < 0.8 && scaleOf('b.png') < 0.8;
    const own: Places = isFitting
      ? [
          ['c1.1', 4, 143],
          ['c1.2', 4, 187],
          ['c1.3', 5, 30],
        ]
      : [
          ['c1.1', 4, 175],
          ['c1.2', 5, 30],
          ['c1.3', 5, 225],
        ];
    return [['c1', 4, 27], ['c1.0', 4, 60], ...own];
  });
  const { figures = {} } = scaleFigures(fitted, set).setting;
  expect(figures['a.png']).toBeLessThan(0.8);
  expect(figures['b.png']).toBe(figures['a.png']);
});

/** A page that ends in white below a picture and a text, which goes on the next one where the picture is too large. */
const holed = (largest: number) =>
  open([text, pictureOf('a.png'), text, text], (scaleOf) => [
    ['c1', 4, 27],
    ['c1.0', 4, 40],
    ['c1.1', 4, 90],
    ...(scaleOf('a.png') > largest
      ? ([
          ['c1.2', 5, 27],
          ['c1.3', 5, 100],
        ] as const)
      : ([
          ['c1.2', 4, 190],
          ['c1.3', 5, 27],
        ] as const)),
  ]);

it('sets a figure larger where its page ends in white, and nothing goes on to the next for it', () => {
  const { fitted, set } = holed(1.4);
  const scale = scaleFigures(fitted, set).setting.figures?.['a.png'];
  expect(scale).toBeGreaterThan(1.2);
  expect(scale).toBeLessThanOrEqual(1.4);
  const full = holed(1.1);
  expect(scaleFigures(full.fitted, full.set)).toBe(full.fitted);
});
