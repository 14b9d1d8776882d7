import { placeWritten } from './discourse/places.ts';
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
    .replace(BESIDE_PLANET, (word, at: number, whole: string) =>
      /v[êe]nus|saturno/iu.test(whole.slice(Math.max(0, at - 400), at + 40)) ? upperFirst(word) : word,
    )
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
/** Other things too, unless planets are told of. */
const BESIDE_PLANET =
  /(?<![\p{L}\p{N}-]|(?:de|do|com) )(?:mercúrio(?= é|,? v[êe]nus)|urano(?![\p{L}-])|(?<=v[êe]nus,? )terra(?=,? marte))/giu;
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

/** People whom schools of Brazil speak of, as their names are written. */
const PEOPLE =
  `Getúlio Vargas|Neil Armstrong|James Hargreaves|Edmund Cartwright|Thomas Newcomen|George Stephenson|Hans Krebs|Melvin Calvin|Júlio Prestes|Luís Carlos Prestes|Luiz Carlos Prestes|Washington Luís|Juscelino Kubitschek|João Goulart|
Jânio Quadros|Deodoro da Fonseca|Floriano Peixoto|Rui Barbosa|José Bonifácio|Joaquim Nabuco|Joaquim Silvério dos Reis|Princesa Isabel|
Dom Pedro II|Dom Pedro I|Dom Pedro|Dom João VI|Dom João|Zumbi dos Palmares|Pedro Álvares Cabral|Cristóvão Colombo|Vasco da Gama|
Napoleão Bonaparte|Adolf Hitler|Benito Mussolini|Josef Stalin|Vladimir Lenin|Osvaldo Cruz|Oswaldo Cruz|Carlos Chagas|Vital Brazil|
Pereira Passos|Rodrigues Alves|Antônio Conselheiro|Santos Dumont|Monteiro Lobato|Machado de Assis|José de Alencar|Castro Alves|
Gonçalves Dias|Olavo Bilac|Álvares de Azevedo|Aluísio Azevedo|Lima Barreto|Euclides da Cunha|Mário de Andrade|Oswald de Andrade|
Carlos Drummond de Andrade|Manuel Bandeira|Cecília Meireles|Clarice Lispector|Guimarães Rosa|Graciliano Ramos|Rachel de Queiroz|
Jorge Amado|Carolina Maria de Jesus|Conceição Evaristo|Vinicius de Moraes|Ariano Suassuna|Luís de Camões|Gil Vicente|Fernando Pessoa|
Eça de Queirós|Gregório de Matos|William Shakespeare|Miguel de Cervantes|Tarsila do Amaral|Anita Malfatti|Di Cavalcanti|
Cândido Portinari|Leonardo da Vinci|Pablo Picasso|Frida Kahlo|Salvador Dalí|Claude Monet|Vincent van Gogh|Isaac Newton|
Galileu Galilei|Albert Einstein|Marie Curie|Charles Darwin|Gregor Mendel|Louis Pasteur|Robert Hooke|Alexander Fleming|Rosalind Franklin|
Antoine Lavoisier|Dmitri Mendeleev|Ernest Rutherford|Niels Bohr|John Dalton|Joseph Thomson|Linus Pauling|Michael Faraday|James Watt|
Nikola Tesla|Alessandro Volta|Georg Ohm|Nicolau Copérnico|Johannes Kepler|Evangelista Torricelli|Blaise Pascal|Tales de Mileto|
Ada Lovelace|Alan Turing|Alfred Wegener|Charles Richter|Milton Santos|Josué de Castro|Émile Durkheim|Karl Marx|Friedrich Engels|
Max Weber|Auguste Comte|Pierre Bourdieu|Zygmunt Bauman|Michel Foucault|Hannah Arendt|Simone de Beauvoir|Immanuel Kant|René Descartes|
Jean-Jacques Rousseau|John Locke|Thomas Hobbes|Adam Smith|John Keynes|Friedrich Nietzsche|Jean-Paul Sartre|Tomás de Aquino|
Santo Agostinho|Martinho Lutero|João Calvino|Paulo Freire|Jean Piaget|Lev Vygotsky|Florence Nightingale|Wanda Horta|Nelson Mandela|
Martin Luther King|Mahatma Gandhi|Abraham Lincoln|George Washington|Simón Bolívar|Che Guevara|Fidel Castro|Chico Mendes|Marielle Franco`
    .split('|')
    .map((name) => name.trim());

const bareOf = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

const byTyped = new Map<string, string>(
  PEOPLE.flatMap((name) => [name, bareOf(name)].map((typed) => [typed.toLowerCase(), name] as const)),
);
const WHOLE = new RegExp(
  `(?<![\\p{L}\\p{N}_@#/\\\\.-])(?:${[...byTyped.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}_@/\\\\(-]|\\.\\p{L})`,
  'giu',
);

/** `durkheim`: what somebody is called by where that is no word besides; told when first asked for. */
let surnames: ReadonlyMap<string, string> | undefined;
const SHORTEST_SURNAME = 5;
const listSurnames = (): ReadonlyMap<string, string> =>
  new Map(
    PEOPLE.flatMap((name) => {
      const last = name.split(' ').at(-1) ?? '';
      const lower = last.toLowerCase();
      return lower.length < SHORTEST_SURNAME || loadDictionary().has(lower) ? [] : [[lower, last] as const];
    }),
  );

const LOWER_WORD = /(?<![\p{L}\p{N}_@#/\\.'’-])\p{Ll}{5,}(?![\p{L}\p{N}_@/\\('’-]|\.\p{L})/gu;

/** The text with the people whom schools speak of as they are written: `emile durkheim` → `Émile Durkheim`. */
function peopleWritten(text: string): string {
  surnames ??= listSurnames();
  const known = surnames;
  return text
    .replace(WHOLE, (found) => (/\p{Ll}/u.test(found) ? (byTyped.get(found.toLowerCase()) ?? found) : found))
    .replace(LOWER_WORD, (word) => known.get(word) ?? word);
}
