import { SLOTS } from '#engine/composing/drawing/colours.ts';
import type { DrawnDeck, DrawnShape, Placeholder, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { promptXml } from '#engine/composing/pptx/elements/shape.ts';
import { inheritedLook, type ShapeText } from '#engine/composing/pptx/markup/text-body.ts';
import { levelXml } from '#engine/composing/pptx/markup/text-look.ts';
import type { DrawingPart } from '#engine/composing/pptx/package/drawing-part.ts';
import { escapeAttribute, NAMESPACES, xmlPart } from '#engine/composing/pptx/package/xml.ts';
import { COLOUR_MAP, groundXml, usualBackground } from './ground.ts';

/** Ids of masters and layouts share one row of numbers, which begins here. */
export const FIRST_MASTER_ID = 2_147_483_648;

/**
 * The one master: title, text and number as the layouts have them most, so that a layout of one's own begins right.
 * `layoutIds` are its relationships to the layouts, in the order of the menu.
 */
export function masterXml(deck: DrawnDeck, part: DrawingPart, layoutIds: string[]): string {
  const [title, body, number] = [
    findPrompt(deck, 'title', { ...TITLE, idx: 0 }),
    findPrompt(deck, 'body', { ...BODY, idx: 1 }),
    findPrompt(deck, 'sldNum', { ...NUMBER, idx: 4 }),
  ];
  const shapes = [title, body, number].map((shape) => promptXml(shape, part, false));
  const layouts = layoutIds.map((id, at) => `<p:sldLayoutId id="${FIRST_MASTER_ID + 1 + at}" r:id="${id}"/>`);
  const titleText = title.text ?? EMPTY;
  const bodyText = body.text ?? EMPTY;
  const styles = `<p:txStyles><p:titleStyle>${levelXml(inheritedLook(titleText), part.theme)}</p:titleStyle><p:bodyStyle>${listLevels(bodyText, part)}</p:bodyStyle><p:otherStyle>${levelXml({ style: bodyText.style, isBullet: false, spaceAfterPt: 0 }, part.theme)}</p:otherStyle></p:txStyles>`;
  return xmlPart(
    `<p:sldMaster ${NAMESPACES} preserve="1">${groundXml(shapes, part.theme, { background: usualBackground(deck) })}${COLOUR_MAP}<p:sldLayoutIdLst>${layouts.join('')}</p:sldLayoutIdLst>${styles}</p:sldMaster>`,
  );
}

/** Text of lower rank, for whoever indents a line: a mark, further in and a little smaller. */
function listLevels(text: ShapeText, part: DrawingPart): string {
  const first = inheritedLook(text);
  const lower = [2, 3, 4, 5].map((depth) => {
    const sizePt = Math.max(16, first.style.sizePt - 2 * (depth - 1));
    return levelXml({ ...first, isBullet: true, style: { ...first.style, sizePt } }, part.theme, depth);
  });
  return levelXml(first, part.theme) + lower.join('');
}

const STYLE: TextStyle = {
  font: 'minor',
  sizePt: 22,
  isBold: false,
  colour: 'dk1',
  align: 'left',
  anchor: 'top',
  lineHeight: 1.3,
};
const EMPTY: ShapeText = { paragraphs: [], style: STYLE, insetIn: { l: 0, t: 0, r: 0, b: 0 } };
interface Prompt {
  name: string;
  prompt: string;
  box: DrawnShape['box'];
  style: TextStyle;
}
const TITLE: Prompt = {
  name: 'Título',
  prompt: 'Título',
  box: { x: 0.7, y: 0.45, w: 11.93, h: 1.2 },
  style: { ...STYLE, font: 'major', sizePt: 34, isBold: true, anchor: 'bottom', lineHeight: 1.2 },
};
const BODY: Prompt = {
  name: 'Texto',
  prompt: 'Texto',
  box: { x: 0.7, y: 2, w: 11.93, h: 4.6 },
  style: STYLE,
};
const NUMBER: Prompt = {
  name: 'Número do slide',
  prompt: '‹nº›',
  box: { x: 12.03, y: 6.88, w: 0.6, h: 0.36 },
  style: { ...STYLE, sizePt: 16, align: 'right', anchor: 'middle' },
};

/** The placeholder of that type in the layout for points, else in the first that has one, else a plain one. */
function findPrompt(
  { layouts }: DrawnDeck,
  type: Placeholder['type'],
  { name, prompt, box, style, idx }: Prompt & { idx: number },
): DrawnShape {
  const ordered = [...layouts].sort(
    (one, other) => Number(other.id === 'points') - Number(one.id === 'points'),
  );
  const found = ordered
    .flatMap(({ placeholders }) => placeholders)
    .find(({ placeholder }) => placeholder?.type === type);
  const text: ShapeText = { ...EMPTY, style, paragraphs: [{ runs: [{ text: prompt }] }] };
  return {
    kind: 'shape',
    geometry: 'rect',
    fill: null,
    line: null,
    alt: null,
    ...(found ? { box: found.box } : { box }),
    name,
    placeholder: { type, idx },
    text: found?.text
      ? {
          ...found.text,
          paragraphs: [{ ...found.text.paragraphs[0], runs: [{ text: prompt }] }],
        }
      : text,
  };
}

/** Flat: no gradient, no shadow, whatever is drawn new. */
const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const LINES = [9_525, 19_050, 28_575].map((width) => `<a:ln w="${width}">${FILL}</a:ln>`).join('');
const EFFECT = '<a:effectStyle><a:effectLst/></a:effectStyle>';
const FORMATS = `<a:fmtScheme name="Lousa"><a:fillStyleLst>${FILL.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${LINES}</a:lnStyleLst><a:effectStyleLst>${EFFECT.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${FILL.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>`;

/** Colours and fonts of the deck under the theme's name, so that a whole deck can be given others in two clicks. */
export function themeXml({ label, scheme, fonts }: DrawnDeck['theme']): string {
  const name = escapeAttribute(label);
  const colours = SLOTS.map((slot) => `<a:${slot}><a:srgbClr val="${scheme[slot]}"/></a:${slot}>`).join('');
  const font = (element: string, family: string) =>
    `<a:${element}><a:latin typeface="${escapeAttribute(family)}"/><a:ea typeface=""/><a:cs typeface=""/></a:${element}>`;
  return xmlPart(
    `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${name}"><a:themeElements><a:clrScheme name="${name}">${colours}</a:clrScheme><a:fontScheme name="${name}">${font('majorFont', fonts.major)}${font('minorFont', fonts.minor)}</a:fontScheme>${FORMATS}</a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/></a:theme>`,
  );
}
