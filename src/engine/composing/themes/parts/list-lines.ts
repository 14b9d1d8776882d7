import type { Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import type { Page } from './page.ts';

/** `C = m / V`, `a) 45 m`, `(  ) A água ferve`: lines that are marked already, or are read as on the board. */
const MARKED = /[=→≈<>]|^\(?[a-h]\)|^\(\s*\)|^\d+[.)ºª]/u;
const FEWEST_LINES = 2;

/** Whether a text has several things in lines of their own, which would read as one sentence that is broken badly. */
function isListed(text: string): boolean {
  const lines = text.split('\n');
  return lines.length >= FEWEST_LINES && lines.every((line) => line.trim() !== '' && !MARKED.test(line));
}

/** The things of a list as paragraphs behind bullets, apart from one another where they stand in the middle; null for other texts. */
export function listLines(page: Page, text: string, style: TextStyle): Paragraph[] | null {
  if (!isListed(text)) return null;
  const lines = text.split('\n');
  const isBullet = style.align === 'left';
  return lines.map((line, at) =>
    page.paragraph(line, style, {
      ...(isBullet && { isBullet }),
      spaceAfterPt: at < lines.length - 1 ? style.sizePt * (isBullet ? 0.2 : 0.35) : 0,
    }),
  );
}
