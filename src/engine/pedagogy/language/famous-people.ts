import { loadDictionary } from './spelling/dictionary.ts';

/** People whom schools of Brazil speak of, as their names are written. */
const PEOPLE =
  `Getúlio Vargas|Júlio Prestes|Luís Carlos Prestes|Luiz Carlos Prestes|Washington Luís|Juscelino Kubitschek|João Goulart|
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
const SHORTEST = 5;
const listSurnames = (): ReadonlyMap<string, string> =>
  new Map(
    PEOPLE.flatMap((name) => {
      const last = name.split(' ').at(-1) ?? '';
      const lower = last.toLowerCase();
      return lower.length < SHORTEST || loadDictionary().has(lower) ? [] : [[lower, last] as const];
    }),
  );

const LOWER_WORD = /(?<![\p{L}\p{N}_@#/\\.'’-])\p{Ll}{5,}(?![\p{L}\p{N}_@/\\('’-]|\.\p{L})/gu;

/** The text with the people whom schools speak of as they are written: `emile durkheim` → `Émile Durkheim`. */
export function peopleWritten(text: string): string {
  surnames ??= listSurnames();
  const known = surnames;
  return text
    .replace(WHOLE, (found) => (/\p{Ll}/u.test(found) ? (byTyped.get(found.toLowerCase()) ?? found) : found))
    .replace(LOWER_WORD, (word) => known.get(word) ?? word);
}
