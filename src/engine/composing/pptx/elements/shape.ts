import type { DrawnShape, Placeholder } from '#engine/composing/drawing/drawn.ts';
import { fillXml, lineXml } from '#engine/composing/pptx/markup/paint.ts';
import { numberBodyXml, promptBodyXml, textBodyXml } from '#engine/composing/pptx/markup/text-body.ts';
import { type DrawingPart, relate } from '#engine/composing/pptx/package/drawing-part.ts';
import { toAngle } from '#engine/composing/pptx/package/xml.ts';
import { isSameBox, nameXml, placeXml } from './frame.ts';

/** A shape or text box of a slide. `layout` is the placeholder that it fills, if it fills one. */
export function shapeXml(shape: DrawnShape, part: DrawingPart, layout: DrawnShape | null): string {
  const { name, text, alt, placeholder } = shape;
  const isTextBox =
    !layout && shape.geometry === 'rect' && shape.fill === null && shape.line === null && text !== null;
  const speech = alt !== null ? { alt } : text ? 'text' : 'decoration';
  const kind = layout ? LOCKED : isTextBox ? '<p:cNvSpPr txBox="1"/>' : '<p:cNvSpPr/>';
  const place = layout && placeholder ? `<p:nvPr>${placeholderXml(placeholder)}</p:nvPr>` : '<p:nvPr/>';
  const properties = layout && isDrawnAlike(shape, layout) ? '<p:spPr/>' : propertiesXml(shape, part);
  const link = speech === 'text' ? linkXml(shape, part) : '';
  return `<p:sp><p:nvSpPr>${nameXml(part.nextShapeId(), name, speech, link)}${kind}${place}</p:nvSpPr>${properties}${bodyOf(shape, part, layout)}</p:sp>`;
}

/** On the shape and not on its words, which PowerPoint would underline. */
function linkXml({ leadsTo }: DrawnShape, part: DrawingPart): string {
  const target = leadsTo === undefined ? null : part.findSlide(leadsTo);
  return target === null
    ? ''
    : `<a:hlinkClick r:id="${relate(part, 'slide', target)}" action="ppaction://hlinksldjump"/>`;
}

/** A placeholder of a layout or of the master, with its prompt; `idx` 0 is left out, as for titles. */
export function promptXml(shape: DrawnShape, part: DrawingPart, hasOwnPrompt: boolean): string {
  const { name, placeholder, text } = shape;
  if (!placeholder) throw new Error(`${name} is no placeholder`);
  const body =
    placeholder.type === 'sldNum'
      ? text && numberBodyXml(text, part, null)
      : text && promptBodyXml(text, part);
  return `<p:sp><p:nvSpPr>${nameXml(part.nextShapeId(), name, 'text')}${LOCKED}<p:nvPr>${placeholderXml(placeholder, hasOwnPrompt)}</p:nvPr></p:nvSpPr>${propertiesXml(shape, part)}${body ?? ''}</p:sp>`;
}

const LOCKED = '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>';

function placeholderXml({ type, idx }: Placeholder, hasOwnPrompt = false): string {
  const size = type === 'sldNum' ? ' sz="quarter"' : '';
  const prompt = hasOwnPrompt && type !== 'sldNum' ? ' hasCustomPrompt="1"' : '';
  return `<p:ph type="${type}"${size}${idx === 0 ? '' : ` idx="${idx}"`}${prompt}/>`;
}

function bodyOf({ text, placeholder }: DrawnShape, part: DrawingPart, layout: DrawnShape | null): string {
  if (!text) return '';
  if (placeholder?.type === 'sldNum') return numberBodyXml(text, part, layout?.text ?? null);
  return textBodyXml(text, part, layout?.text ?? null);
}

function isDrawnAlike(shape: DrawnShape, layout: DrawnShape): boolean {
  const look = ({ geometry, adjust, rotation, fill, line }: DrawnShape) =>
    JSON.stringify([geometry, adjust, rotation, fill, line]);
  return isSameBox(shape.box, layout.box) && look(shape) === look(layout);
}

function propertiesXml(shape: DrawnShape, { theme }: DrawingPart): string {
  const { geometry, box, rotation, fill, line } = shape;
  const place = placeXml(box, rotation === undefined ? {} : { rotation });
  return `<p:spPr>${place}<a:prstGeom prst="${geometry}"><a:avLst>${adjustXml(shape)}</a:avLst></a:prstGeom>${fillXml(fill, theme.scheme)}${lineXml(line, theme.scheme)}</p:spPr>`;
}

const guide = (name: string, value: number): string =>
  `<a:gd name="${name}" fmla="val ${Math.round(value)}"/>`;

/** Names and units of the adjustments: presetShapeDefinitions of ECMA-376. */
function adjustXml({ geometry, adjust, angles }: DrawnShape): string {
  if (geometry === 'pie' || geometry === 'arc') {
    const [from, to] = angles ?? [270, 0];
    return guide('adj1', toAngle(from)) + guide('adj2', toAngle(to));
  }
  if (adjust === undefined) return '';
  if (geometry === 'roundRect') return guide('adj', Math.min(0.5, adjust) * 100_000);
  if (geometry === 'chevron' || geometry === 'homePlate') return guide('adj', adjust * 100_000);
  return geometry === 'rightArrow' ? guide('adj1', 50_000) + guide('adj2', adjust * 100_000) : '';
}
