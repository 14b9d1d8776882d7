import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { DraftBlock, DraftDocument, ReadingWarning } from '#engine/reading/source-document.ts';
import { formatNumber } from '#shared/text/format.ts';
import { dropRepeatedLines } from './cleaning/drop-repeated-lines.ts';
import { findOverlayPages } from './cleaning/find-overlay-pages.ts';
import { groupPictures } from './cleaning/group-pictures.ts';
import { needsRecognition } from './cleaning/needs-recognition.ts';
import { layOutPage } from './lay-out-page.ts';
import { joinDropCaps } from './layout/join-drop-caps.ts';
import { gatherVocabulary } from './layout/mend-hyphens.ts';
import { guardPdfium, type OpenDocument, openDocument } from './library/open-document.ts';
import { measureBodySize, type PdfPage } from './page-content.ts';
import { MAX_CHARACTERS, MAX_IMAGES, MAX_PAGES } from './pdf-limits.ts';
import { readPage, SCRATCH_BYTES } from './read-page.ts';
import { buildBlocks } from './structure/build-blocks.ts';
import { chooseTitle, readMetadataTitle } from './structure/choose-title.ts';
import { judgeHeadings } from './structure/judge-headings.ts';
import { type OutlineEntry, readOutline } from './structure/read-outline.ts';

/**
 * Reads a PDF: text in reading order as headings, paragraphs, lists, tables and pictures, page by page. Links
 * are not followed, scripts and actions not run. Pages that are pictures of text come in `pagesWithoutText`;
 * a file with neither words nor such pages answers no blocks.
 * Of a file with more than `MAX_PAGES` pages the first ones are read, and a warning says so.
 * @throws ReadingProblem `empty`, `encrypted`, `broken`, `too_large`, `unsafe`
 */
export async function readPdf(bytes: Uint8Array): Promise<DraftDocument> {
  const document = await openDocument(bytes);
  try {
    const { pages, outline, metadataTitle, unreadable } = guardPdfium(document.pdfium, () =>
      readAll(document),
    );
    if (pages.length === 0) throw new ReadingProblem('broken');
    const pagesWithoutText = dropNonContent(pages);
    const blocks = composeBlocks(pages, outline);
    return {
      kind: 'pdf',
      title: chooseTitle(metadataTitle, blocks),
      pages: document.pageCount,
      slides: null,
      blocks,
      pagesWithoutText,
      warnings: describePages(pages, unreadable, document.pageCount),
    };
  } finally {
    document.close();
  }
}

interface RawDocument {
  pages: PdfPage[];
  outline: OutlineEntry[];
  metadataTitle: string | null;
  unreadable: number[];
}

function readAll(document: OpenDocument): RawDocument {
  const { calls } = document.pdfium;
  const pages: PdfPage[] = [];
  const unreadable: number[] = [];
  const scratch = calls.malloc(SCRATCH_BYTES);
  let characters = 0;
  try {
    for (let number = 1; number <= Math.min(document.pageCount, MAX_PAGES); number++) {
      const page = readPage(document, number, scratch);
      if (page === null) {
        unreadable.push(number);
        continue;
      }
      pages.push(page);
      characters += page.signCount;
      if (characters > MAX_CHARACTERS) throw new ReadingProblem('too_large');
    }
    return { pages, unreadable, outline: readOutline(document), metadataTitle: readMetadataTitle(document) };
  } finally {
    calls.free(scratch);
  }
}

/** Takes off what is not content; answers the pages whose text is in pictures. The pages are changed in place. */
function dropNonContent(pages: PdfPage[]): number[] {
  dropRepeatedLines(pages, measureBodySize(pages));
  for (const page of pages) {
    // Signs without letters would only spoil what recognition reads off the page.
    if (page.isGarbled) page.lines = [];
  }
  const scanned = pages.filter(needsRecognition).map((page) => page.number);
  const steps = findOverlayPages(pages);
  for (const page of pages) {
    if (!steps.has(page.number)) continue;
    page.lines = [];
    page.turnedTexts = [];
    page.drawing.pictures = [];
  }
  return scanned;
}

function composeBlocks(pages: readonly PdfPage[], outline: readonly OutlineEntry[]): DraftBlock[] {
  const vocabulary = gatherVocabulary(pages.flatMap((page) => page.lines.map((line) => line.text)));
  const pictures = groupPictures(pages);
  const bodySize = measureBodySize(pages);
  let imagesLeft = MAX_IMAGES;
  const laidOut = pages.map((page) => {
    const own = (pictures.get(page.number) ?? []).slice(0, Math.max(0, imagesLeft));
    imagesLeft -= own.length;
    page.lines = joinDropCaps(page.lines, vocabulary);
    return { page, parts: layOutPage(page, own, vocabulary, bodySize) };
  });
  const headings = judgeHeadings(
    laidOut.map(({ page, parts }) => ({
      page: page.number,
      isSlide: page.width > page.height,
      paragraphs: parts.flatMap((part) => (part.type === 'paragraph' ? [part.paragraph] : [])),
    })),
    outline,
    bodySize,
  );
  return laidOut.flatMap(({ page, parts }) => buildBlocks(parts, page, headings));
}

/** A stray white letter or two is a slip of layout, a sentence is a message. */
const MIN_HIDDEN_LETTERS = 15;
const MOST_PAGES_NAMED = 8;

/**
 * What the teacher should know about the reading of these pages.
 * @param pageCount of the file, more than were read where it is too long
 */
function describePages(
  pages: readonly PdfPage[],
  unreadable: readonly number[],
  pageCount: number,
): ReadingWarning[] {
  const warnings: ReadingWarning[] = [];
  if (pageCount > MAX_PAGES) {
    warnings.push({
      code: 'page_cap',
      unread: pageCount - MAX_PAGES,
      message: `O arquivo tem ${formatNumber(pageCount)} páginas. Foram lidas as primeiras ${MAX_PAGES}; o que vem depois não entrou na aula.`,
    });
  }
  const hidden = pages.filter((page) => page.hiddenLetters >= MIN_HIDDEN_LETTERS).map((page) => page.number);
  if (hidden.length > 0) {
    warnings.push({
      code: 'hidden_text',
      message: `Há texto escondido (branco, invisível ou minúsculo) ${namePages(hidden)}. Ele foi lido como texto comum: confira se faz parte da aula.`,
      page: hidden[0] ?? 1,
    });
  }
  const pictures = pages.reduce((sum, page) => sum + page.drawing.pictureCount, 0);
  if (pictures > MAX_IMAGES) {
    warnings.push({
      code: 'images_cap',
      message: `O arquivo tem ${formatNumber(pictures)} imagens. As que formam um só desenho foram juntadas, e no máximo ${MAX_IMAGES} são consideradas.`,
    });
  }
  if (unreadable.length > 0) {
    warnings.push({
      code: 'partial',
      message: `Não foi possível ler o que está ${namePages(unreadable)}. O restante do arquivo foi lido.`,
      page: unreadable[0] ?? 1,
      unread: unreadable.length,
    });
  }
  return warnings;
}

function namePages(numbers: readonly number[]): string {
  if (numbers.length === 1) return `na página ${numbers[0]}`;
  if (numbers.length > MOST_PAGES_NAMED)
    return `em ${numbers.length} páginas, a partir da página ${numbers[0]}`;
  return `nas páginas ${numbers.slice(0, -1).join(', ')} e ${numbers.at(-1)}`;
}
