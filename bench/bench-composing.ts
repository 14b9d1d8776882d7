import { openComposingPool } from '#engine/composing/children/composing-pool.ts';
import type { DrawingWish } from '#engine/composing/children/composing-task.ts';
import { drawInChild } from '#engine/composing/children/draw-in-child.ts';
import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { drawDeck } from '#engine/composing/fitting/fit-deck.ts';
import { openTheme } from '#engine/composing/themes/open-theme.ts';
import { PALETTES_OF, THEMES } from '#shared/composition/themes.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { SMALL_PNG } from '#tests/builders/drawn-figures.ts';
import { buildSampleDeck } from '#tests/builders/sample-deck.ts';
import { compareComposing } from './compare-composing.ts';
import { mediansOf, ms, readPeakMb, timeOf } from './measure.ts';

const ROUNDS = 20;
const SLIDES = 20;
const WISHES: { name: string; wish: (round: number) => DrawingWish }[] = [
  { name: 'PDF', wish: () => ({ kind: 'pdf' }) },
  { name: 'PPTX', wish: () => ({ kind: 'pptx', program: 'powerpoint' }) },
  {
    name: 'one page at 640 px',
    wish: (round) => ({ kind: 'pages', widthPx: 640, pages: [round % SLIDES] }),
  },
  {
    name: 'one page at 960 px',
    wish: (round) => ({ kind: 'pages', widthPx: 960, pages: [round % SLIDES] }),
  },
];

/**
 * What a child takes for each file of a deck of 20 slides, which differs from round to round as an edited one does;
 * aim: at most 50 ms a page. Files go through the disk, as in the product.
 */
export async function* benchComposing(): AsyncGenerator<string> {
  const pool = openComposingPool();
  try {
    for (const name of keysOf(THEMES)) {
      const deck = buildSampleDeck(name, PALETTES_OF[name][0] ?? 'natureza');
      const shown = { ...deck, slides: deck.slides.slice(0, SLIDES) };
      const drawn = () => drawDeck(shown, openTheme(name)).drawn;
      const pictures = new Map(deck.pictures.map(({ key }) => [key, SMALL_PNG]));
      let round = 0;
      const works = WISHES.map(({ wish }) => () => {
        round += 1;
        return drawInChild(pool, { kind: 'deck', drawn: edited(drawn(), round) }, pictures, wish(round));
      });
      const first = await timeOf(() => works[0]?.());
      const [drawing = 0, ...times] = await mediansOf([drawn, ...works], ROUNDS);
      const told = WISHES.map((wish, index) => `${wish.name} ${ms((times[index] ?? 0) - drawing)}`);
      yield `${name}: drawn by the theme ${ms(drawing)}, first PDF ${ms(first)}, then ${told.join(', ')}`;
    }
    yield `highest child ${Math.round(Math.max(...pool.pids().map(readPeakMb)))} MB`;
    yield* compareComposing();
  } finally {
    await pool.close();
  }
}

/** The same deck with another word in its first title. */
function edited(deck: DrawnDeck, round: number): DrawnDeck {
  const [first, ...rest] = deck.slides;
  if (!first) return deck;
  const elements = first.elements.map((element) =>
    element.kind === 'shape' && element.placeholder?.type === 'title' && element.text
      ? { ...element, text: { ...element.text, paragraphs: [{ runs: [{ text: `Aula ${round}` }] }] } }
      : element,
  );
  return { ...deck, slides: [{ ...first, elements }, ...rest] };
}
