import { bulletColour, bulletHangIn } from '#engine/composing/drawing/bullets.ts';
import type { Paragraph, TextRun, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { splitCompound } from '#engine/composing/drawing/fit-text.ts';
import type { FontFamily } from '#engine/composing/fonts/font-files.ts';
import { descentOf, measureText } from '#engine/composing/fonts/measure-text.ts';
import {
  type MarkContext,
  type ParagraphMark,
  type RunMark,
  type TextBlock,
  toPaint,
  toPoints,
} from './mark.ts';

/** Paragraphs in a box `width` points wide, with lines as far apart as their largest run asks. */
export function toTextBlock(
  paragraphs: readonly Paragraph[],
  style: TextStyle,
  width: number,
  context: MarkContext,
): TextBlock {
  const parts: TextBlock['parts'] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const isList = paragraph.isBullet === true && paragraph.runs.some(({ text }) => text !== '');
    const mark = toParagraph(paragraph, style, width, context);
    if (index === paragraphs.length - 1) mark.after = 0;
    const last = parts.at(-1);
    if (isList && last?.isList) last.paragraphs.push(mark);
    else parts.push({ isList, paragraphs: [mark] });
  }
  return { align: style.align, parts };
}

function toParagraph(
  { runs, isBullet, spaceAfterPt = 0 }: Paragraph,
  style: TextStyle,
  width: number,
  context: MarkContext,
): ParagraphMark {
  // As fitted: a paragraph of smaller runs alone has their lines.
  const size =
    runs.length === 0 ? style.sizePt : Math.max(...runs.map(({ sizePt }) => sizePt ?? style.sizePt));
  const bottom = size * descentOf(familyOf(style.font, context));
  const hang = toPoints(bulletHangIn(style.sizePt));
  return {
    top: size * style.lineHeight - bottom,
    bottom,
    after: spaceAfterPt,
    bullet: isBullet ? { hang, size: style.sizePt, fill: toPaint(bulletColour(style), context) } : null,
    runs: runs
      .filter(({ text }) => text !== '')
      .map((run) => toRun(run, style, isBullet ? width - hang : width, context)),
  };
}

const familyOf = (font: TextStyle['font'], { theme }: MarkContext) => theme.fonts[font] as FontFamily;

function toRun(run: TextRun, style: TextStyle, width: number, context: MarkContext): RunMark {
  const { font = style.font, sizePt = style.sizePt, isBold = style.isBold, colour = style.colour } = run;
  const widthOf = (word: string) =>
    measureText(word, familyOf(font, context), isBold ? 'bold' : 'regular', sizePt);
  return {
    text: bindDashes(breakLongWords(run.text, (word) => widthOf(word) > width)),
    font,
    size: sizePt,
    isBold,
    isItalic: run.isItalic === true,
    fill: toPaint(colour, context),
    baseline: run.baseline ?? null,
    link: run.link ? toLink(run.link, context) : null,
  };
}

/** A word that no line can hold may end anywhere, as in Office; one joined by hyphens ends behind these. */
const breakLongWords = (text: string, isTooLong: (word: string) => boolean): string =>
  text.replaceAll(/[^ \n]{8,}/gu, (word) =>
    splitCompound(word)
      .map((piece) => (isTooLong(piece) ? Array.from(piece).join('\u200b') : piece))
      .join(''),
  );

/**
 * A dash that is bound to what follows it stays there (`(–4)`), and so does the hyphen of `e-mail`. Where a line may end behind a
 * hyphen, a space of no width ends it: Typst would say the hyphen again on the next line, as no program of Office does.
 */
const bindDashes = (text: string): string =>
  text
    .replaceAll(/(?<![^ \u00a0])-(?=\u00a0)|[–—](?=[\u00a0\d])/g, '$&\u2060')
    .replaceAll(/\p{L}[\p{L}-]*-\p{L}+/gu, (word) =>
      splitCompound(word)
        .map((piece) => piece.replaceAll(/-(?=\p{L})/gu, '-\u2060').replace(/-$/u, '-\u200b'))
        .join(''),
    );

function toLink(link: NonNullable<TextRun['link']>, { slideIds }: MarkContext): RunMark['link'] {
  if ('slideId' in link) return slideIds.has(link.slideId) ? { slide: link.slideId } : null;
  const url = URL.canParse(link.url) ? new URL(link.url) : null;
  // Only what a press may safely open.
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? { url: url.href } : null;
}
