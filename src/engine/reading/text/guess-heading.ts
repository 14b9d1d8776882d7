import type { DraftBlock } from '#engine/reading/source-document.ts';
import { matchListMarker } from './match-list-marker.ts';
import type { TextLine } from './split-lines.ts';

const MARKED = /^(#{1,6})\s+(.+?)\s*#*$/;
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){0,4})[.)]?\s+[–-]?\s*(\p{Lu}.*)$/u;
const ENDS_OPEN = /[\p{L}\p{N})\]”"?]$/u;
const MOST_WORDS = 10;
const MOST_CHARACTERS = 80;

/** The heading that `line` is, judged with the line after it; null when it is something else. */
export function guessHeading(line: TextLine, next: TextLine | undefined): DraftBlock | null {
  const [, marks, marked] = MARKED.exec(line.text) ?? [];
  if (marks !== undefined && marked !== undefined)
    return { type: 'heading', level: marks.length, text: marked };
  if (next === undefined || !isShort(line.text)) return null;
  const [, number] = NUMBERED.exec(line.text) ?? [];
  // A numbered line directly followed by another one is a list, whatever it looks like.
  if (number !== undefined) {
    return ENDS_OPEN.test(line.text) &&
      !NUMBERED.test(next.text) &&
      matchListMarker(next.text)?.type !== 'ordered'
      ? makeHeading(line.text, number.split('.').length)
      : null;
  }
  if (matchListMarker(line.text) !== null) return null;
  const label = /^(\p{Lu}[^:.!?]*):$/u.exec(line.text)?.[1];
  if (label !== undefined && line.opensGroup && label.split(' ').length <= 3) return makeHeading(label, 1);
  const leadsOver =
    line.opensGroup && (next.text.length > line.text.length || matchListMarker(next.text) !== null);
  return leadsOver && ENDS_OPEN.test(line.text) && /^[\p{Lu}\p{N}“"¿]/u.test(line.text)
    ? makeHeading(line.text, 1)
    : null;
}

function makeHeading(text: string, level: number): DraftBlock {
  return { type: 'heading', level, text, isGuessed: true };
}

function isShort(text: string): boolean {
  return text.length <= MOST_CHARACTERS && text.split(/\s+/).length <= MOST_WORDS && !text.includes('\t');
}
