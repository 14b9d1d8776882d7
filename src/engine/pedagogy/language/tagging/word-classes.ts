import { hashText } from './features.ts';
import { readAsVerb } from './verb-endings.ts';

/** Bits of a word's class in the dictionary. */
export const CLASS = { verb: 1, inflectsForGender: 2, takesPlural: 4, invariable: 8, name: 16 } as const;

/**
 * The dictionary's word classes without its words: a hash table of 16-bit slots, eleven bits to recognise a word and
 * five of `CLASS`. One look-up in five hundred finds a class for a word that is not there.
 */
export interface ClassTable {
  slots: Uint16Array;
}

const EMPTY = 0;
const CLASS_BITS = 5;

/** The class of a word as the dictionary lists it (lower case, singular, infinitive); 0 for none. */
export function classOf({ slots }: ClassTable, word: string): number {
  const { at, mark } = placeOf(word, slots.length);
  for (let slot = at; ; slot = (slot + 1) % slots.length) {
    const held = slots[slot] ?? EMPTY;
    if (held === EMPTY) return 0;
    if (held >>> CLASS_BITS === mark) return held & 31;
  }
}

/** Builds the table of a list of words; `fill` below 1 leaves room for quick look-ups. */
export function buildClassTable(words: ReadonlyMap<string, number>, fill = 0.8): ClassTable {
  const slots = new Uint16Array(Math.ceil(words.size / fill));
  for (const [word, bits] of words) {
    const { at, mark } = placeOf(word, slots.length);
    let slot = at;
    while (slots[slot] !== EMPTY && (slots[slot] ?? 0) >>> CLASS_BITS !== mark)
      slot = (slot + 1) % slots.length;
    slots[slot] = (mark << CLASS_BITS) | bits | ((slots[slot] ?? 0) & 31);
  }
  return { slots };
}

function placeOf(word: string, size: number): { at: number; mark: number } {
  const hash = hashText(word);
  const mark = Math.imul(hash, 0x2c1b3c6d) >>> 21 || 1;
  return { at: (Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0) % size, mark };
}

/** What the dictionary knows of an inflected word: bits of `CLASS` and, from 32 on, the verb forms it can be. */
export function dictionarySign(table: ClassTable, word: string): number {
  let sign = classOf(table, word) & CLASS.name;
  for (const { form } of readAsVerb(word, (verb) => (classOf(table, verb) & CLASS.verb) !== 0))
    sign |= FORM_BITS[form];
  const singulars = singularsOf(word);
  for (const form of singulars) sign |= classOf(table, form) & NOMINAL;
  for (const form of singulars) {
    if (!form.endsWith('a')) continue;
    sign |= classOf(table, `${form.slice(0, -1)}o`) & CLASS.inflectsForGender;
    sign |= classOf(table, form.slice(0, -1)) & CLASS.inflectsForGender;
  }
  return sign;
}

/** Bit of `dictionarySign` for a word that can be a finite verb. */
export const FINITE = 32;
const FORM_BITS = { fin: FINITE, inf: 64, ger: 128, part: 256 } as const;
/** Bits of `dictionarySign` for a word that can be a noun or adjective. */
export const NOMINAL = CLASS.inflectsForGender | CLASS.takesPlural | CLASS.invariable;

/** A word and what it may be the plural of. */
function singularsOf(word: string): string[] {
  if (!word.endsWith('s')) return [word];
  const forms = [word, word.slice(0, -1)];
  for (const [plural, singular] of PLURALS)
    if (word.endsWith(plural)) forms.push(word.slice(0, -plural.length) + singular);
  return forms;
}

const PLURALS: readonly [plural: string, singular: string][] = [
  ['ões', 'ão'],
  ['ães', 'ão'],
  ['es', ''],
  ['ns', 'm'],
  ['is', 'l'],
  ['is', 'il'],
  ['eis', 'il'],
  ['éis', 'el'],
  ['óis', 'ol'],
];
