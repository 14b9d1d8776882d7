/** An exercise whose lines are each judged, filled in or matched with one of the names above them. */
export interface Listed {
  stem: string;
  /** What is matched, each under its mark: `I` and `Ata`; empty where the lines stand for themselves. */
  names: { mark: string; text: string }[];
  lines: string[];
  /** What is put before each line: a sign in a box or words on a line. */
  blank: 'box' | 'line';
}

const BOX = /^\([\s_]*\)\s*/u;
const LINE = /^_{3,}\s*/u;
const NAME = /^\(?([IVX]+|\d{1,2})\s?[.)–-]\s+(.+)$/u;
const BETWEEN_NAMES = /[;,.]?\s+(?=(?:[IVX]+|\d{1,2})\s?[.)–-]\s)/u;
const FEWEST_LINES = 2;
const LONGEST_NAME = 34;

/** Reads the statement of a question as such a list; null where it is none. */
export function readListed(said: string): Listed | null {
  const parts = said.split('\n').map((part) => part.trim());
  const first = parts.findIndex((part) => BOX.test(part) || LINE.test(part));
  const tail = first < 0 ? [] : parts.slice(first);
  if (tail.length < FEWEST_LINES) return null;
  const blank = BOX.test(tail[0] ?? '') ? ('box' as const) : ('line' as const);
  const mark = blank === 'box' ? BOX : LINE;
  if (!tail.every((part) => mark.test(part))) return null;
  const above = parts.slice(0, first);
  const start = above.findIndex((part) => NAME.test(part));
  const told = start < 0 ? above : above.slice(0, start);
  const names = (start < 0 ? [] : above.slice(start))
    .flatMap((part) => part.split(BETWEEN_NAMES))
    .map((part) => NAME.exec(part));
  if (told.length === 0 || names.some((name) => name === null || (name[2]?.length ?? 0) > LONGEST_NAME))
    return null;
  return {
    stem: told.join(' '),
    names: names.map((name) => ({ mark: name?.[1] ?? '', text: (name?.[2] ?? '').replace(/[;.,]$/, '') })),
    lines: tail.map((part) => part.replace(mark, '')),
    blank,
  };
}
