const GLUED = /^(\s*)[-–•*](?=\p{L}{2})/u;
const ROMAN = /^(\s*)\(?(i{1,3}|iv|v|vi{1,3}|ix|x)\s?([.)]|[-–](?=\s))\s*(?=\S)/u;
const COUNT = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const FEWEST = 2;

/**
 * Typed text whose marks of items stand as a list has them: `-algodão` above `-gaze` with its space, `i)`, `ii)`, `iii)` as
 * figures. One such line alone may be anything else (`-se`, a step of a sum).
 */
export function spreadMarks(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, at) => {
      const isRun = (mark: RegExp): boolean =>
        [lines[at - 1], lines[at + 1]].some((other) => other !== undefined && mark.test(other));
      if (GLUED.test(line) && isRun(GLUED)) return line.replace(GLUED, '$1- ');
      const number = romanAt(lines, at);
      return number === 0 ? line : line.replace(ROMAN, `$1${number}) `);
    })
    .join('\n');
}

/** The place of a line that is counted in Roman figures with those around it; 0 for others. */
function romanAt(lines: readonly string[], at: number): number {
  const own = countOf(lines[at]);
  if (own === 0) return 0;
  let first = at;
  while (countOf(lines[first - 1]) === countOf(lines[first]) - 1 && countOf(lines[first]) > 1) first -= 1;
  let last = at;
  while (countOf(lines[last + 1]) === countOf(lines[last]) + 1) last += 1;
  return countOf(lines[first]) === 1 && last - first + 1 >= FEWEST ? own : 0;
}

const countOf = (line: string | undefined): number => COUNT.indexOf(ROMAN.exec(line ?? '')?.[2] ?? '') + 1;
