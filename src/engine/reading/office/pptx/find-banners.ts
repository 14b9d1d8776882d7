import { readDrawingParagraph } from '#engine/reading/office/drawing/read-drawing-paragraph.ts';
import { joinInline } from '#engine/reading/office/inline-text.ts';
import {
  findChildren,
  findDescendants,
  findPath,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { isTitle, readPlaceholder } from './slide-template.ts';

const FEWEST_SLIDES = 3;
const LEAST_SHARE = 0.15;

/** Titles that several slides of a deck carry word for word: they name the course, not the slide. */
export function findBanners(slides: readonly (XmlElement | null)[]): Set<string> {
  const counts = new Map<string, number>();
  for (const slide of slides) {
    const title = slide && readTitle(slide);
    if (title) counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const fewest = Math.max(FEWEST_SLIDES, LEAST_SHARE * slides.length);
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([title]) => title));
}

function readTitle(slide: XmlElement): string | null {
  const shapes = findDescendants(findPath(slide, 'p:cSld', 'p:spTree'), 'p:sp');
  const title = shapes.find((shape) => isTitle(readPlaceholder(shape)));
  const paragraphs = findChildren(findPath(title, 'p:txBody'), 'a:p');
  return joinInline(paragraphs.map((paragraph) => readDrawingParagraph(paragraph).finish())).text || null;
}
