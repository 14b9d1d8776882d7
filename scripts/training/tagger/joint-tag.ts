import type { SurfaceToken, TreeWord } from './read-conllu.ts';

const FORMS: Readonly<Record<string, string>> = { Fin: 'fin', Inf: 'inf', Ger: 'ger', Part: 'part' };

/** What the tagger shall say of a token of the treebank: `VERB:inf`, `ADP+DET`. */
export function jointTag(token: SurfaceToken): string {
  return token.words.map((word) => (isVerb(word) ? `${word.upos}:${formOf(word)}` : word.upos)).join('+');
}

function isVerb(word: TreeWord): boolean {
  return word.upos === 'VERB' || word.upos === 'AUX';
}

function formOf(word: TreeWord): string {
  if (word.feats.Mood === 'Imp') return 'imp';
  return FORMS[word.feats.VerbForm ?? ''] ?? guessForm(word.form);
}

function guessForm(form: string): string {
  if (/ndo$/i.test(form)) return 'ger';
  return /r$/i.test(form) ? 'inf' : 'fin';
}
