import { readDrawingParagraph } from '#engine/reading/office/drawing/read-drawing-paragraph.ts';
import type { InlineText, ReadEquation } from '#engine/reading/office/inline-text.ts';
import {
  findChild,
  findChildren,
  findPath,
  numberAttribute,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { measureRuns } from './measure-runs.ts';
import type { SlideShape } from './slide-shape.ts';
import type { SlideTemplate } from './slide-template.ts';

/** A paragraph of a shape before it is known what block it becomes. */
export interface SlideParagraph extends InlineText {
  /** The equations, when there is nothing else. */
  displayed: ReadEquation[];
  level: number;
  mark: 'bullet' | 'number' | null;
  sizePt: number;
  isBold: boolean;
}

const DEEPEST_LEVEL = 8;
/** Placeholders whose text is a list unless something says otherwise. */
const LIST_PLACEHOLDERS = new Set(['body', 'obj']);

/** The paragraphs with text of a shape, their marks and looks taken over from layout and master where need be. */
export function readTextBody(
  { element, placeholder }: SlideShape,
  template: SlideTemplate,
): SlideParagraph[] {
  const body = findChild(element, 'p:txBody');
  return findChildren(body, 'a:p').flatMap((paragraph): SlideParagraph[] => {
    const writer = readDrawingParagraph(paragraph);
    const { text, equations } = writer.finish();
    if (text === '') return [];
    const own = findChild(paragraph, 'a:pPr');
    const level = Math.min(DEEPEST_LEVEL, Math.max(0, Math.trunc(numberAttribute(own, 'lvl') ?? 0)));
    const inShape = findPath(body, 'a:lstStyle', `a:lvl${level + 1}pPr`);
    const inherited = template.listLevelProperties(placeholder, level);
    const sources = [own, inShape, ...inherited].filter((source) => source !== undefined);
    const isListByKind = placeholder !== null && LIST_PLACEHOLDERS.has(placeholder.type);
    return [
      {
        text,
        equations,
        displayed: writer.isOnlyEquations ? writer.equations : [],
        level,
        mark: findMark(sources) ?? (isListByKind ? 'bullet' : null),
        ...measureRuns(paragraph, sources),
      },
    ].map((read) => ({ ...read, mark: read.mark === 'none' ? null : read.mark }));
  });
}

function findMark(sources: XmlElement[]): 'bullet' | 'number' | 'none' | undefined {
  for (const source of sources) {
    if (findChild(source, 'a:buNone')) return 'none';
    if (findChild(source, 'a:buAutoNum')) return 'number';
    if (findChild(source, 'a:buChar') || findChild(source, 'a:buBlip')) return 'bullet';
  }
  return undefined;
}
