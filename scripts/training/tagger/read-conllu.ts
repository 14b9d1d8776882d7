import { readFileSync } from 'node:fs';

/** One syntactic word of a treebank. */
export interface TreeWord {
  form: string;
  lemma: string;
  upos: string;
  /** Morphology, such as `{ VerbForm: 'Fin', Number: 'Sing' }`. */
  feats: Readonly<Record<string, string>>;
}

/** What stands between blanks or marks: one word, or the parts of a contraction (`do` = `de` + `o`). */
export interface SurfaceToken {
  form: string;
  words: TreeWord[];
}

export interface TreeSentence {
  text: string;
  tokens: SurfaceToken[];
}

/** Reads a file of the Universal Dependencies (CoNLL-U); empty nodes and relations are left out. */
export function readConllu(file: string): TreeSentence[] {
  return readFileSync(file, 'utf8')
    .split(/\n\n+/)
    .filter((block) => block.trim() !== '')
    .map(readSentence);
}

function readSentence(block: string): TreeSentence {
  const tokens: SurfaceToken[] = [];
  let text = '';
  let openUntil = 0;
  for (const line of block.split('\n')) {
    if (line.startsWith('# text = ')) text = line.slice(9);
    if (line.startsWith('#') || line === '') continue;
    const [id = '', form = '', lemma = '', upos = '', , feats = '_'] = line.split('\t');
    const range = /^(\d+)-(\d+)$/.exec(id);
    if (range !== null) {
      openUntil = Number(range[2]);
      tokens.push({ form, words: [] });
    } else if (/^\d+$/.test(id)) {
      const word = { form, lemma, upos, feats: readFeats(feats) };
      if (Number(id) <= openUntil) tokens.at(-1)?.words.push(word);
      else tokens.push({ form, words: [word] });
    }
  }
  return { text, tokens };
}

function readFeats(written: string): Record<string, string> {
  if (written === '_') return {};
  return Object.fromEntries(written.split('|').map((pair) => pair.split('=') as [string, string]));
}
