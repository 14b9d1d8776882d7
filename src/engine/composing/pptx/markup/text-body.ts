import type { DrawnShape, Paragraph, TextRun, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { type DrawingPart, relate } from '#engine/composing/pptx/package/drawing-part.ts';
import { escapeAttribute, escapeXml, toEmu } from '#engine/composing/pptx/package/xml.ts';
import { createGuid } from './guid.ts';
import { type Inherited, levelXml, paragraphLook, runLook } from './text-look.ts';

export type ShapeText = NonNullable<DrawnShape['text']>;

const ANCHOR = { top: 't', middle: 'ctr', bottom: 'b' } as const;

/** Text in its box. `layout` is the text of the placeholder it fills: what is equal there is not written again. */
export function textBodyXml(text: ShapeText, part: DrawingPart, layout: ShapeText | null): string {
  const inherited = layout && inheritedLook(layout);
  return `<p:txBody>${bodyXml(text, layout)}<a:lstStyle/>${text.paragraphs
    .map((paragraph) => paragraphXml(paragraph, text.style, part, inherited))
    .join('')}</p:txBody>`;
}

/** A placeholder of a layout or master: its style stands in the list of styles, so that slides inherit it. */
export function promptBodyXml(text: ShapeText, part: DrawingPart): string {
  const look = inheritedLook(text);
  return `<p:txBody>${bodyXml(text, null)}<a:lstStyle>${levelXml(look, part.theme)}</a:lstStyle>${text.paragraphs
    .map((paragraph) => paragraphXml(paragraph, text.style, part, look))
    .join('')}</p:txBody>`;
}

/** The number of the slide: a field, which counts on when slides are moved. The layout shows a sign for it. */
export function numberBodyXml(text: ShapeText, part: DrawingPart, layout: ShapeText | null): string {
  const look = layout ? inheritedLook(layout) : null;
  const { style } = text;
  const { attributes, children } = runLook({}, style, part.theme, look?.style ?? null);
  const shown = part.slideNumber === null ? '‹nº›' : String(part.slideNumber);
  const field = `<a:fld id="${createGuid('slidenum')}" type="slidenum"><a:rPr ${attributes}>${children}</a:rPr><a:t>${shown}</a:t></a:fld>`;
  const own = layout ? '' : levelXml(inheritedLook(text), part.theme);
  return `<p:txBody>${bodyXml(text, layout)}<a:lstStyle>${own}</a:lstStyle><a:p>${field}</a:p></p:txBody>`;
}

export function inheritedLook({ paragraphs: [first], style }: ShapeText): Inherited {
  return { style, isBullet: first?.isBullet ?? false, spaceAfterPt: first?.spaceAfterPt ?? 0 };
}

function bodyXml({ insetIn, style }: ShapeText, layout: ShapeText | null): string {
  const { l, t, r, b } = insetIn;
  const isSameInset = layout && [l, t, r, b].join() === Object.values(orderInset(layout)).join();
  const inset = isSameInset
    ? ''
    : ` lIns="${toEmu(l)}" tIns="${toEmu(t)}" rIns="${toEmu(r)}" bIns="${toEmu(b)}"`;
  const anchor = layout?.style.anchor === style.anchor ? '' : ` anchor="${ANCHOR[style.anchor]}"`;
  if (layout) return `<a:bodyPr${inset}${anchor}><a:normAutofit/></a:bodyPr>`;
  return `<a:bodyPr wrap="square"${inset} rtlCol="0"${anchor}><a:normAutofit/></a:bodyPr>`;
}

const orderInset = ({ insetIn: { l, t, r, b } }: ShapeText) => ({ l, t, r, b });

/** One `a:p`. `inherited` is what stands in the list of styles above it; null writes everything. */
export function paragraphXml(
  paragraph: Paragraph,
  style: TextStyle,
  part: DrawingPart,
  inherited: Inherited | null,
): string {
  const { attributes, children } = paragraphLook(paragraph, style, part.theme, inherited);
  const properties = attributes === '' && children === '' ? '' : `<a:pPr${attributes}>${children}</a:pPr>`;
  const runs = paragraph.runs
    .filter(({ text }) => text !== '')
    .map((run) => runXml(run, style, part, inherited?.style ?? null));
  const end = runLook({}, style, part.theme, inherited?.style ?? null);
  const closing = runs.length === 0 ? `<a:endParaRPr ${end.attributes}>${end.children}</a:endParaRPr>` : '';
  return `<a:p>${properties}${runs.join('')}${closing}</a:p>`;
}

function runXml(run: TextRun, style: TextStyle, part: DrawingPart, inherited: TextStyle | null): string {
  const { attributes, children } = runLook(run, style, part.theme, inherited);
  const look = `<a:rPr ${attributes}>${children}${run.link ? linkXml(run, run.link, part) : ''}</a:rPr>`;
  return run.text
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map((line) => (line === '' ? '' : `<a:r>${look}<a:t>${escapeXml(line)}</a:t></a:r>`))
    .join(`<a:br>${look}</a:br>`);
}

/** Else PowerPoint would paint every link in the scheme's colour, also on a ground where nobody could read it. */
const OWN_COLOUR =
  '<a:extLst><a:ext uri="{A12FA001-AC4F-418D-AE19-62706E023703}"><ahyp:hlinkClr xmlns:ahyp="http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor" val="tx"/></a:ext></a:extLst>';

function linkXml({ colour }: TextRun, link: NonNullable<TextRun['link']>, part: DrawingPart): string {
  if ('slideId' in link) {
    const target = part.findSlide(link.slideId);
    if (target === null) return '';
    return `<a:hlinkClick r:id="${relate(part, 'slide', target)}" action="ppaction://hlinksldjump">${OWN_COLOUR}</a:hlinkClick>`;
  }
  const address = readWebAddress(link.url);
  if (address === null) return '';
  const id = part.parts.relate(part.name, 'hyperlink', address, true);
  const tip = `tooltip="${escapeAttribute(address)}"`;
  return colour === undefined
    ? `<a:hlinkClick r:id="${id}" ${tip}/>`
    : `<a:hlinkClick r:id="${id}" ${tip}>${OWN_COLOUR}</a:hlinkClick>`;
}

/** Only what a press may safely open. */
function readWebAddress(url: string): string | null {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  return parsed && ['http:', 'https:', 'mailto:'].includes(parsed.protocol) ? parsed.href : null;
}
