import { headsGroup, isShouted, takeBareList, takeBareQuestions } from '#engine/reading/bare-lists.ts';
import { hasWords } from '#engine/reading/block-text.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import { goesOnProgram, isCodeLine } from '#engine/reading/listings.ts';
import { NAMES_PART } from '#engine/reading/names-part.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { DraftBlock, SourceDocument } from '#engine/reading/source-document.ts';
import { isCountingUp, type ListMarker, matchListMarker } from './match-list-marker.ts';
import { splitLines, type TextLine } from './split-lines.ts';

/**
 * Reads what a teacher typed or pasted: headings (`#`, numbers, short lines above text), lists, tables
 * between `|` or tabs, `$latex$`; every other line is a paragraph.
 * @throws ReadingProblem `no_text` when there is not one letter or digit.
 */
export function readText(text: string): SourceDocument {
  const blocks = readBlocks(splitLines(text));
  if (!hasWords(blocks)) throw new ReadingProblem('no_text');
  const tops = blocks.filter((block) => block.type === 'heading' && block.level === 1 && !block.isGuessed);
  const [only] = tops;
  return finishDocument({
    kind: 'text',
    title: tops.length === 1 && only?.type === 'heading' ? only.text : null,
    pages: null,
    slides: null,
    blocks: blocks.map(noteEquations),
    pagesWithoutText: [],
    warnings: [],
  });
}

function readBlocks(lines: TextLine[]): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  // Below a heading that is marked as one a guessed one opens a part of it.
  let under = 0;
  let group = 0;
  let isProgram: boolean = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line === undefined) break;
    const next = lines[at + 1];
    const isBeside: boolean =
      (isProgram && !line.opensGroup) || (next?.opensGroup === false && isCodeLine(next.text));
    const isCode: boolean = isCodeLine(line.text) || (isBeside && goesOnProgram(line.text));
    isProgram = isCode;
    const asked = isCode ? null : takeBareQuestions(lines, at);
    const heading = isCode || asked !== null ? null : guessHeading(lines, at);
    if (heading?.isGuessed === true) heading.level += under;
    else under = heading?.level ?? under;
    const taken =
      heading !== null
        ? { block: heading, length: 1 }
        : isCode
          ? null
          : (asked ?? findTypedTable(lines, at) ?? takeList(lines, at) ?? takeBareList(lines, at));
    const text = isCode ? ' '.repeat(line.indent) + line.text : line.text;
    if (line.opensGroup) group += 1;
    blocks.push({ ...(taken?.block ?? readParagraph(text)), group });
    at += taken?.length ?? 1;
  }
  return blocks;
}

function readParagraph(text: string): DraftBlock {
  const latex = /^\$\$(.+)\$\$$/.exec(text)?.[1]?.trim();
  return latex === undefined
    ? { type: 'paragraph', text: stripEmphasis(text) }
    : { type: 'equation', latex, text: latex };
}

function stripEmphasis(text: string): string {
  return text.replace(/\*\*(\S[^*]*)\*\*/g, '$1').replace(/(?<!\w)__(\S[^_]*)__(?!\w)/g, '$1');
}

// Not a price: "R$ 5 e R$ 10" has letters before and spaces inside.
const INLINE_LATEX = /(?<![\p{L}$\\])\$([^\s$](?:[^$\n]{0,300}[^\s$\\])?)\$(?![\p{N}$])/gu;

function noteEquations(block: DraftBlock): DraftBlock {
  if (block.type !== 'paragraph' && block.type !== 'heading') return block;
  const equations = [...block.text.matchAll(INLINE_LATEX)].flatMap((match) => match[1] ?? []);
  return equations.length > 0 ? { ...block, equations } : block;
}

type DraftHeading = Extract<DraftBlock, { type: 'heading' }>;

const MARKED = /^(#{1,6})\s+(.+?)\s*#*$/;
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){0,4})[.)]?\s+[–-]?\s*(\p{Lu}.*)$/u;
const ENDS_OPEN = /[\p{L}\p{N})\]”"?]$/u;
const MOST_WORDS = 10;
const MOST_CHARACTERS = 80;

