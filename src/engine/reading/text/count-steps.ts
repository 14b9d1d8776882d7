import type { TextLine } from './split-lines.ts';

/** `Passo 1: cortar as bordas`, `Etapa 2 - lavar` */
const STEP = /^(passo|etapa|step|paso)\s(\d{1,2})(?:º|ª)?\s?[:.)–-]\s*(\p{L}.*)$/iu;
const FEWEST = 3;

/** Lines that name themselves the first, second, third step, one right below the other, as a counted list. */
export function countSteps(lines: readonly TextLine[]): TextLine[] {
  const counted = lines.map(({ text }) => Number(STEP.exec(text)?.[2] ?? 0));
  const isCounted = (at: number): boolean => {
    const first = at - (counted[at] ?? 0) + 1;
    let last = first;
    while (counted[last + 1] === last - first + 2) last += 1;
    const run = counted.slice(first, last + 1);
    return (
      first >= 0 && last >= at && run.length >= FEWEST && run.every((number, place) => number === place + 1)
    );
  };
  return lines.map((line, at) => {
    const [, , digits, said] = STEP.exec(line.text) ?? [];
    return digits !== undefined && isCounted(at) ? { ...line, text: `${digits}) ${said}` } : line;
  });
}
