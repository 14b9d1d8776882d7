import type { Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import type { Page } from './page.ts';

/** `C = m / V`, `a) 45 m`, `(  ) A água ferve`: lines that are marked already, or are read as on the board. */
const MARKED = /[=→≈<>]|^\(?[a-h]\)|^\(\s*\)|^\d+[.)ºª]/u;
/** `Ordem de colocação`: what comes first counts. */
const ORDER = /^(?:a )?(?:ordem|sequência|passo a passo|etapas|passos)(?!\p{L})/iu;
const FEWEST_LINES = 2;

/** Whether a text has several things in lines of their own, which would read as one sentence that is broken badly. */
function isListed(text: string): boolean {
  const lines = text.split('\n');
  return lines.length >= FEWEST_LINES && lines.every((line) => line.trim() !== '' && !MARKED.test(line));
}

/** The things of a list as paragraphs behind bullets, apart from one another where they stand in the middle; null for other texts. */
export function listLines(
  page: Page,
  text: string,
  style: TextStyle,
  head: string | null = null,
): Paragraph[] | null {
  if (!isListed(text)) return null;
  const lines = text.split('\n');
  const isOrder = head !== null && ORDER.test(head);
  const isBullet = style.align === 'left' && !isOrder;
  return lines.map((line, at) =>
    page.paragraph(isOrder ? `${at + 1}.\u00a0${line}` : line, style, {
      ...(isBullet && { isBullet }),
      spaceAfterPt: at < lines.length - 1 ? style.sizePt * (isBullet ? 0.2 : 0.35) : 0,
    }),
  );
}

/** `17,4`, `R$ 12,00`, `8%`: under its name a figure alone is what is looked for. */
export const isFigure = (text: string): boolean =>
  /^(?:R\$\s?)?\d[\d.,]*\s?(?:%|\p{L}{1,4}[²³]?)?$/u.test(text);