/** The heading that the line at `at` is, judged with the lines around it; null when it is something else. */
function guessHeading(lines: readonly TextLine[], at: number): DraftHeading | null {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]];
  if (line === undefined) return null;
  const [, marks, marked] = MARKED.exec(line.text) ?? [];
  if (marks !== undefined && marked !== undefined)
    return { type: 'heading', level: marks.length, text: marked };
  // `Nome: ________ Turma: ____` is filled in.
  if (next === undefined || !isShort(line.text) || /_{3,}/.test(line.text)) return null;
  const [, number] = NUMBERED.exec(line.text) ?? [];
  // A numbered line directly followed by another one is a list, unless that counts its parts (`2`, `2.1`).
  if (number !== undefined) {
    const isList = NUMBERED.test(next.text) || matchListMarker(next.text)?.type === 'ordered';
    return ENDS_OPEN.test(line.text) && (!isList || next.text.startsWith(`${number}.1`))
      ? makeHeading(line.text, number.split('.').length)
      : null;
  }
  if (matchListMarker(line.text) !== null) return null;
  // `Objetivos` alone on its line heads what follows, with or without an empty line before it.
  if (NAMES_PART.test(line.text.replace(/\s*\([^()]*\)$/, '')))
    return makeHeading(line.text.replace(/\s*:$/, ''), 1);
  if (isShouted(line.text) && next.text.length > line.text.length && !isShouted(next.text))
    return makeHeading(line.text, 1);
  const label = /^(\p{Lu}[^:.!?]*):$/u.exec(line.text)?.[1];
  if (label !== undefined && line.opensGroup && label.split(' ').length <= 3) return makeHeading(label, 1);
  if (headsGroup(lines, at)) return makeHeading(line.text, 1);
  const leadsOver =
    (line.opensGroup && (next.text.length > line.text.length || matchListMarker(next.text) !== null)) ||
    standsBetween(line, next, before);
  return leadsOver && ENDS_OPEN.test(line.text) && /^[\p{Lu}\p{N}“"¿]/u.test(line.text)
    ? makeHeading(line.text, 1)
    : null;
}

const FEWEST_AROUND = 50;
const MOST_BETWEEN = 45;

