import { overlapY, type TextLine } from '#engine/reading/pdf/page-content.ts';
import type { Vocabulary } from './mend-hyphens.ts';

/** In sizes of the text beside it. */
const LEAST_SIZE = 1.9;
const WIDEST_GAP = 1.6;
const OVERLAP = 0.6;
const TOPS_APART = 1.2;
/** Letters that are words by themselves: "A água", "O rio", "E assim". */
const LONE_WORD = /^[AOEÉÀÓ]$/u;
/** No Portuguese word begins so: these are the rest of one ("ntigamente", "studar"). */
const IS_REST = /^(?:[bcdfgjkmnpqrstvxz][bcdfgjkmnpqstvxz]|[lr][^aeiouáéíóúâêôãõhlr]|rr|ss|ç)/iu;

/** Sets the large letter that begins a chapter before the first of the lines beside it: "P" and "ara". */
export function joinDropCaps(lines: readonly TextLine[], vocabulary: Vocabulary): TextLine[] {
  const replaced = new Map<TextLine, TextLine | null>();
  for (const cap of lines) {
    if (!/^\p{Lu}$/u.test(cap.text)) continue;
    const [beside] = lines.filter((line) => standsBeside(line, cap)).sort((a, b) => b.baseline - a.baseline);
    if (beside === undefined || replaced.has(beside)) continue;
    const isWord = standsAlone(cap.text, beside.text, vocabulary);
    replaced.set(cap, null);
    replaced.set(beside, {
      ...beside,
      left: cap.left,
      text: `${cap.text}${isWord ? ' ' : ''}${beside.text}`,
    });
  }
  return lines.flatMap((line) => {
    const instead = replaced.get(line);
    return instead === undefined ? [line] : instead === null ? [] : [instead];
  });
}

function standsBeside(line: TextLine, cap: TextLine): boolean {
  const gap = line.left - cap.right;
  return (
    cap.size >= LEAST_SIZE * line.size &&
    /^\p{L}/u.test(line.text) &&
    gap > -OVERLAP * line.size &&
    gap < WIDEST_GAP * line.size &&
    overlapY(line, cap) > 0 &&
    Math.abs(line.top - cap.top) < TOPS_APART * line.size
  );
}

function standsAlone(letter: string, text: string, vocabulary: Vocabulary): boolean {
  const next = /^\p{L}+/u.exec(text)?.[0] ?? '';
  if (!LONE_WORD.test(letter) || IS_REST.test(next)) return false;
  return !vocabulary.has((letter + next).toLowerCase());
}
