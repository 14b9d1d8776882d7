import { hasFiniteVerb } from './grammar/clauses.ts';

/** Given names that head a person's name in Brazil; a title of capitals is no name without one. */
const GIVEN_NAMES = new Set(
  'adriana adriano alberto alessandra alex alexandre alice aline amanda ana anderson andré andréa andreia ângela antonio antônio arthur augusto beatriz bernardo bianca breno bruna bruno caio camila carla carlos carolina cecília célia césar cibele clara cláudia cláudio cristiane cristina daniel daniela danilo davi débora denise diego diogo edmilson eduardo elaine elias elisa emanuel érica eric érico fábio felipe fernanda fernando flávia flávio francisco frederico gabriel gabriela geraldo gilberto giovana gisele guilherme gustavo heitor helena henrique hudson hugo igor isabel isabela ivan jair janaína jéssica joana joão joaquim jonas jorge josé josefa júlia juliana júlio karen kátia larissa laura leandro leonardo letícia lígia lucas lúcia luciana luciano luís luiz luiza manoel marcela marcelo márcia márcio marco marcos maria mariana marina mário marta matheus mateus maurício mauro michele miguel miriam mônica murilo natália nathalia nelson otávio pablo patrícia paula paulo pedro priscila rafael rafaela raimundo raquel regina renata renato ricardo rita roberta roberto rodrigo rogério rosa rosana rosângela samuel sandra sara sebastião sérgio silvana sílvia simone sônia tatiana tânia tereza thaís thiago tiago valéria vanessa vera verônica vicente victor vinícius vitor vitória viviane wagner wallace wesley william yasmin alícia arthur benjamin bento brayan bryan bárbara cauã cecília davi emanuela emanuelly enzo heloísa isaac iuri jaqueline jean joaquim joel josué josé kaique kauã kauê kevin lara lorena luan luana lívia maitê manuela manuella marlon micael moisés natan nathan nicolas nicole noah otávio patrick pietro raul rayssa raíssa rian ruan ryan sabrina samira sofia sophia stela sueli tainá talita taís thalita theo théo valentina vinicius vânia vítor wesley yuri zélia'.split(
    ' ',
  ),
);

/** Whether a word is a given name (in small letters). */
export const isGivenName = (lower: string): boolean => GIVEN_NAMES.has(lower);

/** `Gilberto Pereira Sassi`, `Prof. Ana Lima (Doutora)`: two to six capitalised words, the first a given name. */
export function isPersonName(text: string): boolean {
  const bare = text
    .replace(/^(?:prof(?:essora?|\.)?ª?\.?|dra?\.|autor(?:a|es)?:?|por:?)\s+/iu, '')
    .replace(/\s*\([^)]*\)$/, '');
  const words = bare.split(/[\s,]+/).filter((word) => !/^(?:d[aeo]s?|e)$/.test(word));
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    GIVEN_NAMES.has(words[0]?.toLowerCase() ?? '') &&
    words.every((word) => /^\p{Lu}[\p{L}.'-]*$/u.test(word))
  );
}

/** `Lucas Soares de Araujo`, `W. Stallings - Criptografia …`: a line that says who, not what, whatever the names are. */
export function isNameLine(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => !/^(?:d[aeo]s?|e)$/.test(word));
  // `D. Pedro I nomeou …` is told of somebody.
  if (/^\p{Lu}\. \p{Lu}\p{Ll}+/u.test(text)) return !hasFiniteVerb(text);
  return (
    words.length >= 3 &&
    words.length <= 6 &&
    words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word)) &&
    !/[.!?]$/.test(text)
  );
}

/** `Maria mora em Nova Iguaçu …`: a case told of somebody. */
export const tellsOfPerson = (sentence: string): boolean =>
  GIVEN_NAMES.has(
    /^\P{L}*(\p{Lu}\p{Ll}+)(?: (?:e )?\p{Lu}\p{Ll}+)*,? \p{Ll}/u.exec(sentence)?.[1]?.toLowerCase() ?? '',
  );

const NAMES = /\p{Lu}[\p{L}'-]+(?:\s(?:d[aeo]s?\s|e\s)?\p{Lu}[\p{L}'-]+){1,4}/gu;

/** The full names of people in a text, as written: two to five capitalised words, the first a given name. */
export function personNamesIn(text: string): string[] {
  return [...text.matchAll(NAMES)].map(([name]) => name).filter(isPersonName);
}
