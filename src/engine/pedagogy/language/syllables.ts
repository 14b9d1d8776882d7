import { remember, WORDS_KEPT } from './remember.ts';

const ACCENTED = /[áéíóúâêô]/;

/**
 * Syllables of a Portuguese word, counted by vowel nuclei: falling diphthongs and nasal ones are one
 * nucleus, the `u` of `qu`/`gu` before a vowel is none, `í`/`ú` stand alone, and a final `-ia/-io/-ua…`
 * is one nucleus only after an earlier written accent (`his-tó-ria`, but `e-ner-gi-a`). At least 1.
 */
export const countSyllables = remember((word) => {
  const parts = word
    .toLowerCase()
    .split(/[-‐‑'’]/)
    .filter(Boolean);
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + countNuclei(part), 0),
  );
}, WORDS_KEPT);

function countNuclei(part: string): number {
  const word = part.replace(/([qg])[uü](?=[aeioáéíóâêôãõ])/g, '$1').replaceAll('y', 'i');
  if (word === 'ao' || word === 'aos') return 1;
  let count = 0;
  for (const run of word.matchAll(/[aeiouàáâãéêíóôõúü]+/g)) {
    const before = word.slice(0, run.index);
    count += countRun(run[0], before, word.slice(run.index + run[0].length));
  }
  return Math.max(1, count);
}

function countRun(run: string, before: string, after: string): number {
  let count = 0;
  let at = 0;
  while (at < run.length) {
    const rest = run.slice(at);
    const isLastPair = rest.length === 2;
    const tail = isLastPair ? after : '';
    const joined =
      (isLastPair && isFinalRising(rest, before, after)) ||
      (rest.length > 1 && isFalling(rest.slice(0, 2), tail, before + run.slice(0, at), rest.length === 2));
    at += joined ? 2 : 1;
    count += 1;
  }
  return count;
}

/** `história`, `série`, `água`, `óleo`: the apparent proparoxytones end in a diphthong. */
function isFinalRising(pair: string, before: string, after: string): boolean {
  return (
    (after === '' || after === 's') &&
    /^[iueo][aeo]$/.test(pair) &&
    pair !== 'ee' &&
    pair !== 'oo' &&
    ACCENTED.test(before)
  );
}

/**
 * Whether vowel and semivowel make one syllable. `after` is what follows in the word, '' when further
 * vowels do; a weak vowel closed by l, m, n, r, z or followed by nh stands alone (`ru-im`, `ra-i-nha`).
 */
function isFalling(pair: string, after: string, before: string, isRunEnd: boolean): boolean {
  if (/^(?:ã[oei]|õe)$/.test(pair)) return true;
  if (!/^[aeouáéóâêô][iu]$|^iu$/.test(pair) || pair === 'uu') return false;
  if (pair === 'iu') return isRunEnd && (after === '' || after === 's');
  if (ACCENTED.test(pair)) return true;
  if (/^nh/.test(after) || /^[lmnrz](?:[^aeiouàáâãéêíóôõúhü]|$)/.test(after)) return false;
  if (pair === 'ui' && /^(?:ção|ções|dade)/.test(after)) return false;
  return !isPrefixHiatus(pair, before, after);
}

/** Prefixes that keep their vowel to themselves (`re-u-nir`, `pro-i-bir`). */
function isPrefixHiatus(pair: string, before: string, after: string): boolean {
  if (pair === 'eu' && before === 'r') return !after.startsWith('m');
  if (pair === 'oi' && before === 'pr') return after.startsWith('b');
  return pair === 'ei' && before === 'r' && after.startsWith('ni');
}
