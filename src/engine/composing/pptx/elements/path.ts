import type { Box, DrawnLine, DrawnPath } from '#engine/composing/drawing/drawn.ts';
import { fillXml, lineXml } from '#engine/composing/pptx/markup/paint.ts';
import type { DrawingPart } from '#engine/composing/pptx/package/drawing-part.ts';
import { toEmu } from '#engine/composing/pptx/package/xml.ts';
import { nameXml, placeXml } from './frame.ts';

/** A path of our own. */
export function pathXml({ name, box, steps, fill, line, alt }: DrawnPath, part: DrawingPart): string {
  const { scheme } = part.theme;
  const speech = alt === null ? 'decoration' : { alt };
  return `<p:sp><p:nvSpPr>${nameXml(part.nextShapeId(), name, speech)}<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${placeXml(box)}${geometryXml(box, steps, fill === null)}${fillXml(fill, scheme)}${lineXml(line, scheme)}</p:spPr></p:sp>`;
}

/** A straight line as a connector, which stays one when its ends are moved; a bent one as an open path. */
export function strokeXml({ name, box, points, line }: DrawnLine, part: DrawingPart): string {
  const { scheme } = part.theme;
  const corners =
    points.length >= 2
      ? points
      : [
          { x: box.x, y: box.y },
          { x: box.x + box.w, y: box.y + box.h },
        ];
  const [first, second] = corners;
  const around = boxAround(corners);
  const id = part.nextShapeId();
  if (corners.length === 2 && first && second) {
    const turn = { isFlippedX: second.x < first.x, isFlippedY: second.y < first.y };
    return `<p:cxnSp><p:nvCxnSpPr>${nameXml(id, name, 'decoration')}<p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr><p:spPr>${placeXml(around, turn)}<a:prstGeom prst="line"><a:avLst/></a:prstGeom>${lineXml(line, scheme)}</p:spPr></p:cxnSp>`;
  }
  const steps = corners.map(({ x, y }, index) => ({
    to: index === 0 ? ('move' as const) : ('line' as const),
    x: x - around.x,
    y: y - around.y,
  }));
  return `<p:sp><p:nvSpPr>${nameXml(id, name, 'decoration')}<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${placeXml(around)}${geometryXml(around, steps, true)}<a:noFill/>${lineXml(line, scheme)}</p:spPr></p:sp>`;
}

function boxAround(points: { x: number; y: number }[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

const at = (x: number, y: number): string => `<a:pt x="${toEmu(x)}" y="${toEmu(y)}"/>`;

function geometryXml(box: Box, steps: DrawnPath['steps'], isOpen: boolean): string {
  const written = steps.map((step) => {
    if (step.to === 'close') return '<a:close/>';
    if (step.to === 'curve')
      return `<a:cubicBezTo>${at(step.x1, step.y1)}${at(step.x2, step.y2)}${at(step.x, step.y)}</a:cubicBezTo>`;
    return step.to === 'move'
      ? `<a:moveTo>${at(step.x, step.y)}</a:moveTo>`
      : `<a:lnTo>${at(step.x, step.y)}</a:lnTo>`;
  });
  const path = `<a:path w="${toEmu(box.w)}" h="${toEmu(box.h)}"${isOpen ? ' fill="none"' : ''}>${written.join('')}</a:path>`;
  return `<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst>${path}</a:pathLst></a:custGeom>`;
}
