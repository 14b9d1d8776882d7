import { loadTagger } from '#engine/pedagogy/language/tagging/load-model.ts';
import { type TaggedToken, tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { dictionarySign, FINITE } from '#engine/pedagogy/language/tagging/word-classes.ts';
import type { Slip } from './confusions.ts';

/** Words that can only stand before a plural. */
const PLURAL =
  /^(?:os|as|dos|das|nos|nas|aos|às|pelos|pelas|alguns|algumas|muitos|muitas|vários|várias|estes|estas|esses|essas|aqueles|aquelas|dois|duas|três|quatro|cinco|diversos|diversas|todos os|todas as)$/iu;

/**
 * Words in the singular where a plural is asked for and is a word too, and nothing else explains them: a noun right after a
 * word that asks for one (`os dado`, `as operação`), an adjective that closes what a plural noun opens (`casas decimal`).
 */
export function findDisagreements(sentence: string, isWord: (word: string) => boolean): Slip[] {
  const tokens = tagSentence(sentence);
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (next === undefined) return [];
    const isNounAstray =
      PLURAL.test(token.text) &&
      isPluralFront(token) &&
      isSingularNoun(next, tokens[at + 2]) &&
      !IRREGULAR.test(next.text) &&
      !(mayBePronoun(token) && mayBeVerb(next.text));
    if (!isNounAstray && !isAdjectiveAstray(tokens, at)) return [];
    const plural = isWord(next.text) ? pluralsOf(next.text).find(isWord) : undefined;
    if (plural === undefined) return [];
    return [
      {
        written: sentence.slice(token.start, next.end),
        right: `${sentence.slice(token.start, next.start)}${plural}`,
      },
    ];
  });
}

/** `as executa`, `nos envia`: pronouns before a verb that looks like a noun. */
function mayBePronoun({ text }: TaggedToken): boolean {
  return /^(?:os|as|nos)$/i.test(text);
}

/** The dictionary knows no irregular forms: `os obtenha`, `dois serão`. */
function mayBeVerb(word: string): boolean {
  return IRREGULAR.test(word) || (dictionarySign(loadTagger().dictionary, word) & FINITE) !== 0;
}
const IRREGULAR = /(?:enha|onha|aria|eria|iria|uía|arão|erão|irão|vinte)$/iu;

function isPluralFront({ tag, joined }: TaggedToken): boolean {
  return tag === 'DET' || tag === 'NUM' || joined.includes('DET');
}

function isSingularNoun(token: TaggedToken, after: TaggedToken | undefined): boolean {
  return (
    token.tag === 'NOUN' &&
    token.number === 'sing' &&
    /^\p{Ll}{4,}$/u.test(token.text) &&
    /[aeiou]$/u.test(token.text) &&
    // `as não alfabetizadas`, `os porta-voz`: a compound goes on.
    after?.text !== '-' &&
    after?.tag !== 'NOUN'
  );
}

/** Words of one form, colours that are called after a thing, and adjectives that tell how something is done. */
const OF_ONE_FORM =
  /^(?:rosa|laranja|violeta|cinza|super|mega|hiper|extra|padrão|chave|meta|base|piloto|ouro|prata|mirim|melhor|pior|junto|próximo|rápido|alto|baixo|certo|direto|direitinho|devido|quanto|igual|só|mesmo)$/iu;
/** `três vezes menor`, `quatro dias escondida`: a measure of what stands elsewhere. */
const MEASURE = /^(?:vezes|segundos|minutos|horas|dias|semanas|meses|anos|séculos|metros|graus)$/iu;

/**
 * The adjective right behind a plural noun that a word for plurals opens, where the group ends with it: `as línguas portuguesa
 * e inglesa` share out the noun, `os alunos do 6º ano feliz` belong to another.
 */
function isAdjectiveAstray(tokens: readonly TaggedToken[], at: number): boolean {
  const [front, noun, adjective, after] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (front === undefined || noun === undefined || adjective === undefined) return false;
  return (
    PLURAL.test(front.text) &&
    isPluralFront(front) &&
    noun.tag === 'NOUN' &&
    noun.number === 'plur' &&
    /^\p{Ll}{3,}s$/u.test(noun.text) &&
    !MEASURE.test(noun.text) &&
    adjective.tag === 'ADJ' &&
    adjective.number === 'sing' &&
    /^\p{Ll}{4,}$/u.test(adjective.text) &&
    /(?:[aeo]|[aeiou]l|or|ão|um)$/u.test(adjective.text) &&
    !OF_ONE_FORM.test(adjective.text) &&
    !mayBeVerb(adjective.text) &&
    (after === undefined || (isParticiple(adjective) ? CLOSES : GOES_ON).test(after.text))
  );
}

const CLOSES = /^[.;!?)]$/u;
const GOES_ON = /^(?:[.;!?)]|de|d[aeo]s?|em|n[ao]s?|para|com)$/iu;
/** `o lucro dos pais descontado de …` may belong to what stands before. */
const isParticiple = ({ text }: TaggedToken): boolean => /[ai]d[ao]$/u.test(text);

/** How a noun or adjective may make its plural; which of them is a word, the dictionary tells. */
function pluralsOf(word: string): string[] {
  if (/ão$/u.test(word)) return ['ões', 'ãos', 'ães'].map((end) => word.slice(0, -2) + end);
  if (/[aeou]l$/u.test(word)) return [`${word.slice(0, -1)}is`];
  if (/il$/u.test(word)) return [`${word.slice(0, -2)}is`, `${word.slice(0, -2)}eis`];
  if (/m$/u.test(word)) return [`${word.slice(0, -1)}ns`];
  if (/[rz]$/u.test(word)) return [`${word}es`];
  return [`${word}s`];
}
