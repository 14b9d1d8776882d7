import type { DraftBlock } from '#engine/reading/source-document.ts';

/** A line of three strokes, with the name of a language or without: what stands between two of them is a program. */
const FENCE = /^\s*(?:`{3,}|~{3,})\s*[\w+#.-]*\s*$/u;

/** For each line whether it is such a mark or stands inside of two; a mark that nothing closes holds nothing. */
export function findFences(lines: readonly string[]): ('mark' | 'inside' | null)[] {
  const marks = lines.flatMap((line, at) => (FENCE.test(line) ? [at] : []));
  const isInside = (at: number): boolean => {
    const before = marks.filter((mark) => mark < at).length;
    return before % 2 === 1 && before < marks.length;
  };
  return lines.map((_, at) => (marks.includes(at) ? 'mark' : isInside(at) ? 'inside' : null));
}

/** Of a line of typed text, what tells whether it stands between marks. */
interface Line {
  text: string;
  indent: number;
  opensGroup: boolean;
  isFenced?: true;
}

/** The lines of a program that stands between marks, each as far in as it was written; null at any other line. */
export function takeFenced(lines: readonly Line[], at: number): { block: DraftBlock; length: number } | null {
  const end = lines.findIndex(
    ({ isFenced, opensGroup }, place) => place > at && (isFenced !== true || opensGroup),
  );
  const own = lines.slice(at, end < 0 ? lines.length : end);
  if (own[0]?.isFenced !== true) return null;
  const text = own.map(({ indent, text: said }) => ' '.repeat(indent) + said).join('\n');
  return { block: { type: 'paragraph', text }, length: own.length };
}
