import { splitAnswer } from '#engine/pedagogy/language/split-answer.ts';
import type { Block, SourceDocument } from '#engine/reading/source-document.ts';
import type { SlideBlock } from '#shared/composition/blocks.ts';
import type { Slide } from '#shared/composition/deck.ts';

/** What stands above the key of an exam. */
const KEY_HEADING = /^\W*(?:gabarito|respostas)(?: oficial| final| preliminar| d[aeo]s? .{1,30})?\W*$/iu;
const KEY_IN_LINE = /^\W*gabarito\s*[:–-]\s*(?=\d)/iu;
const ENTRY = /(?:^|[\s,;|(])(?:quest(?:ão|ao)\s*)?(\d{1,3})\s*[.):=–-]*\s*\(?([A-Ea-e])\)?(?=$|[\s,;.|)])/gu;
/** What else a line of a key may hold. */
const MOST_OTHER_LETTERS = 12;

/** `6) Porque o ventrículo esquerdo …`: an answer in words, of a question that stood above. */
const IN_WORDS = /^(?:quest(?:ão|ao)\s*)?(\d{1,2})\s*[.)–-]\s*(.{2,})$/isu;
const LONGEST_ANSWER = 170;

/**
 * What an exam's own key gives, by the number of the question: the letter of an option or the answer in words. What is given
 * twice differently is left out.
 */
export function findGivenAnswers(document: SourceDocument | null): Map<number, string> {
  const given = new Map<number, string>();
  const doubted = new Set<number>();
  let isKey = false;
  const asked = new Set<number>();
  for (const block of document?.blocks ?? []) {
    const lines = linesOf(block);
    const [first = ''] = lines;
    if (!isKey)
      for (const line of lines) {
        const number = Number(IN_WORDS.exec(line)?.[1] ?? 0);
        const { answer } = splitAnswer(line);
        asked.add(number);
        // Where each part of a material counts anew the first of them would answer for the second.
        if (number > 0 && answer !== null && given.has(number)) doubted.add(number);
        if (number > 0 && answer !== null) given.set(number, answer);
      }
    if (lines.length === 1 && KEY_HEADING.test(first)) {
      isKey = true;
      continue;
    }
    const inLine = KEY_IN_LINE.test(first);
    if (!isKey && !inLine) continue;
    const entries = lines.flatMap((line) => readLine(line.replace(KEY_IN_LINE, ''), asked));
    if (entries.length === 0) isKey = false;
    for (const [number, letter] of entries) {
      if ((given.get(number) ?? letter) !== letter) doubted.add(number);
      given.set(number, letter);
    }
  }
  for (const number of doubted) given.delete(number);
  return given;
}

/** The lines of a block; a table of numbers above letters is told pair by pair. */
function linesOf(block: Block): string[] {
  if (block.type === 'paragraph' || block.type === 'heading') return block.text.split('\n');
  if (block.type === 'list')
    return block.items.map(({ text }, at) => (block.isOrdered ? `${at + 1}) ${text}` : text));
  if (block.type !== 'table') return [];
  const [above = [], below = []] = block.rows;
  const isAcross = block.rows.length === 2 && below.every((cell) => /^[A-Ea-e]?$/u.test(cell.trim()));
  return isAcross
    ? above.map((cell, at) => `${cell} ${below[at] ?? ''}`)
    : block.rows.map((row) => row.join(' '));
}

function readLine(line: string, asked: ReadonlySet<number>): [number, string][] {
  const found = [...line.matchAll(ENTRY)];
  const rest = line.replaceAll(ENTRY, ' ').replaceAll(/[^\p{L}]/gu, '');
  if (found.length > 0 && rest.length <= MOST_OTHER_LETTERS)
    return found.map(([, number, letter = '']) => [Number(number), letter.toUpperCase()]);
  const [, number, told = ''] = IN_WORDS.exec(line.trim()) ?? [];
  const isAnswer = number !== undefined && asked.has(Number(number)) && told.length <= LONGEST_ANSWER;
  return isAnswer && !told.endsWith('?') ? [[Number(number), told.trim()]] : [];
}

/** Questions with options that the key names, with their right one. */
export function answerGiven(slides: readonly Slide[], given: ReadonlyMap<number, string>): Slide[] {
  if (given.size === 0) return [...slides];
  const answer = (block: SlideBlock): SlideBlock => {
    if (block.type !== 'question' || block.right !== null) return block;
    const told = given.get(block.number) ?? '';
    if (block.options.length === 0 && block.answer === null && told !== '') return { ...block, answer: told };
    const right = told === '' ? -1 : 'ABCDE'.indexOf(told);
    const option = block.options[right];
    return option === undefined ? block : { ...block, right, answer: option };
  };
  return slides.map((slide) => ({ ...slide, blocks: slide.blocks.map(answer) }));
}
