import { type Colour, resolveColour, toHex } from '#engine/composing/drawing/colours.ts';
import type {
  Drawn,
  DrawnFormula,
  DrawnIcon,
  DrawnPath,
  DrawnPicture,
  DrawnShape,
  Paragraph,
} from '#engine/composing/drawing/drawn.ts';
import { chartMark } from '#engine/composing/typst/charts/chart-mark.ts';
import {
  type Area,
  type Mark,
  type MarkContext,
  type PathMark,
  type PathStep,
  type TextMark,
  toArea,
  toPaint,
  toPoints,
  toStroke,
} from '#engine/composing/typst/marks/mark.ts';
import { outlineOf } from '#engine/composing/typst/marks/outline.ts';
import { strokeMarks, withHeads } from '#engine/composing/typst/marks/stroke-marks.ts';
import { tableMark } from '#engine/composing/typst/marks/table-mark.ts';
import { toTextBlock } from '#engine/composing/typst/marks/text-block.ts';
import { writePlainly } from '#engine/pedagogy/language/plain-math.ts';
import { toTypstMath } from './formula.ts';

/** What is drawn for one element, in order from the back to the front. */
export function elementMarks(given: Drawn, context: MarkContext): Mark[] {
  const element = withWords(given);
  switch (element.kind) {
    case 'shape':
      return shapeMarks(element, context);
    case 'line':
      return strokeMarks(element, context);
    case 'path':
      return asFigure(pathMarks(element, context), element);
    case 'picture':
      return [pictureMark(element, context)];
    case 'icon':
      return [iconMark(element, context)];
    case 'table':
      return [tableMark(element, context)];
    case 'chart':
      return [chartMark(element, context)];
    case 'formula':
      return [formulaMark(element, context)];
  }
}

/** PDF/UA refuses a figure without words: one that nobody described is told by its name. */
function withWords(element: Drawn): Drawn {
  if (element.kind === 'line' || element.alt === null || element.alt.trim() !== '') return element;
  const named = element.kind === 'formula' ? element.latex : element.name;
  return { ...element, alt: named.trim() || 'Figura' };
}

function shapeMarks(shape: DrawnShape, context: MarkContext): Mark[] {
  const { fill, line, rotation = 0, alt, text } = shape;
  const area = toArea(shape.box);
  const isSeen = fill !== null || line !== null;
  // An arc is a stroke, whatever it is filled with in Office.
  const outline = isSeen ? drawPath(outlineOf(shape, area), { fill, line }, context) : [];
  const marks: Mark[] = text ? [...outline, textMark(shape, text, context)] : outline;
  if (marks.length === 0) return [];
  const needsGroup = rotation !== 0 || (alt !== null && !text);
  return needsGroup ? [{ kind: 'group', ...area, alt: text ? null : alt, rotation, marks }] : marks;
}

function textMark(
  { box, placeholder, leadsTo }: DrawnShape,
  { paragraphs, style, insetIn: { l, t, r, b } }: NonNullable<DrawnShape['text']>,
  context: MarkContext,
): TextMark {
  const link = (paragraph: Paragraph): Paragraph => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => ({ ...run, link: { slideId: leadsTo ?? '' } })),
  });
  const area = toArea({
    x: box.x + l,
    y: box.y + t,
    w: Math.max(0, box.w - l - r),
    h: Math.max(0, box.h - t - b),
  });
  return {
    kind: 'text',
    ...area,
    ...toTextBlock(leadsTo === undefined ? paragraphs : paragraphs.map(link), style, area.w, context),
    anchor: style.anchor,
    // Screen readers have no use for a heading without a letter, and PDF/UA refuses it.
    isTitle: placeholder?.type === 'title' && paragraphs.some(hasLetters),
  };
}

function pathMarks(path: DrawnPath, context: MarkContext): PathMark[] {
  const [dx, dy] = [path.box.x, path.box.y];
  const at = (x: number, y: number) => [toPoints(dx + x), toPoints(dy + y)] as const;
  const steps = path.steps.map((step): PathStep => {
    if (step.to === 'close') return ['z'];
    if (step.to === 'curve') {
      return ['c', ...at(step.x1, step.y1), ...at(step.x2, step.y2), ...at(step.x, step.y)];
    }
    return [step.to === 'move' ? 'm' : 'l', ...at(step.x, step.y)];
  });
  return drawPath(steps, path, context);
}

const drawPath = (
  steps: PathStep[],
  { fill, line }: Pick<DrawnShape, 'fill' | 'line'>,
  context: MarkContext,
): PathMark[] => {
  const stroke = toStroke(line, context);
  return withHeads({ kind: 'path', steps, fill: fill && toPaint(fill, context), stroke }, line, context);
};

const asFigure = (marks: Mark[], { alt, box }: { alt: string | null; box: Area }): Mark[] =>
  alt === null ? marks : [{ kind: 'group', ...toArea(box), alt, rotation: 0, marks }];

const iconMark = ({ box, icon, colour, alt }: DrawnIcon, context: MarkContext): Mark => ({
  kind: 'picture',
  ...toArea(box),
  path: context.files.addIcon(icon, {
    hex: toHex(colour, context.theme.scheme),
    opacity: resolveColour(colour, context.theme.scheme).opacity,
  }),
  alt,
});

/** In the place of a picture that cannot be shown stands what it would have shown. */
function pictureMark({ box, picture, alt }: DrawnPicture, context: MarkContext): Mark {
  const path = context.files.addPicture(picture);
  return path === null
    ? plainText(alt, box, { sizePt: 16, colour: 'dk1' }, context)
    : { kind: 'picture', ...toArea(box), path, alt };
}

/** What cannot be set as a formula is written on one line, or said in words where that cannot be either. */
function formulaMark({ box, latex, sizePt, colour, alt }: DrawnFormula, context: MarkContext): Mark {
  const source = toTypstMath(latex);
  const fill = toPaint(colour, context);
  if (source !== null) return { kind: 'formula', ...toArea(box), source, size: sizePt, fill, alt };
  return plainText(writePlainly(latex) ?? alt, box, { sizePt, colour }, context);
}

function plainText(
  text: string,
  box: Area,
  { sizePt, colour }: { sizePt: number; colour: Colour },
  context: MarkContext,
): TextMark {
  const area = toArea(box);
  const look = { font: 'minor', isBold: false, align: 'center', anchor: 'middle', lineHeight: 1.2 } as const;
  const block = toTextBlock([{ runs: [{ text }] }], { ...look, sizePt, colour }, area.w, context);
  return { kind: 'text', ...area, ...block, anchor: 'middle', isTitle: false };
}

const hasLetters = ({ runs }: Paragraph): boolean => runs.some(({ text }) => /\S/.test(text));
