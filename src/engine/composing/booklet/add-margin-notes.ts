import { contentStems } from '#engine/pedagogy/language/similarity.ts';
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
/** Words after the place where a term is told in which no note says it again. */
const FAR = 200;
/** So much of what a note says stands in a block that tells it. */
const TELLS = 0.7;

/**
 * Reminds in the margin, once for each term, of what a word means: well behind the place where the text says so, never
 * before it, as a word may mean something else there. A common word means it in its own chapter alone.
 */
export function addMarginNotes(chapters: readonly Chapter[], glossary: Booklet['glossary']): Chapter[] {
  const open = new Set(glossary.filter(({ text }) => within(wordsOf(text).length)).map(openTerm));
  let read = 0;
  return chapters.map((chapter) => {
    let since = BETWEEN_NOTES;
    for (const term of open) if (!term.isOwnName) term.toldAt = null;
    const blocks = chapter.blocks.flatMap((block, at): BookletBlock[] => {
      since = block.type === 'marginNote' ? 0 : since + weigh(block);
      read += weigh(block);
      const said = textOf(block);
      for (const term of open) if (tells(said, term)) term.toldAt = read;
      if (block.type !== 'text' || since < BETWEEN_NOTES) return [block];
      const room = roomBelow(chapter.blocks, at);
      const found = [...open].find(
        ({ entry, name, toldAt }) =>
          toldAt !== null &&
          read - toldAt >= FAR &&
          name.test(block.text) &&
          room >= LEAST_ROOM + wordsOf(`${entry.term} ${entry.text}`).length * HEIGHT_OF_A_WORD,
      );
      if (found === undefined) return [block];
      const { entry } = found;
      open.delete(found);
      since = weigh(block);
      return [
        { type: 'marginNote', title: entry.term, text: entry.text, passageIds: entry.passageIds },
        block,
      ];
    });
    return { ...chapter, blocks };
  });
}

interface OpenTerm {
  entry: Booklet['glossary'][number];
  /** In small letters. */
  key: string;
  /** The word itself and no longer one; an acronym as it is written. */
  name: RegExp;
  stems: readonly string[];
  /** Of several words, or an acronym: it means the same everywhere. */
  isOwnName: boolean;
  /** Words read when it was told last. */
  toldAt: number | null;
}

function openTerm(entry: Booklet['glossary'][number]): OpenTerm {
  const isAcronym = /^\p{Lu}[\p{Lu}\d]+$/u.test(entry.term);
  const word = entry.term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return {
    entry,
    key: entry.term.toLowerCase(),
    name: new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, isAcronym ? 'u' : 'iu'),
    stems: contentStems(entry.text),
    isOwnName: isAcronym || wordsOf(entry.term).length > 1,
    toldAt: null,
  };
}

function tells(text: string, { key, name, stems }: OpenTerm): boolean {
  if (!text.toLowerCase().includes(key) || !name.test(text)) return false;
  const said = new Set(contentStems(text));
  return stems.filter((stem) => said.has(stem)).length >= TELLS * stems.length;
}

/** What a block tells; a table and a listing only name things. */
const textOf = (block: BookletBlock): string =>
  block.type === 'points'
    ? block.items.map(({ head, text }) => `${head ?? ''} ${text}`).join(' ')
    : 'text' in block && block.type !== 'code'
      ? block.text
      : '';

/** Words of text from here to the next heading, whose number stands in the margin too. */
function roomBelow(blocks: readonly BookletBlock[], at: number): number {
  const below = blocks.slice(at);
  const end = below.findIndex(({ type }) => type === 'heading');
  return below.slice(0, end < 0 ? below.length : end).reduce((sum, block) => sum + weigh(block), 0);
}

const within = (words: number): boolean => words >= NOTE_WORDS.least && words <= NOTE_WORDS.most;
