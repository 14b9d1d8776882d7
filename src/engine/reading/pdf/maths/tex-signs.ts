/**
 * Signs of TeX's own fonts of mathematics that have no name a PDF library knows: it gives their place in the font
 * instead, which reads as another letter ("6=" for ≠, "hN, di" for ⟨N, d⟩) or as nothing.
 * Sources: the encodings OMS and OMX of the TeXbook, appendix F.
 */
const SYMBOLS: Readonly<Record<string, string>> = {
  '0': '′',
  '1': '∞',
  '6': '\u0338',
  '7': '↦',
  a: '⊣',
  b: '⌊',
  c: '⌋',
  d: '⌈',
  e: '⌉',
  f: '{',
  g: '}',
  h: '⟨',
  i: '⟩',
  j: '|',
  k: '‖',
  n: '\\',
  o: '≀',
  p: '√',
  r: '∇',
  s: '∫',
};

/** From place 0: brackets in growing sizes, their pieces, large operators, wide accents, roots. */
const EXTENSIONS = [
  ...'()[]⌊⌋⌈⌉{}⟨⟩⏐‖/\\',
  ...'()()[]⌊⌋⌈⌉{}⟨⟩/\\',
  ...'()[]⌊⌋⌈⌉{}⟨⟩/\\/\\',
  ...'⎛⎞⎡⎤⎣⎦⎢⎥⎧⎫⎩⎭⎨⎬⎪|',
  ...'⎝⎠⎜⎟⟨⟩⊔⊔∮∮⊙⊙⊕⊕⊗⊗',
  ...'∑∏∫⋃⋂⊎⋀⋁∑∏∫⋃⋂⊎⋀⋁',
  ...'∐∐^^^~~~[]⌊⌋⌈⌉{}',
  ...'√√√√⎷⏐√‖↑↓⏞⏞⏟⏟⇑⇓',
];

/** Pieces that Adobe's fonts number in the private area. */
const PIECES: Readonly<Record<number, string>> = {
  63718: '⏐',
  63719: '⎯',
  63720: '®',
  63723: '⎛',
  63724: '⎜',
  63725: '⎝',
  63726: '⎡',
  63727: '⎢',
  63728: '⎣',
  63729: '⎧',
  63730: '⎨',
  63731: '⎩',
  63732: '⎪',
  63734: '⎞',
  63735: '⎟',
  63736: '⎠',
  63737: '⎤',
  63738: '⎥',
  63739: '⎦',
  63740: '⎫',
  63741: '⎬',
  63742: '⎭',
};

/** `namedExtension` tells its brackets, not their pieces. */
export type TexFont = 'symbols' | 'extension' | 'namedExtension';

/** Which of TeX's fonts a name tells, with or without the letters of its subset in front. */
export function nameTexFont(font: string): TexFont | null {
  if (/(?:^|\+)(?:CMEX\d|txex|pxex)/i.test(font)) return 'extension';
  if (/(?:^|\+)(?:LMMathExtension|lmex\d)/i.test(font)) return 'namedExtension';
  return /(?:^|\+)(?:CMSY\d|CMBSY\d|LMMathSymbols|lmsy\d|txsy|pxsy)/i.test(font) ? 'symbols' : null;
}

/** The sign that a place of such a font shows; null where the library's answer holds. */
export function readTexSign(font: TexFont, code: number): string | null {
  if (font === 'symbols') return SYMBOLS[String.fromCharCode(code)] ?? null;
  if (font === 'namedExtension' && /[()[\]{}|/\\]/.test(String.fromCharCode(code))) return null;
  return code < 0x80 ? (EXTENSIONS[code] ?? null) : (PIECES[code] ?? null);
}
