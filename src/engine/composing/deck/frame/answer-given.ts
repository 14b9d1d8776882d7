import { splitAnswer } from '#engine/pedagogy/language/split-answer.ts';
import { headsKey, readKey } from '#engine/pedagogy/material/read-key.ts';
import type { Block, SourceDocument } from '#engine/reading/source-document.ts';
import type { SlideBlock } from '#shared/composition/blocks.ts';
import type { Slide } from '#shared/composition/deck.ts';

const KEY_IN_LINE = /^\W*gabarito\s*[:–-]\s*(?=\d)/iu;
/** `6) Porque o ventrículo esquerdo …`: a question or its answer, by its number. */
const NUMBERED = /^(?:quest(?:ão|ao)\s*)?(\d{1,2})\s*[.)–-]\s*.{2,}$/isu;
/** `1-B`, `2 C`, `b) 6`: a line of a key. */
const IN_KEY = /^\W*(?:quest(?:ão|ao)\s*)?(?:\d{1,3}\s*(?:[.):=º–-]|\s\(?[A-E]\)?(?=$|[\s,;.|]))|[a-h]\))/iu;
const LONGEST_ANSWER = 240;

/**
 * What an exam's own key gives, by the number of the question: the letter of an option or the answer in words. What is given
 * twice differently is left out.
 */
export function findGivenAnswers(document: SourceDocument | null): Map<number, string> {
  const given = new Map<number, string>();
  const doubted = new Set<number>();
  const asked = new Set<number>();
  const key: string[] = [];
  let isKey = false;
  for (const block of document?.blocks ?? []) {
    const lines = linesOf(block);
    const [first = ''] = lines;
    if (!isKey)
      for (const line of lines) {
        const number = Number(NUMBERED.exec(line)?.[1] ?? 0);
        const { answer } = splitAnswer(line);
        asked.add(number);
        // Where each part of a material counts anew the first of them would answer for the second.
        if (number > 0 && answer !== null && given.has(number)) doubted.add(number);
        if (number > 0 && answer !== null) given.set(number, answer);
      }
    if (lines.length === 1 && headsKey(first)) isKey = true;
    else if (KEY_IN_LINE.test(first)) key.push(...lines.map((line) => line.replace(KEY_IN_LINE, '')));
    else if (isKey && lines.some((line) => IN_KEY.test(line))) key.push(...lines);
    else isKey = false;
  }
  for (const [number, answer] of readKey(key)) {
    const isLetter = /^[A-E]$/u.test(answer);
    if (!isLetter && (!asked.has(number) || answer.length > LONGEST_ANSWER || answer.endsWith('?'))) continue;
    if ((given.get(number) ?? answer) !== answer) doubted.add(number);
    given.set(number, answer);
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

/** Questions with options that the key names, with their right one. */
export function answerGiven(slides: readonly Slide[], given: ReadonlyMap<number, string>): Slide[] {
  if (given.size === 0) return [...slides];
  const answer = (block: SlideBlock): SlideBlock => {
    if (block.type !== 'question' || block.right !== null) return block;
    const told = given.get(block.number) ?? '';
    if (block.options.length === 0 && block.answer === null && told !== '') return { ...block, answer: told };
    const right = told.length === 1 ? 'ABCDE'.indexOf(told) : -1;
    const option = block.options[right];
    return option === undefined ? block : { ...block, right, answer: option };
  };
  return slides.map((slide) => ({ ...slide, blocks: slide.blocks.map(answer) }));
}
