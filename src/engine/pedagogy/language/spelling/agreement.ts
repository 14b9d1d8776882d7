import { loadTagger } from '#engine/pedagogy/language/tagging/load-model.ts';
import { type TaggedToken, tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { dictionarySign, FINITE } from '#engine/pedagogy/language/tagging/word-classes.ts';
import type { Slip } from './confusions.ts';

/** Words that can only stand before a plural. */
const PLURAL =
  /^(?:os|as|dos|das|nos|nas|aos|às|pelos|pelas|alguns|algumas|muitos|muitas|vários|várias|estes|estas|esses|essas|aqueles|aquelas|dois|duas|três|quatro|cinco|diversos|diversas|todos os|todas as)$/iu;

/**
 * A noun in the singular right after a word that asks for a plural (`os dado`, `quatro vocábulo`), where its plural is a word too
 * and nothing else explains it.
 */
export function findDisagreements(sentence: string, isWord: (word: string) => boolean): Slip[] {
  const tokens = tagSentence(sentence);
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (next === undefined || !PLURAL.test(token.text) || !isPluralFront(token)) return [];
    if (!isSingularNoun(next, tokens[at + 2])) return [];
    const plural = pluralOf(next.text);
    if (!isWord(next.text) || !isWord(plural) || (mayBePronoun(token) && mayBeVerb(next.text))) return [];
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

function mayBeVerb(word: string): boolean {
  return (dictionarySign(loadTagger().dictionary, word) & FINITE) !== 0;
}

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

function pluralOf(word: string): string {
  return `${word}s`;
}
