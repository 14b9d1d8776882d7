import { SLOTS } from '#engine/composing/drawing/colours.ts';
import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { escapeAttribute, xmlPart } from '#engine/composing/pptx/package/xml.ts';

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
