import { parseSkillCode } from './skill-code.ts';

/** What people and page breaks put between the parts of a code. */
const GAP = '[\\s\\u00a0]{0,2}[-–.]?[\\s\\u00a0]{0,2}';
/** OCR and quick fingers write the letter for the figure. */
const TWO = '[\\dO]{2}';
const CODE = new RegExp(
  [
    `EI${GAP}${TWO}${GAP}(?:EO|CG|TS|EF|ET|CO)${GAP}${TWO}`,
    `EF${GAP}${TWO}${GAP}(?:AR|CI|CO|EF|ER|GE|HI|LI|LP|MA)${GAP}${TWO}`,
    `EM${GAP}13${GAP}(?:(?:LGG|MAT|CNT|CHS)${GAP}[1-9]|LP|CO)${GAP}${TWO}`,
  ]
    .map((shape) => `(?:${shape})`)
    .join('|'),
  'giu',
);

/**
 * The codes of the national curriculum that stand in a text, each once, in order: glued to one another or to a word in
 * lower case, in brackets, with spaces or a dash between the parts. What the grammar forbids is not among them.
 */
export function findSkillCodes(text: string): string[] {
  const found = new Set<string>();
  for (const match of text.matchAll(CODE)) {
    const [written] = match;
    if (isWithinWord(text, match.index, written)) continue;
    const code = parseSkillCode(repairDigits(written));
    if (code) found.add(code.code);
  }
  return [...found];
}

/** `habilidadeEF07MA17` is a code behind a word; `chef 07…` or a longer number is none. */
function isWithinWord(text: string, index: number, written: string): boolean {
  const before = text.slice(Math.max(0, index - 1), index);
  const after = text.slice(index + written.length, index + written.length + 1);
  if (/\d/.test(after)) return true;
  if (!/\p{L}/u.test(before)) return false;
  const isUpper = written.startsWith(written.slice(0, 2).toUpperCase());
  return !isUpper || /\p{Lu}/u.test(before);
}

/** An O among the figures is a zero; the letters of a component are left alone. */
function repairDigits(written: string): string {
  const tight = written.replaceAll(/[\s\u00a0–.-]/g, '').toUpperCase();
  const end = tight.length - 2;
  const digits = (part: string) => part.replaceAll('O', '0');
  return tight.slice(0, 2) + digits(tight.slice(2, 4)) + tight.slice(4, end) + digits(tight.slice(end));
}
