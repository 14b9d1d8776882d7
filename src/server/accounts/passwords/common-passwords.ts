import { readFileSync } from 'node:fs';
import { Problem } from '#server/platform/http/problem.ts';

export const COMMON_PASSWORD_MESSAGE = 'Escolha uma senha menos comum';

/** Whose password it is to be: what others know of a person they try as well. */
export interface PasswordOwner {
  email: string;
  firstName?: string;
  lastName?: string;
}

const LIST: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('#') ? [] : line.split(' '))),
);
const WORDS_OF_THE_SITE = ['lousa', 'aula', 'aulas', 'senha'];
/** What fingers walk along, and what is counted up; each way. */
const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', 'qazwsxedcrfvtgbyhnujm'],
].flatMap((walk) => [walk, [...walk].reverse().join('')]);
const LEET: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };

/**
 * Whether a guesser would try it early: on the list, also dressed up (capitals, accents, s3nh@, a year or a few digits
 * around it), a date, a walk along the keyboard, one thing over and over, or the names of the person and the site. A
 * word and a number with a hyphen between them, and whatever has several words, is left to the list as it stands.
 */
export function isCommonPassword(password: string, owner?: PasswordOwner): boolean {
  const folded = fold(password);
  const [, repeated = folded] = /^(.+?)\1+$/su.exec(folded) ?? [];
  if (isDate(folded) || isMadeOfWalks(folded) || repeated.length <= Math.min(3, folded.length - 1))
    return true;
  const own = owner ? wordsOf(owner) : [];
  const cores = [folded, repeated, ...withoutDress(folded), ...withoutDress(repeated)];
  const words = [...WORDS_OF_THE_SITE, ...own];
  return cores.flatMap(readings).some((reading) => LIST.has(reading) || isMadeOf(reading, words));
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const joined = (text: string) => text.replaceAll(/([a-z])[\s._-]+(?=[a-z])/g, '$1');

/** The word without digits and signs before and after it, where those are few or a date or count themselves. */
function withoutDress(folded: string): string[] {
  const [, before = '', word = '', after = ''] =
    /^([\d@#!_.*$&+?]*)(.*?)([\d@#!_.*$&+?]*)$/su.exec(folded) ?? [];
  const isCheap = (dress: string) => {
    const digits = dress.replaceAll(/\D/g, '');
    return dress.length <= 6 || isDate(digits) || isMadeOfWalks(digits) || LIST.has(digits);
  };
  if (word.length < 2 || !isCheap(before) || !isCheap(after)) return [];
  // The first signs after it may be letters of the word, as in s3nh4123.
  return [0, 1, 2].map((kept) => word + after.slice(0, kept));
}

/** As it stands, and with the letters that digits and signs stand for. */
function readings(text: string): string[] {
  const plain = text.replaceAll(/[03457@$!]/g, (sign) => LEET[sign] ?? sign);
  const read = [text, plain.replaceAll('1', 'i'), plain.replaceAll('1', 'l')];
  return [...read, ...read.map(joined)];
}

/** Names, the parts of the mailbox and of its host: often the school. */
function wordsOf({ email, firstName = '', lastName = '' }: PasswordOwner): string[] {
  const [mailbox = '', host = ''] = fold(email).split('@');
  const names = fold(`${firstName} ${lastName}`).split(/[\s'’.-]+/);
  const whole = [
    fold(email),
    mailbox,
    joined(mailbox),
    ...mailbox.split(/[^a-z]+/),
    ...host.split('.').slice(0, -1),
  ];
  return [...names, ...whole].filter((word) => word.length >= 2);
}

function isMadeOf(text: string, words: readonly string[]): boolean {
  return isCovered(text, (from) =>
    words.flatMap((word) => (word !== '' && text.startsWith(word, from) ? [from + word.length] : [])),
  );
}

/** Pieces of at least three of any walks, one after the other. */
function isMadeOfWalks(text: string): boolean {
  return isCovered(text, (from) => {
    const ends: number[] = [];
    for (let end = from + 3; end <= text.length; end++) {
      if (!WALKS.some((walk) => walk.includes(text.slice(from, end)))) break;
      ends.push(end);
    }
    return ends;
  });
}

/** Whether pieces, each found by where it begins, reach from the beginning to the end. */
function isCovered(text: string, endsFrom: (from: number) => number[]): boolean {
  const reached = new Set([0]);
  for (let from = 0; from < text.length; from++) {
    if (reached.has(from)) for (const end of endsFrom(from)) reached.add(end);
  }
  return text !== '' && reached.has(text.length);
}

/** A day as people write it, with or without signs between: 25121990, 25/12/90, 1990-12-25. */
function isDate(text: string): boolean {
  const digits = text.replaceAll(/[/. -]/g, '');
  const forms = [/^(\d\d)(\d\d)(?:\d\d|(?:19|20)\d\d)$/, /^(?:19|20)?\d\d(\d\d)(\d\d)$/];
  return forms.some((form) => {
    const [, one = '', other = ''] = form.exec(digits) ?? [];
    const isDay = (day: string, month: string) =>
      Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
    return isDay(one, other) || isDay(other, one);
  });
}

/** @throws Problem 400 with the issue at `path` for a password that a guesser tries first. */
export function refuseCommonPassword(password: string, path: string, owner?: PasswordOwner): void {
  if (isCommonPassword(password, owner)) throw Problem.ofIssues([{ path, message: COMMON_PASSWORD_MESSAGE }]);
}
