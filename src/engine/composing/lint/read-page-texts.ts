import { listBlockTexts } from '#engine/reading/block-text.ts';
import { readTextLayer } from '#engine/reading/read-text-layer.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';

/** What a page or slide of a finished file says. */
export interface PageText {
  /** A line for each piece, in reading order, without speaker notes; empty where it holds pictures alone. */
  text: string;
  pictures: number;
  /** Of a section of a Word document: what it is called, and the chapter it is in; `chapter` null where it opens one. */
  heading?: { title: string; chapter: string | null };
}

/** Headings below this are part of what their section says. */
const LOWEST_SECTION = 2;

/**
 * What each page of a PDF, slide of a PPTX or section of a DOCX says, in order, by the file's own letters: nothing is
 * recognised. A Word document has no pages of its own and is cut where its headings are. Reads strangers' bytes, so it
 * runs in a child.
 * @throws ReadingProblem for what cannot be opened
 */
export async function readPageTexts(bytes: Uint8Array): Promise<PageText[]> {
  const document = await readTextLayer(bytes).catch((error: unknown) => {
    if (error instanceof ReadingProblem && error.code === 'no_text') return null;
    throw error;
  });
  if (!document) return [];
  if (document.kind === 'docx') return cutSections(document.blocks);
  const pages = Array.from({ length: document.slides ?? document.pages ?? 0 }, (): DraftBlock[] => []);
  for (const block of document.blocks) pages[(block.slide ?? block.page ?? 0) - 1]?.push(block);
  return pages.map(tellBlocks);
}

/** What stands before the first heading is a section without one. */
function cutSections(blocks: readonly DraftBlock[]): PageText[] {
  const sections: { heading?: PageText['heading']; blocks: DraftBlock[] }[] = [{ blocks: [] }];
  let chapter: string | null = null;
  for (const block of blocks) {
    if (block.type === 'heading' && block.level <= LOWEST_SECTION && block.text.trim() !== '') {
      const title = block.text.trim();
      if (block.level === 1) chapter = title;
      sections.push({ heading: { title, chapter: block.level === 1 ? null : chapter }, blocks: [] });
    }
    sections.at(-1)?.blocks.push(block);
  }
  return sections
    .map(({ heading, blocks: own }) => ({ ...tellBlocks(own), ...(heading && { heading }) }))
    .filter(({ heading, text, pictures }) => heading || text !== '' || pictures > 0);
}

function tellBlocks(blocks: readonly DraftBlock[]): PageText {
  const told = blocks.filter((block) => block.type !== 'note' || block.noteType !== 'speaker');
  const lines = told.flatMap(listBlockTexts).filter((text) => text.trim() !== '');
  return { text: lines.join('\n'), pictures: told.filter(({ type }) => type === 'image').length };
}
