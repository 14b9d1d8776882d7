import type { Box } from '#engine/composing/drawing/drawn.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { fitInside, shrinkBox } from './grid.ts';
import { type Page, plate } from './page.ts';

/** A picture is not drawn wider than this where it has fewer pixels than a projector shows. */
const SMALL = { px: 1000, mostIn: 6 };

/** The figure of a slide in a frame: a picture of the material, or the place where one is wanted; true where there was one. */
export function addFigure(page: Page, frame: Box, padIn: number): BlockOf<'picture'> | null {
  const block = page.take('picture');
  if (block === null) {
    const place = page.take('place');
    if (place !== null) addPlace(page, place.wish, frame);
    return null;
  }
  const picture = page.context.deck.pictures.find(({ key }) => key === block.picture);
  const { widthPx, heightPx } = picture ?? { widthPx: 4, heightPx: 3 };
  const mostIn = widthPx < SMALL.px ? SMALL.mostIn : frame.w;
  page.add(plate('Moldura', frame, page.look.card, corner(page, frame)));
  const box = fitInside(shrinkBox(frame, padIn), widthPx, heightPx, mostIn);
  page.add({ kind: 'picture', name: 'Figura', box, picture: block.picture, alt: block.alt });
  return block;
}

/** A dashed box that says what only a person can bring. */
export function addPlace(page: Page, wish: string, box: Box): void {
  const { look } = page;
  page.write(
    {
      ...{ name: 'Completar', box, fill: null, line: { colour: look.ink, widthPt: 1.5, isDashed: true } },
      style: { ...look.body, sizePt: 20, align: 'center', anchor: 'middle', colour: look.ink },
      ...{ leastPt: look.least.label, isBalanced: true, inset: { l: 0.4, r: 0.4, t: 0.2, b: 0.2 } },
      ...corner(page, box),
    },
    `Completar: ${wish}`,
  );
}

/** The theme's corners for a card of this size. */
export function corner({ look }: Page, { w, h }: Box): { geometry: 'rect' | 'roundRect'; adjust?: number } {
  if (look.cornerIn === 0) return { geometry: 'rect' };
  return { geometry: 'roundRect', adjust: Math.min(0.5, look.cornerIn / Math.min(w, h)) };
}
