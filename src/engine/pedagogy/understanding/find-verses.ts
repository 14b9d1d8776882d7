import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Bit } from './bit.ts';

const LONGEST_VERSE = 60;
const FEWEST_VERSES = 6;
/** A quatrain is one where a sentence goes on from line to line. */
const FEWEST_GOING_ON = 4;
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
    const isTitle = bit.kind === 'heading' && !opensStanza(bits, at);
    if (!isTitle && last !== undefined && last.at(-1) === bits[at - 1]) last.push(bit);
    else runs.push([bit]);
  }
  return runs.flatMap((run) => {
    // The title stands above; so may a line that says something of the poem.
    const own = run[0]?.kind === 'heading' && !opensStanza(run, 0) ? run.slice(1) : run;
    const stanza = own.findIndex(({ kind }) => kind === 'heading');
    const before = own.slice(0, Math.max(0, stanza));
    const isApart = before.length < FEWEST_GOING_ON && !before.some((_, at) => rhymes(before, at));
    const verses = isApart ? own.slice(before.length) : own;
    return isRhymed(verses) ? [verses] : [];
  });
}

/** The first verse of a stanza, though a blank line above made a heading of it: it goes on below, or rhymes with what stands there. */
function opensStanza(bits: readonly Bit[], at: number): boolean {
  const [first, ...below] = bits.slice(at, at + REACH + 1);
  if (first === undefined || below[0]?.kind !== 'paragraph' || /\p{Lu}{3}/u.test(first.text)) return false;
  return /^\p{Ll}/u.test(below[0].text) || rhymes([first, ...below.filter(mayBeVerse)], 0);
}

const mayBeVerse = ({ kind, text }: Bit): boolean =>
  (kind === 'paragraph' || kind === 'heading') &&
  text.length <= LONGEST_VERSE &&
  /^["“—–-]?\s?\p{L}/u.test(text) &&
  !/:.|[=|/]|\d|_{2}|[–-]\s\p{L}+$/u.test(text);

function isRhymed(verses: readonly Bit[]): boolean {
  const goingOn = verses.filter(({ text }, at) => at > 0 && /^\p{Ll}/u.test(text)).length;
  const isGoingOn = goingOn * 2 >= verses.length && /^\P{L}*\p{Lu}/u.test(verses[0]?.text ?? '');
  if (verses.length < (isGoingOn ? FEWEST_GOING_ON : FEWEST_VERSES)) return false;
  return verses.filter((_, at) => rhymes(verses, at)).length >= RHYMING * verses.length;
}

function rhymes(verses: readonly Bit[], at: number): boolean {
  const { sound, word } = endOf(verses[at]?.text ?? '');
  return verses
    .slice(Math.max(0, at - REACH), at + REACH + 1)
    .map(({ text }) => endOf(text))
    .some((other) => other.sound === sound && other.word !== word);
}

/** The last word of a verse and its sound from the vowel before the last on, as far as letters tell it. */
function endOf(text: string): { word: string; sound: string } {
  const word = /(\p{L}+)\P{L}*$/u.exec(normalise(text))?.[1] ?? '';
  return { word, sound: /[aeiou]*[^aeiou]*[aeiou]+[^aeiou]*$/u.exec(word)?.[0].slice(-4) ?? word };
}
