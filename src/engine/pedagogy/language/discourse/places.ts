const BRAZIL = `Acre|Alagoas|Amapá|Amazonas|Bahia|Ceará|Distrito Federal|Espírito Santo|Goiás|Maranhão|Mato Grosso do Sul|
Mato Grosso|Minas Gerais|Pará|Paraíba|Paraná|Pernambuco|Piauí|Rio de Janeiro|Rio Grande do Norte|Rio Grande do Sul|
Rondônia|Roraima|Santa Catarina|São Paulo|Sergipe|Tocantins|Rio Branco|Maceió|Macapá|Manaus|Salvador|Fortaleza|Brasília|
Vitória|Goiânia|São Luís|Cuiabá|Campo Grande|Belo Horizonte|Belém|João Pessoa|Curitiba|Recife|Teresina|Natal|
Porto Alegre|Porto Velho|Boa Vista|Florianópolis|Aracaju|Palmas|Ouro Preto|Olinda|Santos|Paraty|Petrópolis|
Brasil|Amazônia|Região Norte|Região Nordeste|Região Sudeste|Região Sul|Região Centro-Oeste|Nordeste|Sudeste|
Centro-Oeste|Pantanal|Cerrado|Caatinga|Mata Atlântica|Pampa|Amazônia Legal|Rio São Francisco|Rio Amazonas`;

const WORLD = `América do Sul|América do Norte|América Central|América Latina|América|Europa|África do Sul|África|Ásia|Oceania|
Antártida|Ártico|Oriente Médio|Mediterrâneo|Península Ibérica|Oceano Atlântico|Oceano Pacífico|Oceano Índico|Atlântico|Pacífico|
Argentina|Bolívia|Chile|Colômbia|Cuba|Equador|Guiana Francesa|Guiana|Haiti|Honduras|Jamaica|México|Nicarágua|Panamá|Paraguai|
Peru|Suriname|Uruguai|Venezuela|Guatemala|Costa Rica|Canadá|Estados Unidos|EUA|Portugal|Espanha|França|Itália|Alemanha|
Inglaterra|Reino Unido|Escócia|Irlanda|Holanda|Países Baixos|Bélgica|Suíça|Áustria|Polônia|Hungria|Grécia|Turquia|
Rússia|União Soviética|URSS|Ucrânia|Suécia|Noruega|Dinamarca|Finlândia|Islândia|Romênia|Bulgária|Sérvia|Croácia|
China|Japão|Índia|Coreia do Sul|Coreia do Norte|Indonésia|Vietnã|Tailândia|Filipinas|Malásia|Paquistão|Bangladesh|Irã|
Iraque|Israel|Palestina|Síria|Líbano|Jordânia|Arábia Saudita|Afeganistão|Mongólia|Nepal|Austrália|Nova Zelândia|
Egito|Angola|Moçambique|Cabo Verde|Guiné-Bissau|São Tomé e Príncipe|Nigéria|Etiópia|Quênia|Marrocos|Argélia|Tunísia|
Líbia|Sudão|Congo|Gana|Senegal|Tanzânia|Madagascar|Zimbábue|Namíbia|Mesopotâmia|Império Romano|Roma|Atenas|Esparta|
Lisboa|Madri|Paris|Londres|Berlim|Viena|Moscou|Nova York|Nova Iorque|Washington|Buenos Aires|Montevidéu|Santiago|Lima|Bogotá|
Caracas|Tóquio|Pequim|Jerusalém|Constantinopla|Alexandria|Cairo|Andes|Alpes|Himalaia|Saara|Nilo|Tigre e Eufrates`;

const names = `${BRAZIL}|${WORLD}`
  .split('|')
  .map((name) => name.trim())
  .sort((a, b) => b.length - a.length);
/** Longer names first, so that `Mato Grosso do Sul` is not read as `Mato Grosso`. */
const PLACE = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${names.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');

/** Names that are everyday words, feasts or people too: places only after a bare preposition (`em Natal`, not `no Natal`). */
const BARE = new Set([
  'Natal',
  'Vitória',
  'Salvador',
  'Santos',
  'Palmas',
  'Fortaleza',
  'Santiago',
  'Lima',
  'Belém',
  'Roma',
]);
/** The same for those that take an article (`no Acre`, `do Pará`). */
const WITH_ARTICLE = new Set(['Acre', 'Pará', 'Recife']);

/** Places of our gazetteer (Brazil's states, capitals, regions; continents, main countries and cities) named in the text, each once. */
export function placesIn(text: string): string[] {
  const found = new Set<string>();
  for (const match of text.matchAll(PLACE)) {
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    if (isPlace(match[0], before, found.size > 0)) found.add(match[0]);
  }
  return [...found];
}

function isPlace(name: string, before: string, isListed: boolean): boolean {
  if (!BARE.has(name) && !WITH_ARTICLE.has(name)) return true;
  if (isListed && /(?:,|\se)\s$/.test(before)) return true;
  const preposition = BARE.has(name)
    ? /(?:^|\s)(?:em|de|para|capital|cidade)\s$/i
    : /(?:^|\s)(?:em|n?o|do|ao|pelo|estado)\s$/i;
  return preposition.test(before);
}

/** Words of everyday life or of what comes from a place: in small letters they may mean that. */
const DOUBTFUL = new Set(
  'Ártico|Mediterrâneo|Atlântico|Pacífico|Gana|Suíça|Palestina|Nordeste|Sudeste|Centro-Oeste|Cerrado|Caatinga|Pampa|Argentina|Sérvia|Ceará|Peru|Índia|Congo|Acre|Pará|Recife'.split(
    '|',
  ),
);
/** `oceano Atlântico`, `rio Amazonas`: what kind of place it is stays small. */
const KIND = /^(?:Região|Oceano|Península|Império|Rio(?= São| Amazonas))/u;
/** `ira` is a word. */
const SHORTEST_BARE = 4;
const written = names
  .filter((name) => !BARE.has(name) && !DOUBTFUL.has(name) && /\p{Ll}/u.test(name))
  .map((name) => name.replace(KIND, (kind) => kind.toLowerCase()));
/** By what haste leaves of it too: `américa do sul`, `america do sul`, `America do Sul`. */
const byTyped = new Map<string, string>(
  written.flatMap((name) => [
    [name.toLowerCase(), name] as const,
    ...(name.length < SHORTEST_BARE
      ? []
      : [bareOf(name).toLowerCase(), bareOf(name)].map((typed) => [typed, name] as const)),
  ]),
);
const TYPED = new RegExp(
  `(?<![\\p{L}\\p{N}_@#/\\\\.-])(?:${[...byTyped.keys()].join('|')})(?![\\p{L}\\p{N}_@/\\\\(-]|\\.\\p{L})`,
  'gu',
);

/** The text with the places that are typed small or without their accents as they are written: `america do sul` → `América do Sul`. */
export const placeWritten = (text: string): string =>
  text.replace(TYPED, (found) => byTyped.get(found) ?? found);

function bareOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '');
}
