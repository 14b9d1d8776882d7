import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Bit } from './bit.ts';

const LONGEST_VERSE = 60;
const FEWEST_VERSES = 6;
/** How far away a verse may rhyme, and the share of verses that do. */
const REACH = 3;
const RHYMING = 0.4;

/**
 * The poems of a document, each as its verses without its title: short lines one below the other, many of which rhyme with
 * one near them.
 */
export function findVerses<One extends Bit>(bits: readonly One[]): One[][] {
  const runs: One[][] = [];
  for (const [at, bit] of bits.entries()) {
    if (!mayBeVerse(bit)) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.at(-1) === bits[at - 1]) last.push(bit);
    else runs.push([bit]);
  }
  return runs.flatMap((run) => {
    // The title stands above: the first verse may have been read as a heading too.
    const own = run[0]?.kind === 'heading' ? run.slice(1) : run;
    const end = own.findIndex(({ kind }, place) => kind === 'heading' && place > 0);
    const verses = end < 0 ? own : own.slice(0, end);
    return isRhymed(verses) ? [verses] : [];
  });
}

const mayBeVerse = ({ kind, text }: Bit): boolean =>
  (kind === 'paragraph' || kind === 'heading') &&
  text.length <= LONGEST_VERSE &&
  /^["“—–-]?\s?\p{L}/u.test(text) &&
  !/[:=|/]|\d|_{2}|[–-]\s\p{L}+$/u.test(text);

function isRhymed(verses: readonly Bit[]): boolean {
  if (verses.length < FEWEST_VERSES) return false;
  const ends = verses.map(({ text }) => endOf(text));
  const rhyming = ends.filter((end, at) =>
    ends.some(
      (other, place) =>
        place !== at && Math.abs(place - at) <= REACH && other.sound === end.sound && other.word !== end.word,
    ),
  );
  return rhyming.length >= RHYMING * verses.length;
}

/** The last word of a verse and its sound from the vowel before the last on, as far as letters tell it. */
function endOf(text: string): { word: string; sound: string } {
  const word = /(\p{L}+)\P{L}*$/u.exec(normalise(text))?.[1] ?? '';
  return { word, sound: /[aeiou]*[^aeiou]*[aeiou]+[^aeiou]*$/u.exec(word)?.[0].slice(-4) ?? word };
}
