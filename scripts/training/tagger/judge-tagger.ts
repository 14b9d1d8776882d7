import { hashText, lookupForm } from '#engine/pedagogy/language/tagging/features.ts';
import type { Tagger } from '#engine/pedagogy/language/tagging/load-model.ts';
import { type TaggedToken, tagTokens } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { TreeSentence } from './read-conllu.ts';

export interface TaggerFigures {
  /** Shares of right answers in percent. A word of a contraction counts by itself, as treebanks count. */
  words: number;
  unknownWords: number;
  unknownShare: number;
  /** Tokens as they are written: part of speech of all parts and form. */
  tokens: number;
  lemmas: number;
  lemmasOfUnknown: number;
  verbForms: number;
  numbers: number;
  /** The commonest mistakes, `right → said`, with how many and some words. */
  mistakes: string[];
}

/** Tags the tokens of a treebank and counts what is right. Unknown: not in the text that was learnt from. */
export function judgeTagger(tagger: Tagger, sentences: readonly TreeSentence[]): TaggerFigures {
  const tally = new Tally();
  for (const { tokens } of sentences) {
    const tagged = tagTokens(
      tokens.map(({ form }) => ({ text: form, start: 0, end: 0 })),
      tagger,
    );
    for (const [at, token] of tokens.entries()) {
      const said = tagged[at] as TaggedToken;
      const known = tagger.lexicalClass(hashText(lookupForm(token.form))) > 0;
      const parts = [said.tag, ...said.joined];
      const right = token.words.map((word) => word.upos);
      for (const [index, upos] of right.entries()) {
        const good = parts.length === right.length && parts[index] === upos;
        tally.count('words', good);
        if (!known) tally.count('unknownWords', good);
        tally.count('unknownShare', !known);
      }
      const first = token.words[0];
      if (first === undefined) continue;
      tally.count('tokens', parts.join() === right.join());
      if (parts.join() !== right.join()) tally.mistake(`${right.join('+')} → ${parts.join('+')}`, token.form);
      const lemma = said.lemma.toLowerCase() === first.lemma.toLowerCase();
      if (first.upos !== 'PUNCT') tally.count('lemmas', lemma);
      if (!known && first.upos !== 'PUNCT') tally.count('lemmasOfUnknown', lemma);
      if (/VERB|AUX/.test(first.upos)) tally.count('verbForms', (said.form ?? '') === formOf(first.feats));
      if (/VERB|AUX|NOUN|ADJ|DET/.test(first.upos))
        tally.count('numbers', said.number === { Sing: 'sing', Plur: 'plur' }[first.feats.Number ?? '']);
    }
  }
  return tally.figures();
}

function formOf({ VerbForm, Mood }: Readonly<Record<string, string>>): string {
  return Mood === 'Imp' ? 'imp' : (VerbForm ?? '').toLowerCase();
}

type Figure = Exclude<keyof TaggerFigures, 'mistakes'>;
const FIGURES: readonly Figure[] = [
  'words',
  'unknownWords',
  'unknownShare',
  'tokens',
  'lemmas',
  'lemmasOfUnknown',
  'verbForms',
  'numbers',
];

class Tally {
  readonly #right = new Map<Figure, number>();
  readonly #all = new Map<Figure, number>();
  readonly #mistakes = new Map<string, string[]>();

  count(figure: Figure, isRight: boolean): void {
    this.#all.set(figure, (this.#all.get(figure) ?? 0) + 1);
    if (isRight) this.#right.set(figure, (this.#right.get(figure) ?? 0) + 1);
  }

  mistake(kind: string, word: string): void {
    this.#mistakes.set(kind, [...(this.#mistakes.get(kind) ?? []), word]);
  }

  figures(): TaggerFigures {
    const shares = Object.fromEntries(
      FIGURES.map((name) => [
        name,
        Math.round(((this.#right.get(name) ?? 0) / (this.#all.get(name) ?? 1)) * 10_000) / 100,
      ]),
    ) as Record<Figure, number>;
    const mistakes = [...this.#mistakes]
      .sort((a, b) => b[1].length - a[1].length)
      .slice(0, 25)
      .map(([kind, words]) => `${words.length} ${kind}: ${words.slice(0, 12).join(' ')}`);
    return { ...shares, mistakes };
  }
}
