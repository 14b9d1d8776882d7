import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CLASS } from '#engine/pedagogy/language/tagging/word-classes.ts';

/**
 * What the affix flags of the Brazilian dictionary (VERO, by way of dictionary-pt) tell of its words: which are
 * infinitives, which inflect for gender (adjectives and names of people), which only take a plural, which neither.
 * The letters were read off its .aff file: B the plural, D the gender, C and R adverbs in -mente, a to e the conjugations with j to
 * M, L, Y the pronouns after them.
 */
export function dictionaryClasses(): Map<string, number> {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-pt'));
  const lines = readFileSync(join(folder, 'index.dic'), 'utf8').split('\n').slice(1);
  const flags = new Map<string, string>();
  const names: string[] = [];
  for (const line of lines) {
    const [word = '', own = ''] = line.trim().split('/');
    if (/^\p{Ll}{2,}$/u.test(word)) flags.set(word, (flags.get(word) ?? '') + own);
    else if (/^\p{Lu}\p{Ll}+$/u.test(word)) names.push(word.toLowerCase());
  }
  const classes = new Map<string, number>();
  for (const [word, own] of flags) {
    const bits = bitsOf(word, own);
    if (bits !== 0) classes.set(word, bits);
  }
  for (const name of names) classes.set(name, (classes.get(name) ?? 0) | CLASS.name);
  return classes;
}

function bitsOf(word: string, flags: string): number {
  if (/(?:[aei]r|[oô]r)$/.test(word) && /[aec]/.test(flags) && /[jkLMY]/.test(flags)) return CLASS.verb;
  if (flags.includes('D')) return CLASS.inflectsForGender;
  if (flags.includes('B')) return CLASS.takesPlural;
  return /[RCV]/.test(flags) ? CLASS.invariable : 0;
}
