import { join } from 'node:path';
import {
  type DrawnDeck,
  type DrawnSlide,
  type FontRole,
  SLIDE_HEIGHT_IN,
  SLIDE_WIDTH_IN,
} from '#engine/composing/drawing/drawn.ts';
import { FONT_FAMILIES } from '#engine/composing/fonts/font-files.ts';
import { DocumentFiles } from '#engine/composing/typst/marks/document-files.ts';
import { type Mark, type MarkContext, toPaint, toPoints } from '#engine/composing/typst/marks/mark.ts';
import { type Typeset, typeset } from './compile.ts';
import { keepDrawable } from './drawable.ts';
import { elementMarks } from './element-marks.ts';

/** What lies beside a deck: pictures by their key, as PNG, JPEG, GIF or WebP. */
export interface DeckResources {
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** What `deck.typ` takes. */
interface DeckPages {
  title: string;
  author: string | null;
  width: number;
  height: number;
  /** Families by role, the first first: one of the others, the typesetter's own face of mathematics last, stands in for a letter it lacks. */
  fonts: Record<FontRole, string[]>;
  hasLinks: boolean;
  slides: PageData[];
}
interface PageData {
  id: string;
  title: string;
  hasTitle: boolean;
  level: number;
  /** Name of the section that begins here, where no title says it. */
  section: string | null;
  background: string;
  furniture: Mark[];
  marks: Mark[];
}

/**
 * Sets slides of a deck, one page each. Links lead within the slides that are set, so that `slides` other than all have none.
 * @throws TypesetError, Error for an icon or layout that does not exist
 */
export function typesetSlides(
  deck: DrawnDeck,
  { pictures }: DeckResources,
  slides: readonly DrawnSlide[] = deck.slides,
): Typeset {
  const files = new DocumentFiles(pictures);
  const slideIds = new Set(deck.slides.map(({ id }) => id));
  const context: MarkContext = { theme: deck.theme, slideIds, files };
  const data: DeckPages = {
    title: keepDrawable(deck.title) || 'Apresentação',
    author: deck.author,
    width: toPoints(SLIDE_WIDTH_IN),
    height: toPoints(SLIDE_HEIGHT_IN),
    fonts: listFonts(deck.theme.fonts),
    hasLinks: slides === deck.slides,
    slides: slides.map((slide) => toPage(slide, deck, context)),
  };
  return typeset({ template: join(import.meta.dirname, 'deck.typ'), data, files: files.files });
}

function toPage(given: DrawnSlide, deck: DrawnDeck, context: MarkContext): PageData {
  const slide = keepDrawable(given);
  const layout = deck.layouts.find(({ id }) => id === slide.layoutId);
  if (!layout) throw new Error(`no layout ${slide.layoutId}`);
  const marks = slide.elements.flatMap((element) => elementMarks(element, context));
  return {
    id: slide.id,
    title: slide.title.trim() || 'Slide',
    hasTitle: hasTitle(marks),
    ...placeInOutline(slide, deck),
    background: toPaint(layout.background, context),
    furniture: keepDrawable(layout.furniture).flatMap((element) => elementMarks(element, context)),
    marks,
  };
}

const hasTitle = (marks: Mark[]): boolean =>
  marks.some((mark) => (mark.kind === 'text' ? mark.isTitle : mark.kind === 'group' && hasTitle(mark.marks)));

/** Sections over slides; the slide that opens a section under the same title is the section. */
function placeInOutline({ id, title }: DrawnSlide, { sections }: DrawnDeck) {
  const filled = sections.filter(({ slideIds }) => slideIds.length > 0);
  const section = filled.length < 2 ? undefined : filled.find(({ slideIds }) => slideIds.includes(id));
  if (!section) return { level: 1, section: null };
  const isFirst = section.slideIds[0] === id;
  if (isFirst && section.title === title) return { level: 1, section: null };
  return { level: 2, section: isFirst ? keepDrawable(section.title) : null };
}

const MATHS_FACE = 'New Computer Modern Math';

function listFonts(fonts: DrawnDeck['theme']['fonts']): DeckPages['fonts'] {
  const chain = (first: string) => [first, ...FONT_FAMILIES.filter((family) => family !== first), MATHS_FACE];
  return { major: chain(fonts.major), minor: chain(fonts.minor), mono: chain(fonts.mono) };
}
