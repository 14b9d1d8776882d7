import type { TextLine } from './split-lines.ts';

/** `--- SELECT`, `=== Fotossíntese ===`, `*** Parte 2 ***`: signs that rule a line off, and a name behind them. */
const RULED =
  /^(-{3,}|={2,}|\*{3,}|~{3,}|#{7,})\s*([\p{L}\d][^,;=!?]{0,58}?)\s*(?:-{3,}|={2,}|\*{3,}|~{3,}|#{7,})?$/u;
const FEWEST = 2;
const MOST_WORDS = 7;

/** Lines that signs rule off as names of parts, without their signs; a line that is ruled off alone may be anything. */
export function headRuled(lines: readonly TextLine[]): TextLine[] {
  const names = lines.map((line, at) => nameOf(line, lines[at + 1]));
  if (names.filter((name) => name !== null).length < FEWEST) return [...lines];
  return lines.map((line, at) => {
    const name = names[at] ?? null;
    return name === null ? line : { ...line, text: name, head: 0, opensGroup: true };
  });
}

function nameOf({ text, isFenced }: TextLine, next: TextLine | undefined): string | null {
  const [, , name] = RULED.exec(text) ?? [];
  const isName = name !== undefined && next !== undefined && name.split(/\s+/u).length <= MOST_WORDS;
  return isName && isFenced !== true && !/[.:]$/u.test(name) && !RULED.test(next.text) ? name : null;
}
