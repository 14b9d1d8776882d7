import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { stem } from '#engine/pedagogy/language/stem.ts';
import { isStopWord } from '#engine/pedagogy/language/stop-words.ts';
import { isNumber, wordsOf } from '#engine/pedagogy/language/words.ts';

export interface PhraseToken {
  word: string;
  lower: string;
  key: string;
  isStop: boolean;
  /** How the writer's capitals are to be read: those of openings and of all-capital lines tell nothing. */
  shape: 'lower' | 'capital' | 'upper' | 'mixed' | 'unknown';
}

/** One run of words without punctuation, the reach of a candidate phrase. */
export interface PhraseChunk {
  tokens: PhraseToken[];
  sentence: number;
  blockId: string;
  isHeading: boolean;
}

const LONGEST_WORD = 60;
const BREAK = /[,;:.!?()[\]{}"“”«»…–—|/•*+=<>→]|\s-\s|(?<!\p{L})['‘’]|['‘’](?!\p{L})/u;

/** General words that a capital inside a sentence makes part of a name: `Segunda Guerra`, `Nova Iorque`, `Idade Média`. */
const NAME_PARTS = new Set(
  'primeira primeiro segunda segundo terceira nova novo novos grande grandes bom boa alto baixa'.split(' '),
);

export interface PhraseDocument {
  blockId: string;
  text: string;
  isHeading: boolean;
}

/** The chunks of all blocks in order, sentences numbered through. */
export function chunksOf(documents: readonly PhraseDocument[]): PhraseChunk[] {
  const chunks: PhraseChunk[] = [];
  let sentence = 0;
  for (const { blockId, text, isHeading } of documents) {
    for (const written of splitSentences(text)) {
      const isAllCapitals = !/\p{Ll}/u.test(written);
      let isOpening = true;
      for (const part of dropJunk(written).split(BREAK)) {
        const tokens = wordsOf(part).map((word) => {
          const token = tokenOf(word, isOpening || isAllCapitals || isHeading, isAllCapitals);
          isOpening = false;
          return token;
        });
        if (tokens.length > 0) chunks.push({ tokens: calmShouting(tokens), sentence, blockId, isHeading });
      }
      sentence += 1;
    }
  }
  return chunks;
}

/** Addresses, e-mails, formulas, file names and code leave a break between phrases; `pH` and `aluno(a)` are words. */
function dropJunk(written: string): string {
  return written
    .replace(/\$[^$\n]{1,200}\$/g, ' | ')
    .replace(/\S+/g, (piece) => (isJunk(piece) ? ' | ' : piece));
}

function isJunk(piece: string): boolean {
  if (piece.length > LONGEST_WORD || /[_{}<>\\#=&|~^@]|:\/\/|www\./.test(piece)) return true;
  if (/^\p{Ll}{2,}\p{Lu}\p{Ll}/u.test(piece)) return true;
  return /^[\p{L}\d-]+\.\p{Ll}/u.test(piece) || /^[\w.]+\(\)|^\w+\.\w+\(/.test(piece);
}

function tokenOf(word: string, isCapitalForced: boolean, isAllCapitals: boolean): PhraseToken {
  const lower = word.toLowerCase();
  const shape = shapeOf(word, isCapitalForced, isAllCapitals);
  const isUnfit = isNumber(word) || word.length < 2 || /\d{3}|\d{2}\p{L}/u.test(word);
  const isName = shape === 'capital' && NAME_PARTS.has(lower);
  const isStop = isUnfit || (isStopWord(word) && !isName);
  return { word, lower, key: isStop ? lower : stem(lower), isStop, shape };
}

function shapeOf(word: string, isCapitalForced: boolean, isAllCapitals: boolean): PhraseToken['shape'] {
  if (word === word.toLowerCase()) return 'lower';
  if (isAllCapitals) return 'unknown';
  if (word === word.toUpperCase()) return word.length > 1 && word.length < 6 ? 'upper' : 'unknown';
  if (/^\p{Lu}[\p{Ll}\d]*(?:[-'’]\p{L}\p{Ll}*)*$/u.test(word)) return isCapitalForced ? 'unknown' : 'capital';
  return 'mixed';
}

/** Capitals of neighbouring words (`FORMAÇÃO GERAL`, `MÉDIA DA TURMA`) are emphasis, not acronyms. */
function calmShouting(tokens: PhraseToken[]): PhraseToken[] {
  const isLoud = (token: PhraseToken | undefined): boolean =>
    token !== undefined &&
    token.word.length > 1 &&
    token.word === token.word.toUpperCase() &&
    !isNumber(token.word);
  return tokens.map((token, index) =>
    token.shape === 'upper' &&
    token.word.length > 3 &&
    (isLoud(tokens[index - 1]) || isLoud(tokens[index + 1]))
      ? { ...token, shape: 'unknown' }
      : token,
  );
}
