import type { Pdfium } from '#engine/reading/pdf/library/load-pdfium.ts';
import { readUtf16 } from '#engine/reading/pdf/library/open-document.ts';
import type { StructureTags, TaggedPart } from '#engine/reading/pdf/page-content.ts';

const MAX_ELEMENTS = 5_000;
const MAX_DEPTH = 40;

/** Reads heading levels, paragraphs and alternative texts of a tagged PDF; empty for an untagged one. */
export function readStructureTags(pdfium: Pdfium, page: number): StructureTags {
  const tags: StructureTags = {
    headingLevels: new Map(),
    parts: new Map(),
    altTexts: new Map(),
    undescribed: 0,
  };
  const { calls } = pdfium;
  const tree = calls.FPDF_StructTree_GetForPage(page);
  if (tree === 0) return tags;
  try {
    const walk = { pdfium, tags, left: MAX_ELEMENTS };
    const count = calls.FPDF_StructTree_CountChildren(tree);
    for (let index = 0; index < count && walk.left > 0; index++) {
      visit(walk, calls.FPDF_StructTree_GetChildAtIndex(tree, index), { level: 0, alt: '', part: null }, 0);
    }
  } finally {
    calls.FPDF_StructTree_Close(tree);
  }
  return tags;
}

interface Walk {
  pdfium: Pdfium;
  tags: StructureTags;
  left: number;
}

interface Inherited {
  level: number;
  alt: string;
  part: TaggedPart | null;
}

function visit(walk: Walk, element: number, inherited: Inherited, depth: number): void {
  if (element === 0 || depth > MAX_DEPTH || walk.left-- <= 0) return;
  const { calls } = walk.pdfium;
  const type = readUtf16(walk.pdfium, (at, size) => calls.FPDF_StructElement_GetType(element, at, size));
  const level = levelOf(type) || inherited.level;
  const alt =
    type === 'Figure'
      ? readUtf16(walk.pdfium, (at, size) => calls.FPDF_StructElement_GetAltText(element, at, size)).trim()
      : inherited.alt;
  if (type === 'Figure' && alt === '') walk.tags.undescribed++;
  const part = partOf(type, walk.left, inherited.part);
  const mark = (id: number) => {
    if (id < 0) return;
    if (level > 0) walk.tags.headingLevels.set(id, level);
    if (alt !== '') walk.tags.altTexts.set(id, alt);
    if (part !== null) walk.tags.parts.set(id, part);
  };
  const ownMarks = calls.FPDF_StructElement_GetMarkedContentIdCount(element);
  for (let index = 0; index < ownMarks; index++) {
    mark(calls.FPDF_StructElement_GetMarkedContentIdAtIndex(element, index));
  }
  const children = calls.FPDF_StructElement_CountChildren(element);
  for (let index = 0; index < children && walk.left > 0; index++) {
    mark(calls.FPDF_StructElement_GetChildMarkedContentID(element, index));
    visit(walk, calls.FPDF_StructElement_GetChildAtIndex(element, index), { level, alt, part }, depth + 1);
  }
}

function levelOf(type: string): number {
  if (type === 'Title') return 1;
  const digit = /^H([1-6])?$/.exec(type);
  return digit === null ? 0 : Number(digit[1] ?? 1);
}

const PARAGRAPH = /^(?:P|H[1-6]?|Title|Caption|Quote|BlockQuote|Note)$/;

/**
 * The part that an element opens: a paragraph, or an item with all paragraphs in it; else that which it stands in. A list or
 * table within an item is no part of it.
 * @param id another one for each element of the page
 */
function partOf(type: string, id: number, around: TaggedPart | null): TaggedPart | null {
  if (type === 'L' || type === 'Table') return null;
  if (type === 'LI') return { id, isItem: true };
  return PARAGRAPH.test(type) && !(around?.isItem ?? false) ? { id, isItem: false } : around;
}
