import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Bit } from './bit.ts';
import { isContentRole, type Role } from './role.ts';

type Judged = Bit & { role: Role };

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
  const isOfVerse = bits.some(({ text }) => OF_VERSE.test(text));
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
    const named = titleLines(own);
    const isApart = before.length < FEWEST_GOING_ON && !before.some((_, at) => rhymes(before, at));
    const verses = untilQuoted(own.slice(isApart ? Math.max(before.length, named) : named));
    return isRhymed(verses) || (isOfVerse && isFree(verses)) ? [verses] : [];
  });
}

/** Words of a lesson on poems. */
const OF_VERSE = /(?<!\p{L})(?:poemas?|poesias?|versos?|estrofes?|eu[- ]l[íi]ric[oa]s?)(?!\p{L})/iu;
const FEWEST_IN_STANZA = 3;

/** Stanzas without rhyme, told of in a lesson on poems: a sentence goes on from line to line in each of them. */
function isFree(verses: readonly Bit[]): boolean {
  const stanzas = new Map<number | undefined, Bit[]>();
  for (const verse of verses)
    stanzas.set(verse.block.group, [...(stanzas.get(verse.block.group) ?? []), verse]);
  const opensNew = (stanza: readonly Bit[]): boolean => /^\P{L}*\p{Lu}/u.test(stanza[0]?.text ?? '');
  return (
    stanzas.size > 1 &&
    isGoingOn(verses) &&
    [...stanzas.values()].every((stanza) => stanza.length >= FEWEST_IN_STANZA && opensNew(stanza))
  );
}

