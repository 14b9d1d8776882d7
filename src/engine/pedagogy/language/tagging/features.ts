/** What a token shows by itself, each as one number; made once a token and read by its neighbours too. */
export interface TokenSigns {
  word: number;
  shape: number;
  /** Hashes of the last 1 … 5 letters. */
  suffixes: readonly number[];
  /** Hashes of the first two and three letters. */
  prefixes: readonly number[];
  /** Class by the words of the treebank, 0 for others. */
  lexical: number;
  /** What the dictionary and the rules of conjugation tell. */
  dictionary: number;
}

const EDGE: TokenSigns = {
  word: 1,
  shape: 1,
  suffixes: [1, 1, 1, 1, 1],
  prefixes: [1, 1],
  lexical: 255,
  dictionary: 1 << 12,
};

/** FNV-1a over the letters: the same in training and in use. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}

/** One feature as a number: its template and up to three values. */
function mix(template: number, a: number, b = 0, c = 0): number {
  let hash = Math.imul(template ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ a ^ (hash >>> 15), 0xc2b2ae35);
  hash = Math.imul(hash ^ b ^ (hash >>> 13), 0x27d4eb2f);
  hash = Math.imul(hash ^ c ^ (hash >>> 16), 0x165667b1);
  return (hash ^ (hash >>> 14)) | 0;
}

/** A word as it is looked up: lower case, every digit a zero, one kind of quotation mark. */
export function lookupForm(text: string): string {
  return text
    .toLowerCase()
    .replace(/\d/g, '0')
    .replace(/[“”«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑]/g, '-');
}

/** The signs of a token; `lexical` and `dictionary` come from the tables that know the word. */
export function signsOf(text: string, lexical: number, dictionary: number): TokenSigns {
  const lower = lookupForm(text);
  const word = hashText(lower);
  const suffixes: number[] = [];
  for (let length = 1; length <= 5; length += 1)
    suffixes.push(lower.length > length ? hashText(lower.slice(-length)) : word);
  return {
    word,
    shape: hashText(shapeOf(text)),
    suffixes,
    prefixes: [hashText(lower.slice(0, 2)), hashText(lower.slice(0, 3))],
    lexical,
    dictionary,
  };
}

/** `Xx` a capitalised word, `X` capitals, `x` lower case, `0` digits; runs count once, marks stay themselves. */
function shapeOf(text: string): string {
  return text
    .replace(/\p{Lu}+/gu, 'X')
    .replace(/\p{Ll}+/gu, 'x')
    .replace(/\d+/g, '0')
    .slice(0, 6);
}

/** Room that `staticFeatures` and `tagFeatures` need. */
export const MOST_FEATURES = 48;

/** Features of token `at` that no tag changes, written to `out`; returns how many. */
export function staticFeatures(signs: readonly TokenSigns[], at: number, out: Int32Array): number {
  const self = signs[at] ?? EDGE;
  const back = signs[at - 1] ?? EDGE;
  const back2 = signs[at - 2] ?? EDGE;
  const next = signs[at + 1] ?? EDGE;
  const next2 = signs[at + 2] ?? EDGE;
  const next3 = signs[at + 3] ?? EDGE;
  const opens = at === 0 ? 1 : 0;
  const [s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0] = self.suffixes;
  const { word, lexical, dictionary, shape } = self;
  let count = 0;
  out[count++] = mix(1, 0);
  out[count++] = mix(2, word);
  out[count++] = mix(3, s1);
  out[count++] = mix(4, s2);
  out[count++] = mix(5, s3);
  out[count++] = mix(6, s4);
  out[count++] = mix(7, s5);
  out[count++] = mix(8, self.prefixes[0] ?? 0);
  out[count++] = mix(9, self.prefixes[1] ?? 0);
  out[count++] = mix(10, shape, opens);
  out[count++] = mix(11, lexical);
  out[count++] = mix(12, back.word);
  out[count++] = mix(13, back.suffixes[2] ?? 0);
  out[count++] = mix(14, next.word);
  out[count++] = mix(15, next.suffixes[2] ?? 0);
  out[count++] = mix(16, next.lexical, lexical);
  out[count++] = mix(17, next2.lexical, next.lexical);
  out[count++] = mix(18, back2.word);
  out[count++] = mix(19, next2.word);
  out[count++] = mix(20, back.word, word);
  out[count++] = mix(21, word, next.word);
  out[count++] = mix(22, back.word, next.word);
  out[count++] = mix(23, word, next.lexical);
  out[count++] = mix(24, word, next.lexical, next2.lexical);
  out[count++] = mix(25, next.lexical, next2.lexical, next3.lexical);
  out[count++] = mix(26, next.shape, shape, opens);
  out[count++] = mix(27, back.shape, shape);
  out[count++] = mix(28, s2, shape, opens);
  out[count++] = mix(29, s3, next.lexical);
  out[count++] = mix(30, s3, back.lexical);
  out[count++] = mix(31, back.lexical, lexical, next.lexical);
  out[count++] = mix(32, back2.lexical, back.lexical, lexical);
  out[count++] = mix(60, dictionary);
  out[count++] = mix(61, dictionary, back.dictionary);
  out[count++] = mix(62, dictionary, next.dictionary);
  out[count++] = mix(63, next.dictionary);
  out[count++] = mix(64, dictionary, back.lexical);
  out[count++] = mix(65, dictionary, s3);
  out[count++] = mix(66, dictionary, shape, opens);
  out[count++] = mix(67, dictionary, back.word);
  return count;
}

/** Features of token `at` after the tags before it, given by their numbers (-1 before the sentence). */
export function tagFeatures(
  signs: readonly TokenSigns[],
  at: number,
  last: number,
  beforeLast: number,
  out: Int32Array,
): number {
  const self = signs[at] ?? EDGE;
  const next = signs[at + 1] ?? EDGE;
  let count = 0;
  out[count++] = mix(40, last);
  out[count++] = mix(41, last, beforeLast);
  out[count++] = mix(42, last, self.word);
  out[count++] = mix(43, last, next.word);
  out[count++] = mix(44, last, self.suffixes[2] ?? 0);
  out[count++] = mix(45, last, self.lexical, next.lexical);
  out[count++] = mix(46, last, beforeLast, self.lexical);
  out[count++] = mix(47, last, self.shape);
  out[count++] = mix(48, beforeLast);
  out[count++] = mix(49, last, self.dictionary);
  return count;
}