/** `Os sacerdotes` between two paragraphs that are whole: a part without an empty line before it. */
function standsBetween({ text }: TextLine, next: TextLine, before: TextLine | undefined): boolean {
  return (
    before !== undefined &&
    /[.!?]["”)]*$/.test(before.text) &&
    before.text.length >= FEWEST_AROUND &&
    text.length <= MOST_BETWEEN &&
    /^\p{Lu}[^.:;,!?|=–-]*\p{L}$/u.test(text) &&
    !next.opensGroup &&
    next.text.length >= FEWEST_AROUND &&
    /^[\p{Lu}\d].*[.!?:]$/u.test(next.text)
  );
}

function makeHeading(text: string, level: number): DraftHeading {
  return { type: 'heading', level, text, isGuessed: true };
}

function isShort(text: string): boolean {
  const isRow = text.includes('\t') || splitBars(text).length > 0;
  return text.length <= MOST_CHARACTERS && text.split(/\s+/).length <= MOST_WORDS && !isRow;
}

const PIPE_ROW = /^\|.*\|$/;
const PIPE_RULE = /^\|(?:\s*:?-+:?\s*\|)+$/;

/**
 * A table that begins at line `at`: rows between `|` marks, lines with the same number of bars between
 * their cells, or of tabs, as a paste from a spreadsheet gives. Answers the block and how many lines it takes, or null.
 */
function findTypedTable(lines: TextLine[], at: number): { block: DraftBlock; length: number } | null {
  const pipes = takeWhile(lines, at, (text) => PIPE_ROW.test(text));
  if (pipes.length >= 2) {
    const rows = pipes.filter((text) => !PIPE_RULE.test(text)).map((text) => text.slice(1, -1).split('|'));
    return { block: makeTable(rows, PIPE_RULE.test(pipes[1] ?? '')), length: pipes.length };
  }
  const bars = splitBars(lines[at]?.text ?? '').length;
  const barred = bars < 2 ? [] : takeWhile(lines, at, (text) => splitBars(text).length === bars);
  if (barred.length >= 3 || (barred.length === 2 && bars > 2)) {
    const isNamed = splitBars(barred[0] ?? '').every((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell));
    return { block: makeTable(barred.map(splitBars), isNamed), length: barred.length };
  }
  const columns = lines[at]?.text.split('\t').length ?? 0;
  if (columns < 2) return null;
  const tabbed = takeWhile(lines, at, (text) => text.split('\t').length === columns);
  if (tabbed.length < 2) return null;
  return {
    block: makeTable(
      tabbed.map((text) => text.split('\t')),
      false,
    ),
    length: tabbed.length,
  };
}

/** `1930 | Revolução`: cells typed with bars between them alone; none may be empty. */
function splitBars(text: string): string[] {
  const cells = text.split(/\s\|\s/);
  return cells.length > 1 && cells.every((cell) => cell.trim() !== '') ? cells : [];
}

function takeWhile(lines: TextLine[], at: number, fits: (text: string) => boolean): string[] {
  const taken: string[] = [];
  for (const line of lines.slice(at)) {
    if (!fits(line.text) || (taken.length > 0 && line.opensGroup)) break;
    taken.push(line.text);
  }
  return taken;
}

function makeTable(rows: string[][], hasHeader: boolean): DraftBlock {
  return { type: 'table', rows: rows.map((row) => row.map((cell) => cell.trim())), hasHeader };
}

const ASKED_BY_NUMBER = /^(?:quest[ãa]o\s*)?\d{1,2}\s?[).–-].*[\p{L}:?.)]$/iu;

/**
 * The list that begins at line `at`, with its deeper items by indent, and how many lines it takes; null
 * when none begins there. Numbers that do not count from 1 stay in the text, where they mean something.
 */
function takeList(lines: TextLine[], at: number): { block: DraftBlock; length: number } | null {
  // `1- Calcule:`, then `a) 10% de 350`: the letters are those of the key.
  if (/^\(?a\)/iu.test(lines[at]?.text ?? '') && ASKED_BY_NUMBER.test(lines[at - 1]?.text ?? '')) return null;
  const found: { marker: ListMarker; indent: number }[] = [];
  for (const line of lines.slice(at)) {
    const marker = matchListMarker(line.text);
    if (marker === null) break;
    const isDeeper = line.indent > (found[0]?.indent ?? line.indent);
    if (found.length > 0 && !isDeeper && marker.type !== found[0]?.marker.type) break;
    found.push({ marker, indent: line.indent });
  }
  const top = found.filter((item) => item.indent <= (found[0]?.indent ?? 0)).map((item) => item.marker);
  const isOrdered = top[0]?.type === 'ordered';
  if (found.length === 0 || (isOrdered && !isCountingUp(top))) return null;
  // `(1) Evaporação` above `( ) a água vira vapor`: the numbers of a column to be matched.
  const isColumn = lines[at]?.text.startsWith('(') && BOX.test(lines[at + found.length]?.text ?? '');
  if (isColumn) return null;
  const levels = rankIndents(found.map((item) => item.indent));
  const items = found.map(({ marker, indent }) => ({ text: marker.text, level: levels.indexOf(indent) }));
  const isLettered = top[0]?.type === 'ordered' && top[0].sign.startsWith('a');
  const block: DraftBlock = { type: 'list', isOrdered, ...(isLettered && { isLettered }), items };
  return { block, length: found.length };
}

const BOX = /^\(\s*_*\s*\)/;

function rankIndents(indents: number[]): number[] {
  return [...new Set(indents)].sort((a, b) => a - b);
}
