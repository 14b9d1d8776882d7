import { type Colour, resolveColour } from '#engine/composing/drawing/colours.ts';
import type { DrawnDeck, FontRole, Line } from '#engine/composing/drawing/drawn.ts';
import type { DocumentFiles } from './document-files.ts';

/**
 * What the template draws, in this order: lengths in points, places from the slide's corner, colours `#rrggbbaa`. It
 * decides nothing: whatever a geometry, a chart or an anchor means is worked out before.
 */
export type Mark = PathMark | TextMark | TableMark | PictureMark | FormulaMark | GroupMark;

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type PathStep =
  | ['m' | 'l', x: number, y: number]
  | ['c', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | ['z'];
export interface Stroke {
  colour: string;
  width: number;
  isDashed: boolean;
}
/** Decoration to a screen reader, where no group around it has an `alt`. */
export interface PathMark {
  kind: 'path';
  steps: PathStep[];
  fill: string | null;
  stroke: Stroke | null;
}

export interface RunMark {
  /** Long words carry places to break as U+200B. */
  text: string;
  font: FontRole;
  size: number;
  isBold: boolean;
  isItalic: boolean;
  fill: string;
  baseline: 'sub' | 'super' | null;
  link: { slide: string } | { url: string } | null;
}
export interface ParagraphMark {
  /** From the baseline to the top and bottom of a line: together the distance of lines. */
  top: number;
  bottom: number;
  after: number;
  bullet: { hang: number; size: number; fill: string } | null;
  runs: RunMark[];
}
export interface TextBlock {
  align: 'left' | 'center' | 'right';
  /** Runs of paragraphs with a mark are one list to a screen reader. */
  parts: { isList: boolean; paragraphs: ParagraphMark[] }[];
}
export interface TextMark extends Area, TextBlock {
  kind: 'text';
  anchor: 'top' | 'middle' | 'bottom';
  isTitle: boolean;
}
export interface TableMark extends Area {
  kind: 'table';
  columns: number[];
  rows: number[];
  hasHeader: boolean;
  anchor: TextMark['anchor'];
  cells: (TextBlock & { fill: string | null })[][];
  /** Under which row, counted from 1. */
  rules: { below: number; stroke: Stroke }[];
  inset: { x: number; y: number };
}
/** `path` names one of the job's files; without `alt` it is decoration. */
export interface PictureMark extends Area {
  kind: 'picture';
  path: string;
  alt: string | null;
}
/** `source` is Typst's own mathematics, tried before. */
export interface FormulaMark extends Area {
  kind: 'formula';
  source: string;
  size: number;
  fill: string;
  alt: string;
}
/** Several marks as one figure, turned clockwise about the middle of its area. */
export interface GroupMark extends Area {
  kind: 'group';
  alt: string | null;
  rotation: number;
  marks: Mark[];
}

/** What every mark of a deck is drawn with. */
export interface MarkContext {
  theme: DrawnDeck['theme'];
  /** Slides that a press can lead to. */
  slideIds: ReadonlySet<string>;
  files: DocumentFiles;
}

const POINTS = 72;
export const toPoints = (inches: number): number => inches * POINTS;
export const toArea = ({ x, y, w, h }: Area): Area => ({
  x: toPoints(x),
  y: toPoints(y),
  w: toPoints(w),
  h: toPoints(h),
});

export function toPaint(colour: Colour, { theme }: MarkContext): string {
  const { rgb, opacity } = resolveColour(colour, theme.scheme);
  const parts = [...rgb, Math.round(opacity * 255)];
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export const toStroke = (line: Line | null, context: MarkContext): Stroke | null =>
  line && { colour: toPaint(line.colour, context), width: line.widthPt, isDashed: line.isDashed === true };
