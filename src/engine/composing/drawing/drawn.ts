import type { BlockOf, Picture } from '#shared/composition/blocks.ts';
import type { LayoutName } from '#shared/composition/deck.ts';
import type { ThemeName } from '#shared/composition/themes.ts';
import type { Colour, Scheme } from './colours.ts';

/**
 * A deck as it is drawn: boxes in inches on a slide of 13.333 × 7.5, colours of the theme's scheme. PPTX, PDF and
 * preview are written from this alone, so that they agree; nothing after it decides where something stands.
 */
export const SLIDE_WIDTH_IN = 40 / 3;
export const SLIDE_HEIGHT_IN = 7.5;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** `major` sets titles and big numbers, `minor` text, `mono` code. */
export type FontRole = 'major' | 'minor' | 'mono';

export interface TextStyle {
  font: FontRole;
  sizePt: number;
  isBold: boolean;
  colour: Colour;
  align: 'left' | 'center' | 'right';
  anchor: 'top' | 'middle' | 'bottom';
  /** Distance of lines as a share of the size: 1.2 × 0.98 for a title of Quadro. */
  lineHeight: number;
}

export interface TextRun {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  colour?: Colour;
  sizePt?: number;
  font?: FontRole;
  baseline?: 'sub' | 'super';
  /** Where a press leads: a slide by its id, or an address of the web. */
  link?: { slideId: string } | { url: string };
}

/** Its lines are as far apart as the largest of its runs asks. */
export interface Paragraph {
  runs: TextRun[];
  /** A mark in front, hanging. */
  isBullet?: boolean;
  spaceAfterPt?: number;
}

export interface Line {
  colour: Colour;
  widthPt: number;
  isDashed?: boolean;
  /** At which end an arrow head stands. */
  arrow?: 'end' | 'both';
}

/** What a placeholder of a layout is for; `idx` is unique in its layout, 0 for the title. */
export interface Placeholder {
  type: 'title' | 'subTitle' | 'body' | 'sldNum';
  idx: number;
}

interface Common {
  /** Unique on its slide, said by the selection pane: `Título`, `Passo 2`. */
  name: string;
  box: Box;
}

/** A shape, with text or without. Without `geometry` it is a text box. */
export interface DrawnShape extends Common {
  kind: 'shape';
  geometry:
    | 'rect'
    | 'roundRect'
    | 'ellipse'
    | 'chevron'
    | 'homePlate'
    | 'triangle'
    | 'pie'
    | 'arc'
    | 'rightArrow';
  /** Share of the shorter side that a corner of `roundRect` or the point of a chevron takes. */
  adjust?: number;
  /** Where `pie` and `arc` begin and end: degrees clockwise from three o'clock; the top right quarter (270 to 0) where absent. */
  angles?: [from: number, to: number];
  /** Degrees clockwise about the middle of the box. */
  rotation?: number;
  fill: Colour | null;
  line: Line | null;
  text: {
    paragraphs: Paragraph[];
    style: TextStyle;
    insetIn: { l: number; t: number; r: number; b: number };
  } | null;
  placeholder: Placeholder | null;
  /** The slide that a press anywhere on it leads to, by its id. */
  leadsTo?: string;
  /** Null for decoration, which screen readers pass over; text speaks for itself. */
  alt: string | null;
}
/** From corner to corner of its box, or along `points` (inches on the slide). */
export interface DrawnLine extends Common {
  kind: 'line';
  points: { x: number; y: number }[];
  line: Line;
}
/** A path of our own in an SVG-like form, coordinates in inches from the box's corner. */
export interface DrawnPath extends Common {
  kind: 'path';
  steps: (
    | { to: 'move' | 'line'; x: number; y: number }
    | { to: 'curve'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { to: 'close' }
  )[];
  fill: Colour | null;
  line: Line | null;
  alt: string | null;
}
export interface DrawnPicture extends Common {
  kind: 'picture';
  /** Key of a picture in the deck. */
  picture: string;
  alt: string;
}
/** An icon of the set, in one colour. */
export interface DrawnIcon extends Common {
  kind: 'icon';
  icon: string;
  colour: Colour;
  alt: string | null;
}
export interface TableCell {
  paragraphs: Paragraph[];
  align: 'left' | 'right' | 'center';
  isBold?: boolean;
  fill?: Colour;
  colour?: Colour;
}
export interface DrawnTable extends Common {
  kind: 'table';
  columnWidthsIn: number[];
  rowHeightsIn: number[];
  /** Row by row; the first is the head where `hasHeader`. */
  cells: TableCell[][];
  hasHeader: boolean;
  style: TextStyle;
  /** Between rows and under the head. */
  rules: { head: Line | null; row: Line | null };
  /** Left and right, top and bottom room in a cell. */
  cellInsetIn: { x: number; y: number };
  alt: string;
}
export interface DrawnChart extends Common {
  kind: 'chart';
  chart: BlockOf<'chart'>;
  /** Written, so that all views scale alike. */
  axisMax: number;
  colours: { usual: Colour; highlight: Colour; series: Colour[] };
  style: TextStyle;
  /** Share of a category's width left free, per cent. */
  gapPercent: number;
  alt: string;
}
export interface DrawnFormula extends Common {
  kind: 'formula';
  latex: string;
  sizePt: number;
  colour: Colour;
  alt: string;
}

/** Under which a picture of a formula is known: alike formulas of one shape share it. */
export const formulaKey = ({ latex, sizePt, colour, box: { w, h } }: DrawnFormula): string =>
  JSON.stringify([latex, sizePt, colour, w, h]);

export type Drawn =
  | DrawnShape
  | DrawnLine
  | DrawnPath
  | DrawnPicture
  | DrawnIcon
  | DrawnTable
  | DrawnChart
  | DrawnFormula;

/** What a slide of a layout stands on: drawn once, changed in one place by whoever opens the file. */
export interface DrawnLayout {
  /** `LayoutName`, with a mark behind where a layout has kinds: `section-2` for the second colour. */
  id: string;
  /** pt-BR, as the layout menu shows it. */
  label: string;
  background: Colour;
  /** Bars, strokes, panels: not selectable on a slide. */
  furniture: Drawn[];
  /** Empty placeholders with their prompt as text. */
  placeholders: DrawnShape[];
}

export interface DrawnSlide {
  id: string;
  layout: LayoutName;
  /** Id of a DrawnLayout. */
  layoutId: string;
  title: string;
  /** In reading order: title, text, figure, caption, source, number. Placeholders name one of their layout. */
  elements: Drawn[];
  notes: string;
  /** A fade in front of section openers. */
  hasTransition: boolean;
}

export interface DrawnDeck {
  title: string;
  author: string | null;
  theme: { name: ThemeName; label: string; fonts: Record<FontRole, string>; scheme: Scheme };
  layouts: DrawnLayout[];
  slides: DrawnSlide[];
  /** Runs of slides under a name, all slides in order. */
  sections: { title: string; slideIds: string[] }[];
  pictures: Picture[];
}
