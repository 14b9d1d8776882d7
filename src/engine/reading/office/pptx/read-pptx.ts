import { openOfficeFile } from '#engine/reading/office/identify-office-package.ts';
import { joinInline, withEquations } from '#engine/reading/office/inline-text.ts';
import type { OfficePackage } from '#engine/reading/office/open-office-package.ts';
import { readCoreTitle } from '#engine/reading/office/read-core-title.ts';
import { findRelationship } from '#engine/reading/office/relationships.ts';
import {
  findChild,
  findPath,
  numberAttribute,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { DraftBlock, DraftDocument, ReadingWarning } from '#engine/reading/source-document.ts';
import { collectShapes, orderShapes } from './collect-shapes.ts';
import { findLabels } from './find-labels.ts';
import { findBanners, guessSlideTitle, type SlideText } from './guess-slide-title.ts';
import { namePanels } from './name-panels.ts';
import { readArrows } from './read-arrows.ts';
import { assembleParagraphs, readSpeakerNotes, readTextBody } from './read-text-body.ts';
import { listSlideParts, rememberTemplates } from './slide-parts.ts';
import { readShapeObjects } from './slide-shape.ts';
import { isTitle, type SlideTemplate } from './slide-template.ts';
import { type Flow, tellFlow } from './tell-flow.ts';

/** The height of a 4:3 slide, for a file that names none. */
const DEFAULT_HEIGHT = 6_858_000;

/**
 * Reads a PowerPoint presentation slide by slide, hidden ones included, in the order it is shown.
 * Rejects with a `ReadingProblem` as `identifyOfficePackage` and `parseXml` do.
 */
export async function readPptx(bytes: Uint8Array): Promise<DraftDocument> {
  const office = openOfficeFile(bytes);
  if (office.kind !== 'pptx') throw new ReadingProblem('unsupported_type');
  const presentation = office.readXml(office.mainPart);
  if (presentation?.name !== 'p:presentation') throw new ReadingProblem('broken');
  const slides = listSlideParts(office, presentation);
  const slideHeight = numberAttribute(findChild(presentation, 'p:sldSz'), 'cy') ?? DEFAULT_HEIGHT;
  const findTemplate = rememberTemplates(office, presentation);
  const warnings: ReadingWarning[] = [];
  const read = slides.map((part, index): ReadSlide => {
    const slide = part === null ? null : office.readXml(part);
    if (part === null || slide === null) {
      warnings.push({ code: 'partial', message: `O slide ${index + 1} não está no arquivo e não foi lido.` });
      return { title: null, blocks: [], blocksBelowBanner: null };
    }
    const template = findTemplate(part);
    return readSlide(slide, { office, part, template, slideHeight, isCover: index === 0 });
  });
  const banners = findBanners(read.map(({ title }) => title));
  const blocks = read.flatMap(({ title, blocks: own, blocksBelowBanner }, index) => {
    const isBelowBanner = title !== null && banners.has(title);
    return ((isBelowBanner ? blocksBelowBanner : null) ?? own).map((block) => ({
      ...block,
      slide: index + 1,
    }));
  });
  return {
    kind: 'pptx',
    title: findTitle(blocks, office),
    pages: null,
    slides: slides.length,
    blocks,
    pagesWithoutText: [],
    warnings,
  };
}

/** The title of the cover where the file marks it as such, else the file's own, else the guessed one. */
function findTitle(blocks: DraftBlock[], office: OfficePackage): string | null {
  const cover = blocks.find((block) => block.type === 'heading' && block.slide === 1);
  if (cover?.type !== 'heading') return readCoreTitle(office);
  return cover.isGuessed ? (readCoreTitle(office) ?? cover.text) : cover.text;
}

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

interface ReadSlide {
  /** As the file names it; null where it names none. */
  title: string | null;
  blocks: DraftBlock[];
  /** The same where the title turns out to be a banner; null where nothing below it could be the title. */
  blocksBelowBanner: DraftBlock[] | null;
}

/** One slide as blocks: its title first, then what it shows in visual order, then what the speaker says. */
function readSlide(slide: XmlElement, surroundings: SlideSurroundings): ReadSlide {
  const { office, part, template } = surroundings;
  const relationships = office.readRelationships(part);
  const tree = findPath(slide, 'p:cSld', 'p:spTree');
  const shapes = orderShapes(tree ? collectShapes(tree, template) : []);
  const all = namePanels(
    shapes
      .filter(({ placeholder }) => !placeholder || !FURNITURE.has(placeholder.type))
      .map((shape): SlideText => ({ shape, paragraphs: readTextBody(shape, template) })),
  );
  const isTitled = (text: SlideText): boolean => isTitle(text.shape.placeholder);
  const flow = tree
    ? tellFlow(
        all.filter((text) => !isTitled(text)),
        readArrows(tree),
      )
    : null;
  // Its boxes are told by their arrows.
  const texts = all.map((text) => (flow?.texts.has(text) ? { ...text, paragraphs: [] } : text));
  const title = findSlideTitle(texts, surroundings);
  const isNamed = title !== null && title.heading.isGuessed === undefined;
  const below = isNamed ? findTitleBelow(texts, title.text, surroundings) : null;
  const objects = texts.map(({ shape }) => readShapeObjects(shape, office, relationships));
  const notes = findRelationship(relationships, 'notesSlide');
  const notesPage = notes ? office.readXml(notes.target) : null;
  const spoken = notesPage ? readSpeakerNotes(notesPage) : [];
  const assemble = (titles: SlideTitle[]): DraftBlock[] => {
    const labels = findLabels(texts.filter((text) => !titles.some((title) => title.text === text)));
    return [
      ...titles.map(({ heading }) => heading),
      ...(flow === null ? [] : writeFlow(flow, titles.length === 0)),
      ...texts.flatMap((text, index) => {
        const named = labels.find((one) => one.text === text);
        if (named === undefined && labels.some(({ label }) => label === text)) return objects[index] ?? [];
        const used = titles.find((one) => one.text === text)?.count ?? (named?.label === text ? 1 : 0);
        return [
          ...(objects[index] ?? []),
          ...(named === undefined ? [] : [makeTitle(named.label, 1, OF_A_TEXT).heading]),
          ...assembleParagraphs(text.paragraphs.slice(used)),
        ];
      }),
      ...spoken,
    ];
  };
  return {
    title: isNamed ? title.heading.text : null,
    blocks: assemble(title ? [title] : []),
    blocksBelowBanner: title && below ? assemble([title, below]) : null,
  };
}

function writeFlow({ name, ways }: Flow, isNameless: boolean): DraftBlock[] {
  return [
    ...(isNameless ? [{ type: 'heading', level: 1, text: name, isGuessed: true } as const] : []),
    { type: 'list', isOrdered: false, items: ways.map((text) => ({ text, level: 0 })) },
  ];
}

/** The name of one text stands below the title and what is below a banner. */
const OF_A_TEXT = { level: 3 } as const;

interface SlideTitle {
  text: SlideText;
  /** Its first paragraphs, so many of them, are the title. */
  count: number;
  heading: Extract<DraftBlock, { type: 'heading' }>;
}

function findSlideTitle(texts: SlideText[], { slideHeight, isCover }: SlideSurroundings): SlideTitle | null {
  const withText = texts.filter(({ paragraphs }) => paragraphs.length > 0);
  const named = withText.find(({ shape }) => isTitle(shape.placeholder));
  if (named) return makeTitle(named, named.paragraphs.length, { level: 1 });
  const guessed = guessSlideTitle(withText, slideHeight, isCover);
  return guessed && makeTitle(guessed.text, guessed.count, { level: 1, isGuessed: true });
}

/** Under a banner with the name of the course stands what the slide is about. */
function findTitleBelow(
  texts: SlideText[],
  banner: SlideText,
  { slideHeight }: SlideSurroundings,
): SlideTitle | null {
  const others = texts.filter((text) => text !== banner && text.paragraphs.length > 0);
  const guessed = guessSlideTitle(others, slideHeight, false);
  return guessed && makeTitle(guessed.text, guessed.count, { level: 2, isGuessed: true });
}

function makeTitle(text: SlideText, count: number, look: { level: number; isGuessed?: true }): SlideTitle {
  const { text: words, equations } = joinInline(text.paragraphs.slice(0, count));
  return { text, count, heading: { type: 'heading', ...look, text: words, ...withEquations(equations) } };
}
