import { headsGroup, isShouted, takeBareList, takeBareQuestions } from '#engine/reading/bare-lists.ts';
import { hasWords } from '#engine/reading/block-text.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import { goesOnProgram, isCodeLine } from '#engine/reading/listings.ts';
import { NAMES_PART } from '#engine/reading/names-part.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { DraftBlock, SourceDocument } from '#engine/reading/source-document.ts';
import { countOn, countSteps, partCounted } from './count-steps.ts';
import { dropPage } from './drop-page.ts';
import { takeFenced } from './fences.ts';
import { headDecorated } from './head-decorated.ts';
import { headLettered } from './head-lettered.ts';
import { layOutRows } from './lay-out-rows.ts';
import { layOutTests } from './lay-out-tests.ts';
import { headItems, matchListMarker, takeList } from './match-list-marker.ts';
import { openBraces } from './open-braces.ts';
import { pairRightWrong, splitLines, type TextLine } from './split-lines.ts';
import { headSlides, readEmojis, spreadMarks } from './typed-marks.ts';
import { findTypedTable, splitBars } from './typed-table.ts';
import { keepWholes } from './wholes.ts';

/**
 * Reads what a teacher typed or pasted: headings (`#`, numbers, short lines above text), lists, tables
 * between `|` or tabs, `$latex$`; every other line is a paragraph.
 * @throws ReadingProblem `no_text` when there is not one letter or digit.
 */
export function readText(text: string): SourceDocument {
  const lines = splitLines(layOutRows(openBraces(readEmojis(headSlides(spreadMarks(dropPage(text)))))));
  const blocks = readBlocks(
    headItems(partCounted(layOutTests(pairRightWrong(countOn(headParts(keepWholes(lines))))))),
  );
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

/** What names its place itself: ruled off, by a letter, by the number of its step. */
const headParts = (lines: readonly TextLine[]): TextLine[] => countSteps(headDecorated(headLettered(lines)));
function readBlocks(lines: TextLine[]): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  // Below a heading that is marked as one a guessed one opens a part of it.
  let under = 0;
  let group = 0;
  let run = 0;
  let isProgram: boolean = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line === undefined) break;
    if (line.whole !== undefined) {
      run += 1;
      for (const [place, { text, opensGroup }] of line.whole.lines.entries()) {
        if (place === 0 || opensGroup) group += 1;
        blocks.push({ ...readParagraph(text), group, whole: { as: line.whole.as, run } });
      }
      group += 1;
      at += 1;
      continue;
    }
    const next = lines[at + 1];
    const fenced = takeFenced(lines, at);
    const isBeside: boolean =
      (isProgram && !line.opensGroup) || (next?.opensGroup === false && isCodeLine(next.text));
    const isCode: boolean =
      line.head === undefined &&
      (fenced !== null || isCodeLine(line.text) || (isBeside && goesOnProgram(line.text)));
    isProgram = isCode;
    const asked = isCode ? null : takeBareQuestions(lines, at);
    const heading = isCode || asked !== null ? null : guessHeading(lines, at);
    if (heading?.isGuessed === true) heading.level += under;
    else under = heading?.level ?? under;
    const taken =
      heading !== null
        ? { block: heading, length: 1 }
        : isCode
          ? fenced
          : (asked ?? findTypedTable(lines, at) ?? takeList(lines, at) ?? takeBareList(lines, at));
    const text = isCode ? ' '.repeat(line.indent) + line.text : line.text;
    if (line.opensGroup) group += 1;
    blocks.push({ ...(taken?.block ?? readParagraph(text)), group });
    at += taken?.length ?? 1;
  }
  return blocks;
}

/** `__Muito importante__` is set bold; `__/__/____` is filled in and `__init__` is a name of a program. */
const UNDERLINED = /(?<!\w)__(?![a-z]+__)(?=[^_]*\p{L})([^\s_][^_]*)__(?!\w)/gu;
function readParagraph(text: string): DraftBlock {
  const latex = /^\$\$(.+)\$\$$/.exec(text)?.[1]?.trim();
  return latex === undefined
    ? { type: 'paragraph', text: stripEmphasis(text) }
    : { type: 'equation', latex, text: latex };
}

function stripEmphasis(text: string): string {
  return text.replace(/\*\*(\S[^*]*)\*\*/g, '$1').replace(UNDERLINED, '$1');
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
/** `4- ESTADO NOVO 10/nov/1937 a out/1945` over what is told of it. */
const COUNTED_PART = /^\d{1,2}\s?[-–]\s?(?:\p{Lu}{1,3}\s)*\p{Lu}{4,}(?!\p{Ll})[^?:;_]*$/u;
const ENDS_OPEN = /[\p{L}\p{N})\]”"?]$/u;
const MOST_WORDS = 10;
const MOST_CHARACTERS = 80;

/** `B: antígeno B, anti-A`: of what its label names the line says several things. */
const SAYS_OF =
  /^(?!(?:aula|unidade|cap[íi]tulo|tema|parte|m[óo]dulo|cena|ato)(?!\p{L}))\p{L}[^:#]{0,25}:\s[^:,]+,\s\S/iu;

/** The heading that the line at `at` is, judged with the lines around it; null when it is something else. */
function guessHeading(lines: readonly TextLine[], at: number): DraftHeading | null {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]];
  if (line === undefined) return null;
  if (line.head !== undefined) return makeHeading(line.text, line.head + 1);
  const [, marks, marked] = MARKED.exec(line.text) ?? [];
  if (marks !== undefined && marked !== undefined)
    return { type: 'heading', level: marks.length, text: marked };
  // `Nome: ________ Turma: ____` is filled in.
  if (
    next === undefined ||
    !isShort(line.text) ||
    SAYS_OF.test(line.text) ||
    /_{3,}|→|->|=>|✓|✗|\s=\s/.test(line.text)
  )
    return null;
  if (COUNTED_PART.test(line.text) && line.opensGroup && !next.opensGroup) return makeHeading(line.text, 1);
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
    (line.opensGroup &&
      (next.text.length > line.text.length ||
        next.head !== undefined ||
        matchListMarker(next.text) !== null)) ||
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
