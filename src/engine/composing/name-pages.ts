import { createHash } from 'node:crypto';
import {
  type Drawn,
  type DrawnDeck,
  type DrawnSlide,
  type Paragraph,
  SLIDE_HEIGHT_IN,
  SLIDE_WIDTH_IN,
} from './drawing/drawn.ts';
import type { PrintedBooklet } from './lint/booklet-check.ts';

/** What a slide or page is called and says, for who hears it, and how large it is in inches. */
export interface PageWords {
  title: string;
  /** A line for each piece, without the title. */
  text: string;
  widthIn: number;
  heightIn: number;
  /** Of a slide: its id. */
  slideId?: string;
  /** Names its picture; of a page once it was looked at in the studio. */
  key?: string;
}

export const nameSlides = (deck: DrawnDeck): PageWords[] =>
  deck.slides.map((slide) => ({
    title: slide.title,
    text: slide.elements
      .flatMap(wordsOf)
      .filter((text) => text !== slide.title)
      .join('\n'),
    ...{ widthIn: SLIDE_WIDTH_IN, heightIn: SLIDE_HEIGHT_IN },
    ...{ slideId: slide.id, key: keyOf(slide, deck) },
  }));

/** Raised where the same drawing gives another picture from now on. */
const PICTURES = 1;

/** Names the picture of a slide by all that it depends on: notes, links and the place in the deck do not show. */
function keyOf({ elements, layoutId }: DrawnSlide, { layouts, theme }: DrawnDeck): string {
  const layout = layouts.find(({ id }) => id === layoutId);
  const ground = layout && [layout.background, layout.furniture];
  const said = JSON.stringify([PICTURES, theme.fonts, theme.scheme, ground, elements]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 22);
}

/** Where something stands on a slide, as shares of its width and height, and what it says. */
export interface Zone {
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
  text: string;
}

/** The named elements of a slide that say something or are there to, in reading order. */
export const listZones = ({ elements }: DrawnSlide): Zone[] =>
  elements.flatMap((element) => {
    // Blanks that no line breaks at are the drawing's, not the writer's.
    const text = wordsOf(element).join('\n').replaceAll('\u00a0', ' ');
    if (text === '' && !(element.kind === 'shape' && element.placeholder?.type === 'title')) return [];
    const { x, y, w, h } = element.box;
    const share = (inches: number, of: number) => Math.round((10_000 * inches) / of) / 10_000;
    return {
      ...{ name: element.name, x: share(x, SLIDE_WIDTH_IN), y: share(y, SLIDE_HEIGHT_IN) },
      ...{ w: share(w, SLIDE_WIDTH_IN), h: share(h, SLIDE_HEIGHT_IN), text },
    };
  });

function wordsOf(element: Drawn): string[] {
  switch (element.kind) {
    case 'shape':
      if (element.placeholder?.type === 'sldNum') return [];
      return element.text === null ? [element.alt ?? ''].filter(Boolean) : linesOf(element.text.paragraphs);
    case 'table':
      return element.cells.map((row) => row.flatMap(({ paragraphs }) => linesOf(paragraphs)).join(' | '));
    case 'line':
      return [];
    default:
      return element.alt ? [element.alt] : [];
  }
}

const linesOf = (paragraphs: readonly Paragraph[]): string[] =>
  paragraphs
    .map(({ runs }) =>
      runs
        .map(({ text }) => text)
        .join('')
        .trim(),
    )
    .filter(Boolean);

/** A4, which every booklet is set on. */
const [A4_WIDTH_IN, A4_HEIGHT_IN] = [210 / 25.4, 297 / 25.4];

/** The pages of a booklet as it was printed, each called by the chapter that stands on it or goes on there. */
export function nameBookletPages({ pages, outline }: PrintedBooklet): PageWords[] {
  let chapter = '';
  return pages.map(({ lines }) => {
    // A long title takes two lines.
    const head = lines.flatMap(({ text, tagLevel }) => (tagLevel === 1 ? [text.trim()] : [])).join(' ');
    chapter = outline.find((title) => title !== '' && head.includes(title)) ?? chapter;
    const text = lines.map((line) => line.text).join('\n');
    return { title: chapter, text, widthIn: A4_WIDTH_IN, heightIn: A4_HEIGHT_IN };
  });
}