/** Verses that one quotation holds stand apart from the line that leads to them and from what is said right below. */
function untilQuoted<One extends Bit>(verses: One[]): One[] {
  const start = verses.findIndex(({ text }) => OPENS_QUOTE.test(text) && !ENDS_QUOTE.test(text));
  const end = verses.findIndex(({ text }, at) => at > start && ENDS_QUOTE.test(text));
  const isQuoted = start >= 0 && start < FEWEST_GOING_ON && end - start + 1 >= FEWEST_GOING_ON;
  return isQuoted ? verses.slice(start, end + 1) : verses;
}
const OPENS_QUOTE = /^["“]/u;
const ENDS_QUOTE = /["”][.!]?$/u;

const MOST_TITLE = 2;

/** How many lines, set apart from the first stanza, name the poem and who wrote it. */
function titleLines(lines: readonly Bit[]): number {
  const { group } = lines[0]?.block ?? {};
  const end = lines.findIndex(({ block }) => block.group !== group);
  const next = lines.filter(({ block }) => block.group === lines[end]?.block.group);
  return group !== undefined && end > 0 && end <= MOST_TITLE && next.length > MOST_TITLE ? end : 0;
}

/** The first verse of a stanza, though a blank line above made a heading of it: it goes on below, or rhymes with what stands there. */
function opensStanza(bits: readonly Bit[], at: number): boolean {
  const [first, ...below] = bits.slice(at, at + REACH + 1);
  if (first === undefined || below[0]?.kind !== 'paragraph') return false;
  if (/\p{Lu}{3}/u.test(first.text)) return isSung(stanzaFrom(bits, at));
  return /^\p{Ll}/u.test(below[0].text) || rhymes([first, ...below.filter(mayBeVerse)], 0);
}

/** What stands in one group from a line on. */
function stanzaFrom(bits: readonly Bit[], at: number): readonly Bit[] {
  const end = bits.findIndex(({ block }, place) => place > at && block.group !== bits[at]?.block.group);
  return bits.slice(at, end < 0 ? undefined : end);
}

const mayBeVerse = ({ kind, text }: Bit): boolean =>
  (kind === 'paragraph' || kind === 'heading') &&
  text.length <= LONGEST_VERSE &&
  /^["“—–-]?\s?\p{L}/u.test(text) &&
  !/:.|[=|/]|\d|_{2}|[–-]\s\p{L}+$/u.test(text);

function isRhymed(verses: readonly Bit[]): boolean {
  // `"Um, dois, feijão com arroz,` … `nove, dez, comer pastéis."`: a rhyme that is quoted from its first line to its last.
  const isQuoted =
    OPENS_QUOTE.test(verses[0]?.text ?? '') &&
    verses.findIndex(({ text }) => ENDS_QUOTE.test(text)) === verses.length - 1;
  const goesOn = isGoingOn(verses);
  if (isSung(verses)) return true;
  if (isQuoted && goesOn && verses.length >= FEWEST_GOING_ON) return true;
  if (verses.length < (goesOn ? FEWEST_GOING_ON : FEWEST_VERSES)) return false;
  return verses.filter((_, at) => rhymes(verses, at)).length >= RHYMING * verses.length;
}

/** Half of the lines begin in small letters, as their sentence goes on. */
const isGoingOn = (verses: readonly Bit[]): boolean =>
  verses.filter(({ text }, at) => at > 0 && /^\p{Ll}/u.test(text)).length * 2 >= verses.length &&
  /^\P{L}*\p{Lu}/u.test(verses[0]?.text ?? '');

/** `PIRULITO QUE BATE BATE` and what goes on so: a song for who learns to read, set apart in capitals. */
const isSung = (verses: readonly Bit[]): boolean =>
  verses.length >= FEWEST_GOING_ON &&
  verses.every(
    ({ text, block }) =>
      block.group !== undefined &&
      block.group === verses[0]?.block.group &&
      text === text.toUpperCase() &&
      text.split(/\s+/u).length >= FEWEST_WORDS,
  ) &&
  verses.filter((_, at) => rhymes(verses, at) || opensAlike(verses, at)).length * 2 >= verses.length;
const FEWEST_WORDS = 3;

/** `QUEM GOSTA DE MIM …`, `QUEM GOSTA DELA …` */
const opensAlike = (verses: readonly Bit[], at: number): boolean => {
  const opening = ({ text }: Bit): string => text.split(/\s+/u).slice(0, 2).join(' ');
  const own = verses[at];
  return own !== undefined && verses.some((other) => other !== own && opening(other) === opening(own));
};

function rhymes(verses: readonly Bit[], at: number): boolean {
  const { sound, word, line } = endOf(verses[at]?.text ?? '');
  const rhymed = verses
    .slice(Math.max(0, at - REACH), at + REACH + 1)
    .map(({ text }) => endOf(text))
    .some((other) => sound.length > 1 && other.sound === sound && other.word !== word);
  // `Onde canta o Sabiá` at the end of each stanza: a refrain.
  // What comes back from slide to slide is none.
  const isTyped = verses[at]?.at === null;
  return rhymed || (isTyped && verses.some(({ text }, place) => place !== at && endOf(text).line === line));
}

/** The last word of a verse and its sound from the vowel before the last on, as far as letters tell it: of `lá` its end alone. */
function endOf(text: string): { word: string; sound: string; line: string } {
  const line = normalise(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  const stressed = /[áâéêíóôú]s?(?=\P{L}*$)/iu.exec(text)?.[0];
  const word = /(\p{L}+)\P{L}*$/u.exec(normalise(text))?.[1] ?? '';
  if (stressed !== undefined) return { word, sound: `${normalise(stressed)}!`, line };
  // `frio` beside `rio`: what stands before the first vowel is not heard.
  const sound = (/[aeiou]*[^aeiou]*[aeiou]+[^aeiou]*$/u.exec(word)?.[0] ?? word).replace(/^[^aeiou]+/u, '');
  return { word, line, sound: sound.slice(-4) };
}

/** The line above a poem is its name, one below that who wrote it; a place and year in brackets behind it are no verse. */
export function nameVerses<One extends Judged>(bits: readonly One[], verses: readonly One[]): [One, Role][] {
  const [first, last] = [verses[0], verses.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = bits.indexOf(first);
  const [above, next] = [bits[start - 1], bits[bits.indexOf(last) + 1]];
  const signed: [One, Role][] =
    next !== undefined && SIGNED.test(next.text) ? [[next, 'reference'] as const] : [];
  if (above === undefined || above.kind !== 'paragraph') return signed;
  const { group } = above.block;
  const title = bits[start - 2];
  const isAuthor = group !== first.block.group && title?.block.group === group && WRITER.test(above.text);
  if (title !== undefined && isAuthor && (title.role === 'heading' || isTitle(title)))
    return [[title, 'heading'], [above, 'reference'], ...signed];
  return first.kind === 'heading' && isTitle(above) ? [[above, 'heading'], ...signed] : signed;
}

/** `(Coimbra, julho de 1843)` */
const SIGNED = /^\(\p{Lu}[^()]{2,50}\d{4}\)\.?$/u;
const WRITER = /^\p{Lu}\p{Ll}+(?: (?:d[aeo]s?|e|\p{Lu}\p{Ll}*\.?)){1,4}$/u;
const LONGEST_TITLE = 50;
const isTitle = ({ text, role }: Judged): boolean =>
  isContentRole(role) && text.length <= LONGEST_TITLE && !/[.:;,]\s*$/.test(text);
