import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { Booklet, Chapter } from '#shared/composition/booklet.ts';
import { weigh } from './shape-units.ts';

const NOTE_WORDS = { least: 5, most: 32 };
/** Words of text between two notes: some 40 mm, so that none meets the next. */
const BETWEEN_NOTES = 140;
/** A word of a note is as high as so many words of the text beside it; what stands below in the margin needs the rest. */
const HEIGHT_OF_A_WORD = 2.6;
const LEAST_ROOM = 30;
/** Blocks around the definition itself where no note repeats it. */
const NEAR = 3;

/** Says in the margin, once for each term, what a word means that the text uses away from the place where it is defined. */
export function addMarginNotes(chapters: readonly Chapter[], glossary: Booklet['glossary']): Chapter[] {
  const open = new Map(
    glossary
      .filter(({ text }) => within(wordsOf(text).length))
      .map((entry) => [entry.term.toLowerCase(), entry] as const),
  );
  return chapters.map((chapter) => {
    let since = BETWEEN_NOTES;
    const blocks = chapter.blocks.flatMap((block, at): BookletBlock[] => {
      since = block.type === 'marginNote' ? 0 : since + weigh(block);
      if (block.type !== 'text' || since < BETWEEN_NOTES) return [block];
      const around = textOf(chapter.blocks.slice(Math.max(0, at - NEAR), at + NEAR + 1));
      const own = block.text.toLowerCase();
      const room = roomBelow(chapter.blocks, at);
      const found = [...open].find(
        ([term, { text }]) =>
          own.includes(` ${term}`) &&
          !around.includes(text.slice(0, 30).toLowerCase()) &&
          room >= LEAST_ROOM + wordsOf(`${term} ${text}`).length * HEIGHT_OF_A_WORD,
      );
      if (found === undefined) return [block];
      const [term, entry] = found;
      open.delete(term);
      since = weigh(block);
      return [
        { type: 'marginNote', title: entry.term, text: entry.text, passageIds: entry.passageIds },
        block,
      ];
    });
    return { ...chapter, blocks };
  });
}

/** Words of text from here to the next heading, whose number stands in the margin too. */
function roomBelow(blocks: readonly BookletBlock[], at: number): number {
  const below = blocks.slice(at);
  const end = below.findIndex(({ type }) => type === 'heading');
  return below.slice(0, end < 0 ? below.length : end).reduce((sum, block) => sum + weigh(block), 0);
}

const within = (words: number): boolean => words >= NOTE_WORDS.least && words <= NOTE_WORDS.most;

function textOf(blocks: readonly BookletBlock[]): string {
  return JSON.stringify(blocks).toLowerCase();
}
