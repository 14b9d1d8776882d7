import { isCodeLine } from '#engine/reading/listings.ts';

/** One line of typed text with what its surroundings tell. */
export interface TextLine {
  /** Trimmed. */
  text: string;
  /** Columns of white space before it, a tab counting four. */
  indent: number;
  /** True where an empty line or the beginning of the text stands before it. */
  opensGroup: boolean;
}

const ENDS_SENTENCE = /[.!?…:;]["”’»)]*$/u;
/** Nobody breaks a line on purpose after this many characters in the middle of a sentence. */
const WRAP_WIDTH = 40;

/**
 * Typed text as lines without the empty ones. A line end inside a sentence (text pasted from a narrow
 * column or a mail) is taken back; every other line end is what the teacher meant.
 */
export function splitLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let opensGroup = true;
  const raws = text.normalize('NFC').split(/\r\n|\r|\n|\u2028|\u2029/);
  const widths = groupWidths(raws.map((raw) => raw.trim()));
  for (const [at, raw] of raws.entries()) {
    const trimmed = raw.trim();
    const last = lines.at(-1);
    const before = raws[at - 1]?.trim() ?? '';
    if (trimmed === '') opensGroup = true;
    else if (
      !opensGroup &&
      last !== undefined &&
      isWrapped(before, trimmed, widths[at] ?? 0) &&
      (!/^\p{Ll}/u.test(last.text) || RUNS_ON.test(before))
    )
      last.text = joinWrapped(last.text, trimmed);
    else {
      lines.push({ text: trimmed, indent: measureIndent(raw), opensGroup });
      opensGroup = false;
    }
  }
  return lines;
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

/** `onde: …` and `limpas - sem pus` begin a note of their own; so does a key (`resp 1 manto`) and what tells the makers how to end. */
const BEGINS_ANEW =
  /^(?:(?:gab(?:arito)?|resp(?:ostas?)?)\W+(?:\p{L}+\W+)?\d|\p{L}[^:.!?]{1,40}:\s|\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2} [-–—=→] |(?:prof(?:[aª]|essora?)?\.?|turma|escola|data|nome|obs\d*)(?!\p{L})|(?:fechar|terminar|encerrar|começar|finalizar)(?: a aula)? com )/u;

/** Who begins lines in small letters begins the next one so too, unless this one cannot end here. */
const RUNS_ON =
  /[,–-]$|(?<!\p{L})(?:[aeo]s?|d[aeo]s?|n[ao]s?|em|com|por|para|pra|que|um|uma|ao|à|pel[ao]s?|ou|se|como|mais|menos|entre|sobre|sem)$/iu;

/** A line that still had room for the next word was ended on purpose. */
function isWrapped(before: string, after: string, width: number): boolean {
  const [word = ''] = after.split(/\s/, 1);
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
