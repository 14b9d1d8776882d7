import type { Block, SourceDocument } from '#engine/reading/source-document.ts';
import type { SlideBlock } from '#shared/composition/blocks.ts';
import type { Slide } from '#shared/composition/deck.ts';

/** What stands above the key of an exam. */
const KEY_HEADING = /^\W*(?:gabarito|respostas)(?: oficial| final| preliminar| d[aeo]s? .{1,30})?\W*$/iu;
const KEY_IN_LINE = /^\W*gabarito\s*[:–-]\s*(?=\d)/iu;
const ENTRY = /(?:^|[\s,;|(])(?:quest(?:ão|ao)\s*)?(\d{1,3})\s*[.):=–-]*\s*\(?([A-Ea-e])\)?(?=$|[\s,;.|)])/gu;
/** What else a line of a key may hold. */
const MOST_OTHER_LETTERS = 12;

/** The letters that an exam's own key gives, by the number of the question; what is given twice differently is left out. */
export function findGivenAnswers(document: SourceDocument | null): Map<number, string> {
  const given = new Map<number, string>();
  const doubted = new Set<number>();
  let isKey = false;
  for (const block of document?.blocks ?? []) {
    const lines = linesOf(block);
    const [first = ''] = lines;
    if (lines.length === 1 && KEY_HEADING.test(first)) {
      isKey = true;
      continue;
    }
    const inLine = KEY_IN_LINE.test(first);
    if (!isKey && !inLine) continue;
    const entries = lines.flatMap((line) => readLine(line.replace(KEY_IN_LINE, '')));
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
    return block.items.map(({ text }, at) =>
      block.isOrdered && /^\(?[A-Ea-e]\)?\.?$/u.test(text) ? `${at + 1} ${text}` : text,
    );
  if (block.type !== 'table') return [];
  const [above = [], below = []] = block.rows;
  const isAcross = block.rows.length === 2 && below.every((cell) => /^[A-Ea-e]?$/u.test(cell.trim()));
  return isAcross
    ? above.map((cell, at) => `${cell} ${below[at] ?? ''}`)
    : block.rows.map((row) => row.join(' '));
}

function readLine(line: string): [number, string][] {
  const found = [...line.matchAll(ENTRY)];
  const rest = line.replaceAll(ENTRY, ' ').replaceAll(/[^\p{L}]/gu, '');
  if (rest.length > MOST_OTHER_LETTERS) return [];
  return found.map(([, number, letter = '']) => [Number(number), letter.toUpperCase()]);
}

/** Questions with options that the key names, with their right one. */
export function answerGiven(slides: readonly Slide[], given: ReadonlyMap<number, string>): Slide[] {
  if (given.size === 0) return [...slides];
  const answer = (block: SlideBlock): SlideBlock => {
    if (block.type !== 'question' || block.right !== null) return block;
    const right = 'ABCDE'.indexOf(given.get(block.number) ?? '-');
    const option = block.options[right];
    return option === undefined ? block : { ...block, right, answer: option };
  };
  return slides.map((slide) => ({ ...slide, blocks: slide.blocks.map(answer) }));
}
