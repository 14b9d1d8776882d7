import {
  childElements,
  findChild,
  findPath,
  numberAttribute,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { readBox } from './read-box.ts';
import type { Box, SlideShape } from './slide-shape.ts';
import { readPlaceholder, type SlideTemplate } from './slide-template.ts';

/** Group space → slide space, for one axis each. */
interface Transform {
  scaleX: number;
  scaleY: number;
  x: number;
  y: number;
}
const NONE: Transform = { scaleX: 1, scaleY: 1, x: 0, y: 0 };
const LEAVES = new Set(['p:sp', 'p:pic', 'p:graphicFrame']);

/** The shapes of a slide's tree with their places on the slide; groups keep their members together. */
export function collectShapes(tree: XmlElement, template: SlideTemplate, transform = NONE): SlideShape[] {
  return childElements(tree).flatMap((element): SlideShape[] => {
    if (element.name === 'p:grpSp') {
      const members = collectShapes(element, template, enterGroup(element, transform));
      return members.length > 0 ? [{ element, box: uniteBoxes(members), placeholder: null, members }] : [];
    }
    if (!LEAVES.has(element.name)) return [];
    const placeholder = readPlaceholder(element);
    const own = readBox(findPath(element, 'p:spPr', 'a:xfrm') ?? findChild(element, 'p:xfrm'));
    const box = own ? applyTransform(own, transform) : template.findBox(placeholder);
    return [{ element, box, placeholder, members: [] }];
  });
}

/** Members are measured in the group's own child space (`a:chOff`, `a:chExt`), nested groups one in the other. */
function enterGroup(group: XmlElement, outer: Transform): Transform {
  const frame = findPath(group, 'p:grpSpPr', 'a:xfrm');
  const box = readBox(frame);
  const [offset, extent] = [findChild(frame, 'a:chOff'), findChild(frame, 'a:chExt')];
  if (!box || !offset || !extent) return outer;
  const scaleX = outer.scaleX * divide(box.width, numberAttribute(extent, 'cx'));
  const scaleY = outer.scaleY * divide(box.height, numberAttribute(extent, 'cy'));
  const placed = applyTransform(box, outer);
  return {
    scaleX,
    scaleY,
    x: placed.x - (numberAttribute(offset, 'x') ?? 0) * scaleX,
    y: placed.y - (numberAttribute(offset, 'y') ?? 0) * scaleY,
  };
}

function applyTransform(box: Box, { scaleX, scaleY, x, y }: Transform): Box {
  return {
    x: box.x * scaleX + x,
    y: box.y * scaleY + y,
    width: box.width * scaleX,
    height: box.height * scaleY,
  };
}

function divide(size: number, by: number | null): number {
  return by === null || by === 0 ? 1 : size / by;
}

function uniteBoxes(members: SlideShape[]): Box | null {
  const boxes = members.flatMap(({ box }) => (box ? [box] : []));
  if (boxes.length === 0) return null;
  return boxes.reduce((all, box) => {
    const [x, y] = [Math.min(all.x, box.x), Math.min(all.y, box.y)];
    const right = Math.max(all.x + all.width, box.x + box.width);
    const bottom = Math.max(all.y + all.height, box.y + box.height);
    return { x, y, width: right - x, height: bottom - y };
  });
}
