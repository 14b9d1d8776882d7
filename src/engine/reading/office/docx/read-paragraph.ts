import { InlineWriter } from '#engine/reading/office/inline-text.ts';
import { childValue, findChild, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import { readInline } from './read-inline.ts';
import { LookMeter } from './run-look.ts';
import type { WordContext } from './word-context.ts';
import type { WordParagraph, WordPiece } from './word-piece.ts';
import type { WordStyle } from './word-styles.ts';

/** Word has nine levels. */
const DEEPEST_LEVEL = 8;
const CONTENTS_HEADING = /^(toc heading|cabeçalho do sumário)$/i;

/** A `w:p` and the blocks anchored in it: pictures, text boxes, notes. An empty paragraph gives only the latter. */
export function readParagraph(element: XmlElement, context: WordContext): WordPiece[] {
  const properties = findChild(element, 'w:pPr');
  const style = context.styles.forParagraph(childValue(properties, 'w:pStyle'));
  const writer = new InlineWriter();
  const look = new LookMeter(style, context.styles);
  const after: WordPiece[] = [];
  readInline(element, { writer, look, after }, context);
  const { text, equations } = writer.finish();
  const headingLevel = readHeadingLevel(properties, style);
  const isHeading = headingLevel !== null || style.isTitle;
  if (text === '' || CONTENTS_HEADING.test(style.name) || (context.isInContents && !isHeading)) return after;
  const paragraph: WordParagraph = {
    kind: 'paragraph',
    text,
    equations,
    displayed: writer.isOnlyEquations ? writer.equations : [],
    headingLevel,
    isTitle: headingLevel === null && style.isTitle,
    list: isHeading ? null : readList(properties, style, context),
    isBold: look.isBold,
    sizePt: look.sizePt,
    isInBox: context.isInBox,
  };
  return [paragraph, ...after];
}

function readHeadingLevel(properties: XmlElement | undefined, style: WordStyle): number | null {
  const outline = childValue(properties, 'w:outlineLvl');
  if (outline === undefined) return style.headingLevel;
  return /^[0-8]$/.test(outline) ? Number(outline) + 1 : null;
}

/** The paragraph's own numbering over that of its style; number 0 takes a paragraph out of the list. */
function readList(
  properties: XmlElement | undefined,
  style: WordStyle,
  { numbering }: WordContext,
): WordParagraph['list'] {
  const own = findChild(properties, 'w:numPr');
  const numberingId = childValue(own, 'w:numId') ?? style.numberingId;
  if (numberingId === null || numberingId === '0') return null;
  const named = Number(childValue(own, 'w:ilvl') ?? style.numberingLevel);
  const level = named >= 0 && named <= DEEPEST_LEVEL ? Math.trunc(named) : 0;
  const mark = numbering(numberingId, level);
  return mark === null ? null : { numberingId, level, isOrdered: mark === 'number' };
}
