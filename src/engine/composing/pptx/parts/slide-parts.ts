import type { DrawnDeck, DrawnLayout, DrawnSlide } from '#engine/composing/drawing/drawn.ts';
import { elementXml } from '#engine/composing/pptx/elements/element.ts';
import { promptXml } from '#engine/composing/pptx/elements/shape.ts';
import type { DrawingPart } from '#engine/composing/pptx/package/drawing-part.ts';
import { escapeAttribute, NAMESPACES, xmlPart } from '#engine/composing/pptx/package/xml.ts';
import { groundXml, isSameColour, SAME_COLOURS, usualBackground } from './ground.ts';

/** A layout with what its slides stand on and the places they fill. */
export function layoutXml(layout: DrawnLayout, deck: DrawnDeck, part: DrawingPart): string {
  const shapes = [
    ...layout.furniture.map((drawn) => elementXml(drawn, part, null)),
    ...layout.placeholders.map((shape) => promptXml(shape, part, true)),
  ];
  const background = isSameColour(layout.background, usualBackground(deck)) ? null : layout.background;
  const ground = groundXml(shapes, part.theme, { background, name: escapeAttribute(layout.label) });
  return xmlPart(
    `<p:sldLayout ${NAMESPACES} preserve="1" userDrawn="1">${ground}${SAME_COLOURS}</p:sldLayout>`,
  );
}

/** A slide: only what differs from its layout. */
export function slideXml(slide: DrawnSlide, layout: DrawnLayout, part: DrawingPart): string {
  const shapes = slide.elements.map((drawn) => elementXml(drawn, part, layout));
  const ground = groundXml(shapes, part.theme, { background: null });
  return xmlPart(`<p:sld ${NAMESPACES}>${ground}${SAME_COLOURS}${slide.hasTransition ? FADE : ''}</p:sld>`);
}

/** 0.3 s; a PowerPoint of before 2010 knows only the word for it. */
const FADE =
  '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" Requires="p14"><p:transition spd="med" p14:dur="300"><p:fade/></p:transition></mc:Choice><mc:Fallback><p:transition spd="med"><p:fade/></p:transition></mc:Fallback></mc:AlternateContent>';
