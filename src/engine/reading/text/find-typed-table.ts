import type { DraftBlock } from '#engine/reading/source-document.ts';
import type { TextLine } from './split-lines.ts';

const PIPE_ROW = /^\|.*\|$/;
const PIPE_RULE = /^\|(?:\s*:?-+:?\s*\|)+$/;

/**
 * A table that begins at line `at`: rows between `|` marks, or two and more lines with the same number of
 * tabs, as a paste from a spreadsheet gives. Answers the block and how many lines it takes, or null.
 */
export function findTypedTable(lines: TextLine[], at: number): { block: DraftBlock; length: number } | null {
  const pipes = takeWhile(lines, at, (text) => PIPE_ROW.test(text));
  if (pipes.length >= 2) {
    const rows = pipes.filter((text) => !PIPE_RULE.test(text)).map((text) => text.slice(1, -1).split('|'));
    return { block: makeTable(rows, PIPE_RULE.test(pipes[1] ?? '')), length: pipes.length };
  }
  const columns = lines[at]?.text.split('\t').length ?? 0;
  if (columns < 2) return null;
  const tabbed = takeWhile(lines, at, (text) => text.split('\t').length === columns);
  if (tabbed.length < 2) return null;
  return {
    block: makeTable(
      tabbed.map((text) => text.split('\t')),
      false,
    ),
    length: tabbed.length,
  };
}

function takeWhile(lines: TextLine[], at: number, fits: (text: string) => boolean): string[] {
  const taken: string[] = [];
  for (const line of lines.slice(at)) {
    if (!fits(line.text) || (taken.length > 0 && line.opensGroup)) break;
    taken.push(line.text);
  }
  return taken;
}

function makeTable(rows: string[][], hasHeader: boolean): DraftBlock {
  return { type: 'table', rows: rows.map((row) => row.map((cell) => cell.trim())), hasHeader };
}
