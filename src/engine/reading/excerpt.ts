import { indentByBraces, isClosed, isCodeLine } from './listings.ts';

/** `> make bin`, `I <contador> <tempo>`: what is typed at a prompt, a line with places to fill. */
const COMMAND = /^(?:[>$] ?[a-z./]\S*(?:\s.*)?|\S{1,20}(?:\s+<\p{L}+>){2,})\s*$/u;

export const isCommand = (line: string): boolean => COMMAND.test(line.trim());

interface Room {
  lines: number;
  width: number;
}

/** A comment behind a line or alone in it; the address in a text is none. */
const COMMENT = /(?<![:"'\w])\s*\/\/(?!\/\/).*$/u;
const ONLY_COMMENT = /^\s*(?:\/\/|#\s|\/\*.*\*\/\s*$|<!--.*-->\s*$)/u;
/** `// Wait (to show the active low`, `LED) }`: the comment went on in the next line. */
const OPEN_COMMENT = /\/\/[^()]*\([^()]*$/u;

/**
 * What of a program a slide can show whole: all of it, else without what is remarked in it, else those of its parts that
 * stand together, closed, and hold most of the names that are `spoken` of around it. Null where it has no such part: half of a
 * program teaches a wrong one.
 */
export function excerptOf(text: string, room: Room, spoken: ReadonlySet<string>): string | null {
  // `} }`: two ends that a page set in one line.
  const lines = text
    .split('\n')
    .flatMap((line) => (/^\s*\}(?:\s+\})+\s*$/u.test(line) ? line.trim().split(/\s+/) : [line]))
    .filter((line) => line.trim() !== '');
  if (lines.length === 0 || TO_FILL.test(text) || !lines.some(isOfProgram)) return null;
  if (isFit(lines, room) && isClosed(text)) return indentByBraces(lines.join('\n'));
  const bare = withoutRemarks(lines);
  if (isFit(bare, room) && isClosed(bare.join('\n'))) return indentByBraces(bare.join('\n'));
  const best = choose(partsOf(bare), room, spoken);
  return best === null ? null : indentByBraces(best.join('\n'));
}

/** `// ...`, `_____`: a place that is left to be filled in. */
const TO_FILL = /(?:\/\/|#) ?\.\.\.|\u2026|_{4,}/u;
const isOfProgram = (line: string): boolean => isCodeLine(line) || isCommand(line);
const isFit = (lines: readonly string[], { lines: most, width }: Room): boolean =>
  lines.length <= most && lines.every(({ length }) => length <= width);

/** A remark that is all a block holds stays: `{ // faz algo }`. */
function withoutRemarks(lines: readonly string[]): string[] {
  const bare: string[] = [];
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    const rest = isOpen && line.includes(')') ? line.slice(line.indexOf(')') + 1).trim() : line;
    isOpen = OPEN_COMMENT.test(rest);
    const told = ONLY_COMMENT.test(rest) ? '' : rest.replace(COMMENT, '');
    const isAlone = /\{\s*$/u.test(bare.at(-1) ?? '') && /^\s*\}/u.test(lines[at + 1] ?? '');
    if (told.trim() !== '') bare.push(told === rest ? told : told.trimEnd());
    else if (isAlone) bare.push(rest);
  }
  return bare;
}

/** Tags that close nothing. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|!)/iu;

/** The parts that stand beside each other in a program: a statement, a function, an element with all it holds; a torn one is null. */
function partsOf(lines: readonly string[]): (readonly string[] | null)[] {
  const hasTags = /<\/\w/u.test(lines.join('\n'));
  const parts: (readonly string[] | null)[] = [];
  let part: string[] = [];
  let depth = 0;
  for (const line of lines) {
    part.push(line);
    depth += depthOf(line, hasTags);
    if (depth < 0) {
      parts.push(null);
      [part, depth] = [[], 0];
    } else if (depth === 0) {
      parts.push(part);
      part = [];
    }
  }
  // What is still open at the end was cut by it.
  if (part.length > 0) parts.push(null);
  return parts;
}

function depthOf(line: string, hasTags: boolean): number {
  const bare = line.replace(/"[^"]*"|'[^']*'/gu, '');
  const count = (signs: RegExp): number => bare.match(signs)?.length ?? 0;
  const braces = count(/[{([]/gu) - count(/[})\]]/gu);
  if (!hasTags) return braces;
  const tags = [...bare.matchAll(/<(\/?)([\w-]+)[^<>]*?(\/?)>/gu)];
  return (
    braces +
    tags.reduce((sum, [, close, name = '', own]) => {
      if (own !== '' || VOID.test(name)) return sum;
      return sum + (close === '' ? 1 : -1);
    }, 0)
  );
}

/** Parts in a row that fit and tell most for their length; a lone line is no program. */
function choose(
  parts: readonly (readonly string[] | null)[],
  room: Room,
  spoken: ReadonlySet<string>,
): readonly string[] | null {
  const all = parts.flatMap((part) => part ?? []).join('\n');
  const own = new Set([...all.matchAll(NAMED_HERE)].flatMap(([, name]) => name ?? []));
  let best: { lines: readonly string[]; worth: number } | null = null;
  for (let from = 0; from < parts.length; from += 1) {
    let lines: string[] = [];
    for (const part of parts.slice(from)) {
      if (part === null || !isFit([...lines, ...part], room)) break;
      lines = [...lines, ...part];
      const worth = worthOf(lines, spoken, own);
      if (worth > (best?.worth ?? Number.NEGATIVE_INFINITY) && lines.length >= FEWEST_LINES)
        best = { lines, worth };
    }
  }
  return best?.lines ?? null;
}

const FEWEST_LINES = 2;
const OF_SPOKEN = 3;
const OF_LINE = 0.35;
/** What does something beside what only gives names and numbers. */
const OF_DOING = 3;
/** `void piscar(`, `function somar(`, `def media(`: what a program gives a name to itself. */
const NAMED_HERE =
  /(?:void|int|float|bool|String|function|def|sub|procedure|procedimento|fun[çc][ãa]o)\s+(\w+)\s*\(/gu;

/** What is explained around it counts most, then what it calls; that it only calls its own other parts tells little. */
function worthOf(lines: readonly string[], spoken: ReadonlySet<string>, own: ReadonlySet<string>): number {
  const text = lines.join('\n');
  const [names, calls] = [/[A-Za-z_]\w{2,}/gu, /\w+(?=\()/gu].map(
    (signs) => new Set((text.match(signs) ?? []).filter((name) => !own.has(name))),
  );
  const known = [...(names ?? [])].filter((name) => spoken.has(name)).length;
  const worth = known * OF_SPOKEN + (calls?.size ?? 0) - lines.length * OF_LINE;
  const doing = (calls?.size ?? 0) > 0 && /\{/u.test(text) ? OF_DOING : 0;
  return lines.some(isOfProgram) ? worth + doing : Number.NEGATIVE_INFINITY;
}
