import { finishDocument } from '#engine/reading/finish-document.ts';
import { hasWords } from '#engine/reading/has-words.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { DraftBlock, SourceDocument } from '#engine/reading/source-document.ts';
import { findTypedTable } from './find-typed-table.ts';
import { guessHeading } from './guess-heading.ts';
import { splitLines, type TextLine } from './split-lines.ts';
import { takeList } from './take-list.ts';

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
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line === undefined) break;
    const heading = guessHeading(line, lines[at + 1]);
    const taken =
      heading !== null ? { block: heading, length: 1 } : (findTypedTable(lines, at) ?? takeList(lines, at));
    blocks.push(taken?.block ?? readParagraph(line.text));
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
