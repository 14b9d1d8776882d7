import type { TextLine } from './split-lines.ts';

/** `A. RISCOS`, `B) Níveis de tensão`: a letter before a few words that ask nothing. */
const LETTERED = /^([A-Z])\s?[.)–-]\s+(\p{Lu}[^?;]{2,90})$/u;
/** `C.1 seccionamento`, `C1. seccionamento`, `C.1) …`: an item that its part counts. */
const ITEM = /^([A-Z])\.?(\d{1,2})\s?[.):–-]?\s+(\p{L}.*)$/u;
const FEWEST_PARTS = 3;
const MOST_WORDS = 12;

/**
 * Parts that letters count, each over what is told of it, some over items with its letter and a number (`C. …`, `C.1 …`, `C.2 …`): the
 * letter heads the part and the items are counted. Options of a question stand right below each other and stay as they are.
 */
export function headLettered(lines: readonly TextLine[]): TextLine[] {
  const heads = [...lines.keys()].filter((at) => headsPart(lines, at));
  const isCount = heads.every((at, place) => letterOf(lines[at]) === String.fromCharCode(65 + place));
  const hasItems = lines.some(({ text }) => ITEM.test(text));
  if (heads.length < FEWEST_PARTS || !isCount || !hasItems) return [...lines];
  let [letter, last] = ['', 0];
  return lines.map((line, at) => {
    if (heads.includes(at)) {
      [letter, last] = [letterOf(line), 0];
      return { ...line, text: LETTERED.exec(line.text)?.[2] ?? line.text, head: 0 };
    }
    const [, own, digits, said] = ITEM.exec(line.text) ?? [];
    if (own !== letter || Number(digits) !== last + 1) return line;
    last += 1;
    return { ...line, text: `${last}) ${said}` };
  });
}

const letterOf = (line: TextLine | undefined): string => LETTERED.exec(line?.text ?? '')?.[1] ?? '';

function headsPart(lines: readonly TextLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  return (
    line?.opensGroup === true &&
    LETTERED.test(line.text) &&
    line.text.split(/\s+/u).length <= MOST_WORDS &&
    next?.opensGroup === false &&
    !LETTERED.test(next.text)
  );
}
