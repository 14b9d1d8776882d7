import { openPdf } from '#engine/reading/pdf/render-page.ts';
import {
  type Drawn,
  type DrawnDeck,
  type Paragraph,
  SLIDE_HEIGHT_IN,
  SLIDE_WIDTH_IN,
} from './drawing/drawn.ts';

/** What a slide or page is called and says, for who hears it, and how large it is in inches. */
export interface PageWords {
  title: string;
  /** A line for each piece, without the title. */
  text: string;
  widthIn: number;
  heightIn: number;
}

export const nameSlides = ({ slides }: DrawnDeck): PageWords[] =>
  slides.map(({ title, elements }) => ({
    title,
    text: elements
      .flatMap(wordsOf)
      .filter((text) => text !== title)
      .join('\n'),
    ...{ widthIn: SLIDE_WIDTH_IN, heightIn: SLIDE_HEIGHT_IN },
  }));

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

/** Pages of a booklet go by their number: a chapter's title stands on many of them. */
export async function nameBookletPages(bytes: Uint8Array): Promise<PageWords[]> {
  const pdf = await openPdf(bytes);
  try {
    return Array.from({ length: pdf.pageCount }, (_, index) => ({
      title: `Página ${index + 1}`,
      text: pdf.readLines(index + 1).join('\n'),
      ...{ widthIn: A4_WIDTH_IN, heightIn: A4_HEIGHT_IN },
    }));
  } finally {
    pdf.close();
  }
}
