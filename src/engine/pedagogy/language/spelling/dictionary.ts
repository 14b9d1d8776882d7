import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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

/** A rule of a Hunspell .aff file: a word made of a stem that lost `strip` and got `add`. */
interface AffixRule {
  flag: string;
  strip: string;
  /** What the stem has to end (or begin) like. */
  condition: RegExp | null;
  /** Suffixes of this flag may stand together with prefixes. */
  joins: boolean;
}

interface Affixes {
  /** By what they add. */
  suffixes: ReadonlyMap<string, readonly AffixRule[]>;
  prefixes: ReadonlyMap<string, readonly AffixRule[]>;
  longestSuffix: number;
  longestPrefix: number;
}

/** Reads the SFX and PFX rules of an .aff file; the Brazilian one uses no others that judge a word. */
function readAffixes(file: string): Affixes {
  const joining = new Map<string, boolean>();
  const suffixes = new Map<string, AffixRule[]>();
  const prefixes = new Map<string, AffixRule[]>();
  const conditions = new Map<string, RegExp | null>();
  for (const line of file.split('\n')) {
    if (!line.startsWith('SFX') && !line.startsWith('PFX')) continue;
    const [kind = '', flag = '', strip = '', add = '', condition] = line.trim().split(/\s+/);
    if (condition === undefined) {
      joining.set(kind + flag, strip === 'Y');
      continue;
    }
    const isSuffix = kind === 'SFX';
    const added = add.replace(/\/.*$/, '').replace(/^0$/, '');
    const rules = isSuffix ? suffixes : prefixes;
    const own = rules.get(added) ?? [];
    own.push({
      flag,
      strip: strip === '0' ? '' : strip,
      condition: conditionOf(condition, isSuffix, conditions),
      joins: joining.get(kind + flag) ?? false,
    });
    rules.set(added, own);
  }
  return { suffixes, prefixes, longestSuffix: longestOf(suffixes), longestPrefix: longestOf(prefixes) };
}

function conditionOf(written: string, isSuffix: boolean, known: Map<string, RegExp | null>): RegExp | null {
  const key = isSuffix ? `${written}$` : `^${written}`;
  let condition = known.get(key);
  if (condition === undefined) {
    condition = written === '.' ? null : new RegExp(key, 'u');
    known.set(key, condition);
  }
  return condition;
}

function longestOf(rules: ReadonlyMap<string, unknown>): number {
  return [...rules.keys()].reduce((longest, added) => Math.max(longest, added.length), 0);
}

/**
 * The words of a Hunspell .dic file with their flags. The file stays one string with a table of places beside it: 300,000 words in
 * a Map would take ten times as much.
 */
interface WordList {
  /** The flags of every entry of a word, joined; null for a word that is not listed. */
  flagsOf(word: string): string | null;
}

function readWordList(file: string): WordList {
  const lines = countLines(file);
  const size = 2 ** Math.ceil(Math.log2(lines * 1.6 + 1));
  const places = new Int32Array(size).fill(-1);
  for (
    let start = file.indexOf('\n') + 1;
    start > 0 && start < file.length;
    start = file.indexOf('\n', start) + 1
  ) {
    let hash = SEED;
    for (let at = start; at < file.length && !ends(file.charCodeAt(at)); at += 1)
      hash = step(hash, file.charCodeAt(at));
    let slot = hash & (size - 1);
    while (places[slot] !== -1) slot = (slot + 1) & (size - 1);
    places[slot] = start;
  }
  return {
    flagsOf: (word) => {
      let hash = SEED;
      for (let at = 0; at < word.length; at += 1) hash = step(hash, word.charCodeAt(at));
      let flags: string | null = null;
      for (let slot = hash & (size - 1); places[slot] !== -1; slot = (slot + 1) & (size - 1)) {
        const start = places[slot] ?? 0;
        const end = start + word.length;
        if (!file.startsWith(word, start) || (end < file.length && !ends(file.charCodeAt(end)))) continue;
        flags = (flags ?? '') + flagsAt(file, end);
      }
      return flags;
    },
  };
}

const SEED = 0x811c9dc5;
const SLASH = 47;
const LINE_END = 10;

function step(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

/** A word ends at its flags, at a tab before morphology, or with its line. */
function ends(code: number): boolean {
  return code === SLASH || code === LINE_END || code === 13 || code === 9;
}

function flagsAt(file: string, at: number): string {
  if (file.charCodeAt(at) !== SLASH) return '';
  return /^[^\s]*/.exec(file.slice(at + 1, at + 60))?.[0] ?? '';
}

function countLines(file: string): number {
  let lines = 0;
  for (let at = file.indexOf('\n'); at !== -1; at = file.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
