import { listBlockTexts, mapBlockTexts } from './block-text.ts';
import { countWords } from './clean-text.ts';
import type { DraftBlock, ReadingWarning } from './source-document.ts';

/** About 600 printed pages: more than any lesson, and what the later steps hold in memory without strain. */
export const WORD_CAP = 200_000;

/** Keeps the first `cap` words; a block that crosses the line is cut there. Answers the warning to show, if any. */
export function capWords(
  blocks: DraftBlock[],
  cap: number = WORD_CAP,
): { blocks: DraftBlock[]; warning: ReadingWarning | null } {
  let left = cap;
  const kept: DraftBlock[] = [];
  for (const block of blocks) {
    const words = listBlockTexts(block).reduce((sum, text) => sum + countWords(text), 0);
    if (words > left) {
      kept.push(
        mapBlockTexts(block, (text) => {
          const cut = takeWords(text, left);
          left -= countWords(cut);
          return cut;
        }),
      );
      return { blocks: kept, warning: describeCap(cap) };
    }
    left -= words;
    kept.push(block);
  }
  return { blocks: kept, warning: null };
}

function takeWords(text: string, count: number): string {
  return count <= 0 ? '' : text.split(' ', count).join(' ');
}

function describeCap(cap: number): ReadingWarning {
  return {
    code: 'text_cap',
    message: `O material é muito longo: foram lidas as primeiras ${cap.toLocaleString('pt-BR')} palavras.`,
  };
}
