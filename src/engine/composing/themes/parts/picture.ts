import type { Box, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { fitInside, shrinkBox, splitColumns } from './grid.ts';
import { type Content, type Page, plate } from './page.ts';

/** A picture is drawn no wider than its pixels carry: at 75 an inch edges are still even; 6 inches in any case. */
const FINE = { pxPerIn: 75, leastIn: 6 };

/**
 * The figure of a slide: a picture of the material in a frame that follows its form, in the middle of the room it has or
 * from its top, or the place where one is wanted. Gives the box of the frame, below which the caption stands.
 */
export function addFigure(
  page: Page,
  room: Box,
  padIn: number,
  align: 'left' | 'top' | 'center' = 'center',
): Box {
  const block = page.take('picture');
  if (block === null) {
    const place = page.take('place');
    if (place !== null) addPlace(page, place.wish, room);
    return room;
  }
  const picture = page.context.deck.pictures.find(({ key }) => key === block.picture);
  const { widthPx, heightPx } = picture ?? { widthPx: 4, heightPx: 3 };
  const mostIn = Math.max(FINE.leastIn, widthPx / FINE.pxPerIn);
  const inside = fitInside(shrinkBox(room, padIn), widthPx, heightPx, mostIn);
  // Beside its words a picture stands in the middle of their height, as they do.
  const box = {
    ...inside,
    ...(align === 'center' ? {} : { y: room.y + padIn }),
    ...(align === 'left' ? { x: room.x + padIn } : {}),
  };
  const frame = { x: box.x - padIn, y: box.y - padIn, w: box.w + 2 * padIn, h: box.h + 2 * padIn };
  page.add(plate('Moldura', frame, page.look.card, corner(page, frame)));
  page.add({ kind: 'picture', name: 'Figura', box, picture: block.picture, alt: block.alt });
  return frame;
}

/** Where the caption of a figure stands: below its frame, as wide as the room. */
export const captionBelow = (frame: Box, room: Box, h: number): Box => {
  const x = Math.max(room.x, Math.min(frame.x, room.x + room.w - 5));
  return { x, y: frame.y + frame.h + 0.1, w: room.x + room.w - x, h };
};

/** Of slides with a figure beside facts that follow one another, each second one has the figure on the other side. */
function isTurned({ slide, context: { deck, index } }: Page): boolean {
  let at = index;
  while (at > 0 && deck.slides[at - 1]?.layout === slide.layout) at -= 1;
  return (index - at) % 2 === 1;
}

/** Words that fill a column beside a figure, and such as leave it empty. */
const [MANY_LETTERS, FEW_LETTERS] = [230, 90];
/** What the words get of the width then, and otherwise; what stands between. */
const WORDS_IN = { many: 7.1, some: 5.8, few: 4.6 };
const BESIDE_GAP_IN = 0.3;

/** Where words and figure of a slide stand beside each other: the more is said, the wider; a figure with few words is larger. */
export function shareWithFigure(
  page: Page,
  facts: readonly { head: string | null; text: string }[],
  area: Box,
): { kind: string; words: Box; figure: Box } {
  const turned = isTurned(page);
  const letters = facts.reduce((sum, { head, text }) => sum + (head?.length ?? 0) + text.length, 0);
  const size = letters > MANY_LETTERS ? 'many' : letters < FEW_LETTERS && letters > 0 ? 'few' : 'some';
  const wordsIn = WORDS_IN[size];
  const figureIn = area.w - wordsIn - BESIDE_GAP_IN;
  const kind = `${turned ? '-virado' : ''}${{ many: '-texto', some: '', few: '-figura' }[size]}`;
  return {
    kind,
    words: { ...area, x: turned ? area.x + figureIn + BESIDE_GAP_IN : area.x, w: wordsIn },
    figure: { ...area, x: turned ? area.x : area.x + wordsIn + BESIDE_GAP_IN, w: figureIn },
  };
}

/** Wider than this a picture is a strip beside its text; across the slide it is larger, if it has the pixels for that. */
const WIDE = { shape: 3, leastPx: 600 };

/** Whether the picture of the slide is much wider than high. */
export function hasWideFigure({ slide, context: { deck } }: Page): boolean {
  const shown = slide.blocks.find((block) => block.type === 'picture');
  const picture = deck.pictures.find(({ key }) => key === shown?.picture);
  if (picture === undefined) return false;
  return picture.widthPx >= WIDE.leastPx && picture.widthPx / picture.heightPx > WIDE.shape;
}

/** A wide picture across the area, its caption and then what is said of it in columns below. */
export function addWideFigure(
  page: Page,
  contents: readonly Content[],
  area: Box,
  { style, caption }: { style: TextStyle; caption: string | null },
): void {
  const room = { ...area, h: area.h * 0.55 };
  const frame = addFigure(page, room, 0.2, 'top');
  const below = captionBelow(frame, room, 0.38);
  const captionStyle = page.look.caption;
  page.field({ name: 'Legenda', box: below, style: captionStyle, leastPt: page.look.least.label }, caption);
  const y = frame.y + frame.h + (caption === null ? 0.3 : 0.6);
  const columns = { ...area, y, h: area.y + area.h - y };
  splitColumns(columns, Math.max(1, contents.length), 0.4).forEach((box, at) => {
    page.field(
      {
        ...{ name: `Ponto ${at + 1}`, box, style, leastPt: page.look.least.body },
        ...{ group: 'pontos', isBalanced: true },
      },
      contents[at] ?? null,
    );
  });
}

/** A dashed box that says what only a person can bring. */
export function addPlace(page: Page, wish: string, box: Box, sizePt = 20): void {
  const { look } = page;
  page.write(
    {
      ...{ name: 'Completar', box, fill: null, line: { colour: look.ink, widthPt: 1.5, isDashed: true } },
      style: { ...look.body, sizePt, align: 'center', anchor: 'middle', colour: look.ink },
      ...{ leastPt: look.least.label, isBalanced: true, inset: { l: 0.4, r: 0.4, t: 0.2, b: 0.2 } },
      ...corner(page, box),
    },
    `Completar: ${wish}`,
  );
}

/** Higher it would look as if a slide were missing, not its words. */
const ONLY_PLACE_IN = 2.6;

/** A slide that only says what a person must bring, on the theme's ground; false where it shows something. */
export function drawOnlyPlace(page: Page, box: Box, drawGround: (page: Page) => void): boolean {
  const [first, ...others] = page.slide.blocks;
  if (first?.type !== 'place' || others.length > 0) return false;
  page.asKind('completar', 'a completar');
  drawGround(page);
  addPlace(page, page.take('place')?.wish ?? '', { ...box, h: Math.min(box.h, ONLY_PLACE_IN) }, 28);
  return true;
}

/** The theme's corners for a card of this size. */
export function corner({ look }: Page, { w, h }: Box): { geometry: 'rect' | 'roundRect'; adjust?: number } {
  if (look.cornerIn === 0) return { geometry: 'rect' };
  return { geometry: 'roundRect', adjust: Math.min(0.5, look.cornerIn / Math.min(w, h)) };
}
