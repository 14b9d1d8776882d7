import { isCodeLine } from '#engine/reading/listings.ts';
import type { WholeKind } from '#engine/reading/source-document.ts';
import { findFences } from './fences.ts';

/** One line of typed text with what its surroundings tell. */
export interface TextLine {
  /** Trimmed. */
  text: string;
  /** Columns of white space before it, a tab counting four. */
  indent: number;
  /** Tabs before it: cells of a pasted table that are empty. */
  tabs: number;
  /** True where an empty line or the beginning of the text stands before it. */
  opensGroup: boolean;
  /** Stands between the marks of a program. */
  isFenced?: true;
  /** Of a bullet that heads the deeper ones below it, how deep it stands itself, from 1; its mark is gone. */
  head?: number | undefined;
  /** What is told as one stands here with all of its lines. */
  whole?: { as: WholeKind; lines: readonly TextLine[] };
}

/** Also what is to be done (`TODO: …`). */
const ENDS_SENTENCE = /[.!?…:;]["”’»)]*$|^TODO\W/u;
/** Nobody breaks a line on purpose after this many characters in the middle of a sentence. */
const WRAP_WIDTH = 40;
/** No column of a book is narrower. */
const LEAST_COLUMN = 20;

/**
 * Typed text as lines without the empty ones. A line end inside a sentence (text pasted from a narrow
 * column or a mail) is taken back; every other line end is what the teacher meant.
 */
export function splitLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let opensGroup = true;
  const raws = joinQuoted(text.normalize('NFC'))
    .replace(CONCLUDES, '$1')
    .split(/\r\n|\r|\n|\u2028|\u2029/);
  const widths = groupWidths(raws.map((raw) => raw.trim()));
  const columns = columnsOf(raws.map((raw) => raw.trim()));
  const fences = findFences(raws);
  for (const [at, raw] of raws.entries()) {
    const trimmed = raw.trim();
    const last = lines.at(-1);
    const before = raws[at - 1]?.trim() ?? '';
    if (fences[at] === 'inside') {
      lines.push({ text: trimmed, indent: measureIndent(raw), tabs: 0, opensGroup, isFenced: true });
      opensGroup = false;
    } else if (trimmed === '' || fences[at] === 'mark') opensGroup = true;
    else if (
      !opensGroup &&
      last !== undefined &&
      ((columns[at] === true && !ENDS_SENTENCE.test(before)) ||
        (isWrapped(before, trimmed, widths[at] ?? 0) &&
          (!/^\p{Ll}/u.test(last.text) || RUNS_ON.test(before))))
    )
      last.text = joinWrapped(last.text, trimmed);
    else {
      lines.push({
        text: trimmed,
        indent: measureIndent(raw),
        tabs: /^\t*/.exec(raw)?.[0].length ?? 0,
        opensGroup,
      });
      opensGroup = false;
    }
  }
  return lines;
}

