import { placeWritten } from './discourse/places.ts';
import { peopleWritten } from './famous-people.ts';
import { isForeign } from './is-foreign.ts';
import { isGivenName } from './person-names.ts';
import { loadDictionary } from './spelling/dictionary.ts';
import { isUsualWord } from './spelling/usual-words.ts';
import { hashText } from './tagging/features.ts';
import { loadTagger } from './tagging/load-model.ts';

/** A shorter word of capitals is an acronym as often as not, and one in small letters a word of its own. */
const SHORTEST = 4;
const SHORTEST_ACRONYM = 3;
/** A name that the dictionary has in small letters too, and no other source of ours knows. */
const NAMES = new Set(['vargas']);

/** `portugal` → `Portugal`, `brasil` → `Brasil`: a word that the language has as a name alone; any other as it is. */
export function asName(lower: string): string {
  const name = upperFirst(lower);
  if (NAMES.has(lower) || isPerson(lower)) return name;
  const place = isUsualWord(lower) ? lower : placeWritten(lower);
  if (place !== lower) return place;
  const { has } = loadDictionary();
  return lower.length >= SHORTEST && !has(lower) && has(name) ? name : lower;
}

/** Class of the words that texts have as a name alone. */
const NAME_ALONE = 3;

/** `pedro`, not `rosa`: a given name that is no word besides. */
const isPerson = (lower: string): boolean =>
  isGivenName(lower) && !isUsualWord(lower) && loadTagger().lexicalClass(hashText(lower)) === NAME_ALONE;

/** A word in small letters that touches no mark of code, no figure (`300 kelvin`) and no other word. */
const WORD = /(?<![\p{L}\p{N}_@#/\\.'’-]|\d\s)\p{L}\p{Ll}{2,}(?![\p{L}\p{N}_@/\\('’]|[.-]\p{L})/gu;

/** `A mis padres les gusta`, `He has broken his arm`: a sentence that is looked at in a lesson of that language. */
const FOREIGN_WORD =
  /(?<!\p{L})(?:his|her|she|he|the|they|have|has|my|mis?|el|los|las|les|una?s?(?= \p{L}+(?:ción|dad))|hay)(?!\p{L})/iu;

/** The text with its names as the language writes them: `a africa e o dna` → `a Africa e o DNA`. */
export function writeNames(text: string): string {
  if (!/\p{Ll}/u.test(text) || isForeign(text) || FOREIGN_WORD.test(text)) return text;
  return peopleWritten(placeWritten(text))
    .replace(TOWN, upperFirst)
    .replace(MINAS, 'Minas')
    .replace(WEBER, 'Weber')
    .replace(PLANET, upperFirst)
    .replace(EARTH, 'Terra')
    .replace(OFFICE, (word) => OFFICES.get(word) ?? word)
    .replace(WORD, (word) => asAcronym(word.toLowerCase()) ?? (/^\p{Ll}/u.test(word) ? asName(word) : word))
    .replace(BEHIND_NAME, (found, name: string, word: string) =>
      isSomebody(name) && isUnknown(word) ? `${name} ${upperFirst(word)}` : found,
    )
    .replace(BEFORE_NAME, (found, word: string, name: string) =>
      isSomebody(name) && isUnknown(word) ? upperFirst(found) : found,
    );
}

/** `em salvador`: a word of its own anywhere else. */
const TOWN = /(?<=(?<!\p{L})em )(?:salvador|belém|roma|santiago|lima|recife)(?![\p{L}-])/gu;
/** `São Paulo e minas se revezavam` */
const MINAS =
  /(?<=São Paulo[\s\S]{0,400})(?<!(?:[dn]?as|uma|duas|muitas) )minas(?= (?:se|não|com|foi|tinha|e São))|(?<=São Paulo(?: e|,) )minas(?![\p{L}-])|(?<![\p{L}-])minas(?= e São Paulo)/gu;
/** `mercúrio` is a metal as well; `terra` is the Earth beside another body of the sky. */
const PLANET = /(?<![\p{L}\p{N}-])(?:marte|vênus|júpiter|saturno|netuno)(?![\p{L}-])/gu;
const EARTH =
  /(?<=(?:Marte|Vênus|Júpiter|Saturno|Netuno|(?<!\p{L})lua)(?!\p{L}).{0,60}(?<!\p{L})[dn]?a )terra(?![\p{L}-])|(?<=(?<!\p{L})[dn]?a )terra(?=[^.;]{0,60}(?<!\p{L})(?:Marte|Vênus|Júpiter|Saturno|Netuno|[dn]?a lua)(?!\p{L}))/gu;
/** A unit too. */
const WEBER = /(?<=(?:Marx|Durkheim)(?: e|,)(?: com)? )weber(?!\p{L})/giu;
/** What is called by its initials and is a word besides, or in no dictionary. */
const OFFICES = new Map([
  ['sus', 'SUS'],
  ['funai', 'Funai'],
  ['fiocruz', 'Fiocruz'],
  ['fifa', 'Fifa'],
  ['anvisa', 'Anvisa'],
  ['samu', 'Samu'],
  ['procon', 'Procon'],
]);
const OFFICE = new RegExp(
  `(?<=(?<!\\p{L})(?:[DNdn]?[AOao]|[Pp]el[ao]|à|ao|ou|e) )(?:${[...OFFICES.keys()].join('|')})(?![\\p{L}-])`,
  'gu',
);

/** `William harvey`, `san Andreas`: what no dictionary has, beside somebody's name. */
const BEHIND_NAME = /(?<![\p{L}\p{N}-])(\p{Lu}\p{Ll}{2,}) (\p{Ll}{4,})(?![\p{L}\p{N}-])/gu;
const BEFORE_NAME = /(?<![\p{L}\p{N}-])(\p{Ll}{3,}) (\p{Lu}\p{Ll}{2,})(?![\p{L}\p{N}-])/gu;

function isSomebody(name: string): boolean {
  const lower = name.toLowerCase();
  return asName(lower) === name && placeWritten(lower) === lower;
}

const isUnknown = (lower: string): boolean => !loadDictionary().has(lower);
const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Longer ones that can be read aloud are words of another language (`unit`). */
const UNREADABLE = /^.{3}$|[^aeiou]{3}|[bcdfgjkpqtvxz]{2}/u;

const ACCENTS: readonly [bare: string, marked: string][] = [
  ['a', 'á'],
  ['e', 'é'],
  ['e', 'ê'],
  ['i', 'í'],
  ['o', 'ó'],
  ['u', 'ú'],
];
/** `dna`, `ibge`: what the dictionary has in capitals alone; null for words. */
function asAcronym(lower: string): string | null {
  const { has } = loadDictionary();
  const name = upperFirst(lower);
  const isOne =
    lower.length >= SHORTEST_ACRONYM &&
    UNREADABLE.test(lower) &&
    !has(lower) &&
    !has(name) &&
    has(lower.toUpperCase()) &&
    // `gas` lacks its accent.
    !ACCENTS.some(([bare, marked]) => has(lower.replace(bare, marked)));
  return isOne ? lower.toUpperCase() : null;
}
