import { listBlockTexts } from '#engine/reading/block-text.ts';
import { readTextLayer } from '#engine/reading/read-text-layer.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';

/** What a page or slide of a finished file says. */
export interface PageText {
  /** A line for each piece, in reading order, without speaker notes; empty where it holds pictures alone. */
  text: string;
  pictures: number;
}

/**
 * What each page of a PDF or slide of a PPTX says, in order, by the file's own letters: nothing is recognised. Reads
 * strangers' bytes, so it runs in a child.
 * @throws ReadingProblem for what cannot be opened
 */
export async function readPageTexts(bytes: Uint8Array): Promise<PageText[]> {
  const document = await readTextLayer(bytes).catch((error: unknown) => {
    if (error instanceof ReadingProblem && error.code === 'no_text') return null;
    throw error;
  });
  const count = document?.slides ?? document?.pages ?? 0;
  const pages = Array.from({ length: count }, () => ({ lines: [] as string[], pictures: 0 }));
  for (const block of document?.blocks ?? []) {
    const page = pages[(block.slide ?? block.page ?? 0) - 1];
    if (!page || (block.type === 'note' && block.noteType === 'speaker')) continue;
    if (block.type === 'image') page.pictures += 1;
    page.lines.push(...listBlockTexts(block).filter((text) => text.trim() !== ''));
  }
  return pages.map(({ lines, pictures }) => ({ text: lines.join('\n'), pictures }));
}
