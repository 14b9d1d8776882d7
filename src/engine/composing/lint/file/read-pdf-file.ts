import {
  guardPdfium,
  type OpenDocument,
  openDocument,
  readUtf16,
} from '#engine/reading/pdf/library/open-document.ts';
import { MAX_CHARACTERS, MAX_PAGE_OBJECTS, MAX_PAGES } from '#engine/reading/pdf/pdf-limits.ts';
import { readPage, SCRATCH_BYTES } from '#engine/reading/pdf/read-page.ts';
import { readMetadataTitle } from '#engine/reading/pdf/structure/choose-title.ts';
import { readOutline } from '#engine/reading/pdf/structure/read-outline.ts';
import { readStructureTags } from '#engine/reading/pdf/structure/read-structure-tags.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { judgeAddress } from './read-targets.ts';

export interface PageFacts {
  /** From 1. */
  number: number;
  /** In points, as it is shown. */
  width: number;
  height: number;
  /** Letters by their size in points. */
  letters: Map<number, number>;
  /** Letters that nobody sees for they stand beside the page. */
  lettersOutside: number;
  isEmpty: boolean;
  /** Figures that the tags name and do not describe. */
  undescribed: number;
  /** pt-BR, what is wrong with a link. */
  badLinks: string[];
}

/** What a PDF says of itself, as a file. */
export interface PdfFile {
  pageCount: number;
  pages: PageFacts[];
  title: string | null;
  language: string;
  isTagged: boolean;
  outline: { title: string; page: number }[];
  /** Fonts that are named and not brought along. */
  absentFonts: string[];
}

/** @throws ReadingProblem as `readPdf` does */
export async function readPdfFile(bytes: Uint8Array): Promise<PdfFile> {
  const document = await openDocument(bytes);
  try {
    return guardPdfium(document.pdfium, () => readAll(document));
  } finally {
    document.close();
  }
}

function readAll(document: OpenDocument): PdfFile {
  const { pdfium, pointer, pageCount } = document;
  const { calls } = pdfium;
  const scratch = calls.malloc(SCRATCH_BYTES);
  const fonts = new Map<number, string | null>();
  const pages: PageFacts[] = [];
  let characters = 0;
  try {
    for (let number = 1; number <= Math.min(pageCount, MAX_PAGES); number++) {
      const content = readPage(document, number, scratch);
      const page = content === null ? 0 : calls.FPDF_LoadPage(pointer, number - 1);
      if (content === null || page === 0) continue;
      characters += content.signCount;
      if (characters > MAX_CHARACTERS) throw new ReadingProblem('too_large');
      const { width, height, lines, drawing, lettersOutside } = content;
      const letters = new Map<number, number>();
      for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length);
      try {
        collectFonts(document, page, scratch, fonts);
        pages.push({
          ...{ number, width, height, letters, lettersOutside },
          isEmpty: lines.length === 0 && drawing.pictureCount === 0 && drawing.pathSegments === 0,
          undescribed: readStructureTags(pdfium, page).undescribed,
          badLinks: findBadLinks(document, page, scratch),
        });
      } finally {
        calls.FPDF_ClosePage(page);
      }
    }
  } finally {
    calls.free(scratch);
  }
  return {
    ...{ pageCount, pages, title: readMetadataTitle(document) },
    language: readUtf16(pdfium, (at, size) => calls.FPDFCatalog_GetLanguage(pointer, at, size)),
    isTagged: calls.FPDFCatalog_IsTagged(pointer) !== 0,
    outline: readOutline(document),
    absentFonts: [...new Set(fonts.values())].filter((name) => name !== null),
  };
}

const TEXT = 1;
const FORM = 5;
const MAX_DEPTH = 5;

/** Fonts by the library's pointer: the name of one that is not in the file, null of one that is. */
function collectFonts(
  { pdfium }: OpenDocument,
  page: number,
  scratch: number,
  fonts: Map<number, string | null>,
): void {
  const { calls } = pdfium;
  let seen = 0;
  const visit = (object: number, depth: number) => {
    seen += 1;
    const type = calls.FPDFPageObj_GetType(object);
    if (type === FORM && depth < MAX_DEPTH) {
      const count = calls.FPDFFormObj_CountObjects(object);
      for (let at = 0; at < count && seen < MAX_PAGE_OBJECTS; at++)
        visit(calls.FPDFFormObj_GetObject(object, at), depth + 1);
    }
    if (type !== TEXT) return;
    const font = calls.FPDFTextObj_GetFont(object);
    if (font === 0 || fonts.has(font)) return;
    if (calls.FPDFFont_GetIsEmbedded(font) === 1) {
      fonts.set(font, null);
      return;
    }
    const length = Math.min(calls.FPDFFont_GetBaseFontName(font, scratch, SCRATCH_BYTES), SCRATCH_BYTES);
    fonts.set(
      font,
      Buffer.from(pdfium.bytes().subarray(scratch, scratch + Math.max(0, length - 1))).toString('utf8'),
    );
  };
  const count = calls.FPDFPage_CountObjects(page);
  for (let at = 0; at < count && seen < MAX_PAGE_OBJECTS; at++) visit(calls.FPDFPage_GetObject(page, at), 0);
}

const MOST_LINKS = 2_000;
const GO_TO = 1;
const ADDRESS = 3;
/** Another file, a program, a file within. */
const ELSEWHERE = new Set([2, 4, 5]);

/** What is wrong with the links of a page. Nothing is followed. */
function findBadLinks({ pdfium, pointer }: OpenDocument, page: number, scratch: number): string[] {
  const { calls } = pdfium;
  const bad: string[] = [];
  pdfium.view().setInt32(scratch, 0, true);
  for (let count = 0; count < MOST_LINKS; count++) {
    if (calls.FPDFLink_Enumerate(page, scratch, scratch + 4) === 0) break;
    const link = pdfium.view().getUint32(scratch + 4, true);
    const place = calls.FPDFLink_GetDest(pointer, link);
    const action = place === 0 ? calls.FPDFLink_GetAction(link) : 0;
    const type = action === 0 ? 0 : calls.FPDFAction_GetType(action);
    const target = type === GO_TO ? calls.FPDFAction_GetDest(pointer, action) : place;
    if (type === ADDRESS) bad.push(...judged(readAddress(pdfium, pointer, action)));
    else if (ELSEWHERE.has(type)) bad.push('Um link leva a um arquivo de outro computador.');
    // The library says nothing of actions such as "next page": they lead somewhere.
    else if (action !== 0 && type !== GO_TO) continue;
    else if (target === 0 || calls.FPDFDest_GetDestPageIndex(pointer, target) < 0)
      bad.push('Um link não leva a lugar nenhum.');
  }
  return bad;
}

function judged(address: string): string[] {
  const wrong = judgeAddress(address);
  return wrong === null ? [] : [wrong];
}

const MOST_ADDRESS_BYTES = 4_096;

function readAddress(pdfium: OpenDocument['pdfium'], pointer: number, action: number): string {
  const { calls } = pdfium;
  const needed = calls.FPDFAction_GetURIPath(pointer, action, 0, 0);
  if (needed <= 1 || needed > MOST_ADDRESS_BYTES) return '';
  const at = calls.malloc(needed);
  if (at === 0) return '';
  try {
    calls.FPDFAction_GetURIPath(pointer, action, at, needed);
    return Buffer.from(pdfium.bytes().subarray(at, at + needed - 1)).toString('utf8');
  } finally {
    calls.free(at);
  }
}
