import type { DraftBlock } from '#engine/reading/source-document.ts';
import { isCountingUp, type ListMarker, matchListMarker } from './match-list-marker.ts';
import type { TextLine } from './split-lines.ts';

/**
 * The list that begins at line `at`, with its deeper items by indent, and how many lines it takes; null
 * when none begins there. Numbers that do not count from 1 stay in the text, where they mean something.
 */
export function takeList(lines: TextLine[], at: number): { block: DraftBlock; length: number } | null {
  const found: { marker: ListMarker; indent: number }[] = [];
  for (const line of lines.slice(at)) {
    const marker = matchListMarker(line.text);
    if (marker === null) break;
    const isDeeper = line.indent > (found[0]?.indent ?? line.indent);
    if (found.length > 0 && !isDeeper && marker.type !== found[0]?.marker.type) break;
    found.push({ marker, indent: line.indent });
  }
  const top = found.filter((item) => item.indent <= (found[0]?.indent ?? 0)).map((item) => item.marker);
  const isOrdered = top[0]?.type === 'ordered';
  if (found.length === 0 || (isOrdered && !isCountingUp(top))) return null;
  const levels = rankIndents(found.map((item) => item.indent));
  const items = found.map(({ marker, indent }) => ({ text: marker.text, level: levels.indexOf(indent) }));
  return { block: { type: 'list', isOrdered, items }, length: found.length };
}

function rankIndents(indents: number[]): number[] {
  return [...new Set(indents)].sort((a, b) => a - b);
}