/** `=> planta também respira`: what follows from the lines above, no bullet of a program. */
const CONCLUDES = /^([^\S\n]*)=>\s+(?=\p{L}[^(){};=]*$)/gmu;
/** `⇥"couve, espinafre\nbrócolis"⇥`: a cell of several lines, as a spreadsheet pastes it, in one. */
const QUOTED_CELL = /(?<=\t)"((?:[^"\t\n]|""){1,200}(?:\n(?:[^"\t\n]|""){1,200}){1,5})"(?=\t|\n|$)/gu;
const joinQuoted = (text: string): string =>
  text.replace(QUOTED_CELL, (_, cell: string) => cell.replace(/\s*\n\s*/gu, '; ').replaceAll('""', '"'));

/** Lines of a column are about as long as each other; nobody sets short notes so. */
const COLUMN = { lines: 5, shortest: 0.7, least: 30, most: 75, runningOn: 0.6 };

/** Which lines stand in a paragraph that was copied with the line ends of its narrow column. */
function columnsOf(lines: readonly string[]): boolean[] {
  const isIn = lines.map(() => false);
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while ((lines[to] ?? '') !== '') to += 1;
    // A heading may stand right above its first line.
    const start = /^\d|^\p{Lu}[^.]{0,40}$/u.test(lines[from] ?? '') ? from + 1 : from;
    const own = lines.slice(start, to);
    const longest = Math.max(0, ...own.map(({ length }) => length));
    const isEven = own.slice(0, -1).every(({ length }) => length >= longest * COLUMN.shortest);
    const runsOn = own.filter(
      (line, at) => /^[\p{Ll}\d]/u.test(line) && at > 0 && !ENDS_SENTENCE.test(own[at - 1] ?? ''),
    );
    const isColumn =
      own.length >= COLUMN.lines &&
      longest >= COLUMN.least &&
      longest <= COLUMN.most &&
      isEven &&
      runsOn.length >= own.length * COLUMN.runningOn &&
      /^\p{Lu}/u.test(own[0] ?? '') &&
      !own.some((line) => /[|\t]|^[-*•>+] |\s{3}/u.test(line) || isCodeLine(line));
    if (isColumn) for (let at = start + 1; at < to; at += 1) isIn[at] = true;
    from = to + 1;
  }
  return isIn;
}

/** For each line the length of the longest one in its group, which tells how wide the column was. */
function groupWidths(lines: readonly string[]): number[] {
  const widths: number[] = [];
  let start = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    if (at < lines.length && lines[at] !== '') continue;
    const width = Math.max(0, ...lines.slice(start, at).map((line) => line.length));
    for (let line = start; line <= at; line += 1) widths[line] = width;
    start = at + 1;
  }
  return widths;
}

/** `s0 = 5 m`, `onde: …` and `limpas - sem pus` begin a note of their own; so does a key (`resp 1 manto`) and what tells the makers how to end. */
const BEGINS_ANEW =
  /^(?:[\p{L}\d()₀-₉'′]{1,6}\s?=\s?\S|(?:gab(?:arito)?|resp(?:ostas?)?|key|answers|clave|chave)\W+(?:\p{L}+\W+)?\d|\p{L}[^:.!?]{1,40}:\s|\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2} [-–—=→] |(?:prof(?:[aª]|essora?)?\.?|turma|escola|data|nome|obs\d*)(?!\p{L})|(?:fechar|terminar|encerrar|começar|finalizar)(?: a aula)? com |(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\p{L}*\.?(?: de)? \d{4})/u;

/** Who begins lines in small letters begins the next one so too, unless this one cannot end here. */
const RUNS_ON =
  /[,–-]$|(?<!\p{L})(?:[aeo]s?|d[aeo]s?|n[ao]s?|em|com|por|para|pra|que|um|uma|ao|à|pel[ao]s?|ou|se|como|mais|menos|entre|sobre|sem)$/iu;

/** A line that still had room for the next word was ended on purpose. */
function isWrapped(before: string, after: string, width: number): boolean {
  const [word = ''] = after.split(/\s/, 1);
  // `dividido em cama-` over `das. A crosta …`: a word that the narrow column of a book parted.
  if (before.length >= LEAST_COLUMN && /\p{Ll}{2}-$/u.test(before) && /^\p{Ll}{2}/u.test(after)) return true;
  return (
    before.length >= WRAP_WIDTH &&
    before.length + 1 + word.length >= width &&
    !BEGINS_ANEW.test(after) &&
    !before.includes('\t') &&
    !ENDS_SENTENCE.test(before) &&
    !isCodeLine(before) &&
    !isCodeLine(after) &&
    /^[\p{Ll}]/u.test(after) &&
    !/^[a-z]\)/.test(after)
  );
}

const HYPHEN_AT_END = /\p{L}-$/u;
const UPPER_AT_END = /\p{Lu}{2}-$/u;
/** Pronouns that Portuguese hangs on a verb: before them the hyphen belongs to the word. */
const CLITIC = /^(?:me|te|se|lhe|lhes|vos|lo|la|los|las)(?!\p{L})/u;

/** Joins two lines of one paragraph; a word divided at the line end becomes whole again. */
export function joinWrapped(before: string, after: string): string {
  const isUpper = UPPER_AT_END.test(before) && /^\p{Lu}{2}/u.test(after);
  if (!HYPHEN_AT_END.test(before) || !(isUpper || /^\p{Ll}/u.test(after))) return `${before} ${after}`;
  return CLITIC.test(after) ? before + after : before.slice(0, -1) + after;
}

function measureIndent(raw: string): number {
  const space = /^\s*/.exec(raw)?.[0] ?? '';
  return [...space].reduce((sum, mark) => sum + (mark === '\t' ? 4 : 1), 0);
}

const [WRONG, RIGHT] = [`(?:[✗✘❌☒]\\uFE0F?|errado:)`, `(?:[✓✔✅☑]\\uFE0F?|certo:)`];
/** `❌ He goed home.  ✅ He went home.`, in either order. */
const PAIR = new RegExp(
  `^(?:${WRONG}\\s*(?<wrong>.+?)[\\s;/→>-]*${RIGHT}\\s*(?<right>.+)|${RIGHT}\\s*(?<first>.+?)[\\s;/→>-]*${WRONG}\\s*(?<second>.+))$`,
  'iu',
);
const LEADS_PAIR = new RegExp(`^(?:${WRONG}|${RIGHT})`, 'iu');
const FEWEST_PAIRS = 2;

/** Pairs of what is wrong and what is right, in one line or in two, as a table of both; any other line stays. */
export function pairRightWrong(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const both =
      last !== undefined && LEADS_PAIR.test(last.text) && !PAIR.test(last.text)
        ? `${last.text} ${line.text}`
        : '';
    if (last !== undefined && LEADS_PAIR.test(line.text) && PAIR.test(both))
      joined[joined.length - 1] = { ...last, text: both };
    else joined.push(line);
  }
  const isPair = (line: TextLine | undefined): boolean => line !== undefined && PAIR.test(line.text);
  const count = joined.filter(isPair).length;
  return joined.flatMap((line, at) => {
    const { wrong, right, first, second } = PAIR.exec(line.text)?.groups ?? {};
    if (count < FEWEST_PAIRS || !isPair(line)) return [line];
    const row = { ...line, text: `| ${wrong ?? second} | ${right ?? first} |`, opensGroup: false };
    if (isPair(joined[at - 1])) return [row];
    return [{ ...line, text: '| Errado | Certo |' }, { ...line, text: '|---|---|', opensGroup: false }, row];
  });
}
