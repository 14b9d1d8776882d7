/** `a) …`, `( ) …`, `(1) …`, `3. …`, `II – …`, `• …` at the head of a line. */
const MARKED =
  /^(?:\(?[a-e]\s?\)|[a-e]\s?[.–-]\s|\(\s*\p{L}?\s*\)|\(?\d{1,3}\s?[).º–-]|[IVX]{1,4}\s?[).–-]\s|[•●▪➢✓–—-]\s)/u;
/** `Lógico: ocultam detalhes …` */
const LABELLED = /^\p{Lu}\p{L}+(?: \p{L}+){0,2}: \p{L}/u;
const FEWEST_MARKED = 2;
const LONGEST_HEAD = 60;
const FEWEST_BELOW = 80;
/** Does not end where a line was merely full. */
const MAY_HEAD =
  /^\p{Lu}.*(?<![.,;]|\s(?:[aeo]s?|d[aeo]s?|n[ao]s?|em|com|por|para|que|um|uma|ao|à|pel[ao]s?|ou|se))$/u;

/** Verses and the lines of a letterhead. */
const FEWEST_SHORT = 4;
const CAPITALS = 0.75;
const areShort = (lines: readonly string[]): boolean =>
  lines.length >= FEWEST_SHORT &&
  lines.every((line) => line.length <= LONGEST_HEAD) &&
  lines.filter((line) => /^["“«(–—-]?\s?[\p{Lu}\d]/u.test(line)).length >= CAPITALS * lines.length;

/** The lines that a break was put between on purpose: verses, options, items, or a name over its text. Others are one. */
export function groupLines(lines: readonly string[]): string[][] {
  if (areShort(lines)) return lines.map((line) => [line]);
  const marked = lines.filter((line) => MARKED.test(line)).length;
  const labelled = lines.filter((line) => LABELLED.test(line)).length;
  const groups: string[][] = [];
  const [head = '', next = ''] = lines;
  const isHead =
    head.length <= LONGEST_HEAD &&
    MAY_HEAD.test(head) &&
    /^["“«(]?[\p{Lu}\d]/u.test(next) &&
    lines.slice(1).join(' ').length >= FEWEST_BELOW;
  for (const [at, line] of lines.entries()) {
    const isOwn =
      (marked >= FEWEST_MARKED && MARKED.test(line)) ||
      (labelled >= FEWEST_MARKED && LABELLED.test(line)) ||
      (at === 1 && isHead);
    if (isOwn || groups.length === 0) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}
