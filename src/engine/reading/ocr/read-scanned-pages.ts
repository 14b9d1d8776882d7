import { listBlockTexts } from '#engine/reading/block-text.ts';
import { chooseTitle } from '#engine/reading/pdf/structure/choose-title.ts';
import type { ReadingOptions } from '#engine/reading/reading-options.ts';
import type { DraftBlock, DraftDocument } from '#engine/reading/source-document.ts';
import { dropFurniture } from './arrange-lines.ts';
import { describeOcr } from './describe-ocr.ts';
import { measureBodyHeight, rebuildBlocks } from './rebuild-blocks.ts';
import type { ScannedPage } from './recognise-pages.ts';
import { recognisePages } from './recognise-pages.ts';

/** A teacher's scan is rarely longer than a chapter. */
export const OCR_PAGE_CAP = 70;
/** A picture over most of the page is the scan itself, not an illustration. */
const SCAN_SHARE = 0.6;

/**
 * Recognises the pages that hold pictures of text and adds what they say to the draft's blocks. What the file
 * itself says in letters stays. Pages over the cap and pages on which nothing was found stay listed in
 * `pagesWithoutText`; of those that show something, a notice tells.
 */
export async function readScannedPages(
  bytes: Uint8Array,
  draft: DraftDocument,
  options: ReadingOptions,
): Promise<DraftDocument> {
  const most = Math.min(OCR_PAGE_CAP, options.mostScannedPages ?? OCR_PAGE_CAP);
  const wanted = draft.pagesWithoutText.slice(0, most);
  const recognised = await recognisePages(bytes, wanted, options);
  const scanned = dropDecoration(dropFurniture(recognised), draft.pages ?? wanted.length);
  const bodyHeight = measureBodyHeight(scanned.map((page) => page.lines));
  const found = scanned.filter((page) => page.lines.length > 0);
  const areas = new Map(found.map((page) => [page.page, page.areaPt]));
  const own = draft.blocks.filter((block) => !isTheScan(block, areas));
  const pages = Map.groupBy(own, (block) => block.page ?? 0);
  for (const page of found) {
    const kept = pages.get(page.page) ?? [];
    pages.set(page.page, mix(kept, rebuildBlocks(page.lines, page.page, bodyHeight, page.tables)));
  }
  const written = new Set(draft.blocks.filter(hasLetters).map((block) => block.page));
  const blocks = [...pages].sort(([a], [b]) => a - b).flatMap(([, own]) => own);
  return {
    ...draft,
    title: draft.title ?? chooseTitle(null, blocks),
    blocks,
    pagesWithoutText: draft.pagesWithoutText.filter((page) => !areas.has(page) && !written.has(page)),
    warnings: [
      ...draft.warnings,
      ...describeOcr({
        needed: draft.pagesWithoutText.length,
        tried: scanned.length,
        found: found.length,
        unread: scanned
          .filter(
            ({ page, outcome }) => outcome === 'failed' || (outcome === 'unclear' && !written.has(page)),
          )
          .map(({ page }) => page),
      }),
    ],
  };
}

function isTheScan(block: DraftBlock, areas: ReadonlyMap<number, number>): boolean {
  const areaPt = areas.get(block.page ?? 0);
  if (areaPt === undefined || block.type !== 'image') return false;
  return (
    block.widthPt !== null && block.heightPt !== null && block.widthPt * block.heightPt >= areaPt * SCAN_SHARE
  );
}

/** The title first, then what was recognised, then what else the page has in letters: its foot, its stamp. */
function mix(own: readonly DraftBlock[], recognised: readonly DraftBlock[]): DraftBlock[] {
  const texts = new Set(own.flatMap(listBlockTexts).map(simplify));
  const news = recognised.filter((block) => !('text' in block && texts.has(simplify(block.text))));
  const titles = own.filter((block) => block.type === 'heading');
  return [...titles, ...news, ...own.filter((block) => block.type !== 'heading')];
}

function hasLetters(block: DraftBlock): boolean {
  return listBlockTexts(block).some((text) => /\p{L}{3}/u.test(text));
}

function simplify(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** From this share of pages on, the file is a scan as a whole, and a short page is its divider. */
const MOSTLY = 0.5;
const FEWEST_WORDS = 3;

/**
 * Takes off what one word or two on a picture say in a file that otherwise has letters: its logo, a stamp
 * ("RASCUNHO").
 */
export function dropDecoration(scanned: readonly ScannedPage[], pageCount: number): ScannedPage[] {
  if (scanned.length > MOSTLY * pageCount) return [...scanned];
  return scanned.map((page) => {
    const words = page.lines.flatMap((line) => line.text.match(/\p{L}{3,}/gu) ?? []);
    const isDecoration = page.outcome === 'read' && words.length < FEWEST_WORDS;
    return isDecoration ? { ...page, lines: [], tables: [], outcome: 'nothing' } : page;
  });
}
