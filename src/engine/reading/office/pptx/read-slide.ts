import { joinInline, withEquations } from '#engine/reading/office/inline-text.ts';
import type { OfficePackage } from '#engine/reading/office/open-office-package.ts';
import { findRelationship } from '#engine/reading/office/relationships.ts';
import { findPath, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { assembleParagraphs } from './assemble-paragraphs.ts';
import { collectShapes } from './collect-shapes.ts';
import { guessSlideTitle, type SlideText } from './guess-slide-title.ts';
import { orderShapes } from './order-shapes.ts';
import { readShapeObjects } from './read-slide-shape.ts';
import { readSpeakerNotes } from './read-speaker-notes.ts';
import { readTextBody } from './read-text-body.ts';
import { isTitle, type SlideTemplate } from './slide-template.ts';

/** Placeholders that carry the furniture of the deck. */
const FURNITURE = new Set(['sldNum', 'dt', 'ftr', 'hdr']);

interface SlideSurroundings {
  office: OfficePackage;
  part: string;
  template: SlideTemplate;
  /** In English metric units. */
  slideHeight: number;
  isCover: boolean;
}

/** One slide as blocks: its title first, then what it shows in visual order, then what the speaker says. */
export function readSlide(slide: XmlElement, surroundings: SlideSurroundings): DraftBlock[] {
  const { office, part, template } = surroundings;
  const relationships = office.readRelationships(part);
  const tree = findPath(slide, 'p:cSld', 'p:spTree');
  const shapes = orderShapes(tree ? collectShapes(tree, template) : []);
  const texts = shapes
    .filter(({ placeholder }) => !placeholder || !FURNITURE.has(placeholder.type))
    .map((shape): SlideText => ({ shape, paragraphs: readTextBody(shape, template) }));
  const title = findTitle(texts, surroundings);
  const content = texts.flatMap((text) => {
    const paragraphs = title?.text === text ? text.paragraphs.slice(title.count) : text.paragraphs;
    return [...readShapeObjects(text.shape, office, relationships), ...assembleParagraphs(paragraphs)];
  });
  const notes = findRelationship(relationships, 'notesSlide');
  const notesPage = notes ? office.readXml(notes.target) : null;
  return [...(title ? [title.heading] : []), ...content, ...(notesPage ? readSpeakerNotes(notesPage) : [])];
}

function findTitle(texts: SlideText[], { slideHeight, isCover }: SlideSurroundings) {
  const withText = texts.filter(({ paragraphs }) => paragraphs.length > 0);
  const named = withText.find(({ shape }) => isTitle(shape.placeholder));
  const guessed = named ? null : guessSlideTitle(withText, slideHeight, isCover);
  const text = named ?? guessed?.text;
  if (!text) return null;
  const count = guessed?.count ?? text.paragraphs.length;
  const { text: words, equations } = joinInline(text.paragraphs.slice(0, count));
  const heading: DraftBlock = { type: 'heading', level: 1, text: words, ...withEquations(equations) };
  return { text, count, heading: guessed ? { ...heading, isGuessed: true as const } : heading };
}
