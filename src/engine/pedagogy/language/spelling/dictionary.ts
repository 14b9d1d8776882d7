import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Affixes, type AffixRule, readAffixes } from './affixes.ts';
import { readWordList, type WordList } from './word-list.ts';

export interface Dictionary {
  /** Whether a word is spelt right as it stands; capitals at its front or all over count as small letters. */
  has(word: string): boolean;
}

/** Says that a listed word is none (VERO marks so what only looks like one). */
const FORBIDDEN = 'ý';

let loaded: Dictionary | undefined;

/** The Brazilian dictionary VERO (dictionary-pt), read when a check first asks for it. */
export function loadDictionary(): Dictionary {
  if (loaded !== undefined) return loaded;
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-pt'));
  loaded = openDictionary(
    readFileSync(join(folder, 'index.aff'), 'utf8'),
    readFileSync(join(folder, 'index.dic'), 'utf8'),
  );
  return loaded;
}

export function openDictionary(affixFile: string, wordFile: string): Dictionary {
  const affixes = readAffixes(affixFile);
  const words = readWordList(wordFile);
  const known = new Map<string, boolean>();
  return {
    has: (word) => {
      let is = known.get(word);
      if (is === undefined) {
        is = casesOf(word).some((form) => isWord(form, words, affixes));
        if (known.size > 50_000) known.clear();
        known.set(word, is);
      }
      return is;
    },
  };
}

/** The spellings that a written word can stand for: `Casa` and `CASA` for `casa`, `BRASIL` for `Brasil`. */
function casesOf(word: string): string[] {
  const lower = word.toLowerCase();
  const capital = lower.charAt(0).toUpperCase() + lower.slice(1);
  if (word === lower) return [word];
  return word === word.toUpperCase() ? [word, lower, capital] : [word, lower];
}

function isWord(word: string, words: WordList, affixes: Affixes): boolean {
  const own = words.flagsOf(word);
  if (own !== null) return !own.includes(FORBIDDEN);
  if (hasStem(word, words, affixes, null)) return true;
  for (let length = 1; length <= Math.min(affixes.longestPrefix, word.length - 1); length += 1) {
    for (const rule of affixes.prefixes.get(word.slice(0, length)) ?? []) {
      const stem = rule.strip + word.slice(length);
      if (rule.condition !== null && !rule.condition.test(stem)) continue;
      if (words.flagsOf(stem)?.includes(rule.flag)) return true;
      if (rule.joins && hasStem(stem, words, affixes, rule)) return true;
    }
  }
  const parts = word.split('-');
  return parts.length > 1 && parts.every((part) => part.length > 1 && isWord(part, words, affixes));
}

/** Whether a suffix taken off leaves a listed word that takes it, and the prefix too. */
function hasStem(word: string, words: WordList, affixes: Affixes, prefix: AffixRule | null): boolean {
  for (let length = Math.min(affixes.longestSuffix, word.length - 1); length >= 0; length -= 1) {
    for (const rule of affixes.suffixes.get(word.slice(word.length - length)) ?? []) {
      if (prefix !== null && !rule.joins) continue;
      const stem = word.slice(0, word.length - length) + rule.strip;
      if (rule.condition !== null && !rule.condition.test(stem)) continue;
      const flags = words.flagsOf(stem);
      if (flags?.includes(rule.flag) && (prefix === null || flags.includes(prefix.flag))) return true;
    }
  }
  return false;
}
