/** Adobe Symbol encoding, 0x41 to 0x5a and 0x61 to 0x7a, in order. */
const GREEK_CAPITALS = [...'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'];
const GREEK_SMALL = [...'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'];
const SYMBOL_MARKS: Record<number, string> = {
  34: '∀',
  36: '∃',
  45: '−',
  64: '≅',
  92: '∴',
  94: '⊥',
  163: '≤',
  165: '∞',
  171: '↔',
  172: '←',
  173: '↑',
  174: '→',
  175: '↓',
  176: '°',
  177: '±',
  179: '≥',
  180: '×',
  181: '∝',
  182: '∂',
  183: '•',
  184: '÷',
  185: '≠',
  186: '≡',
  187: '≈',
  188: '…',
  196: '⊗',
  197: '⊕',
  198: '∅',
  199: '∩',
  200: '∪',
  201: '⊃',
  202: '⊇',
  203: '⊄',
  204: '⊂',
  205: '⊆',
  206: '∈',
  207: '∉',
  208: '∠',
  209: '∇',
  213: '∏',
  214: '√',
  215: '⋅',
  216: '¬',
  217: '∧',
  218: '∨',
  219: '⇔',
  220: '⇐',
  222: '⇒',
  229: '∑',
  242: '∫',
};
const WINGDINGS: Record<number, string> = {
  74: '☺',
  76: '☹',
  108: '●',
  110: '■',
  111: '☐',
  113: '☐',
  114: '☐',
  118: '❖',
  119: '◆',
  159: '•',
  167: '▪',
  168: '☐',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  232: '➔',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};

/** The character a `w:sym` shows: Symbol and Wingdings have codes of their own; others are plain Unicode. */
export function readSymbol(font: string, code: string): string {
  const value = Number.parseInt(code, 16);
  if (!Number.isInteger(value) || value <= 0 || value > 0xffff) return '';
  const isPrivate = value >= 0xf000 && value <= 0xf0ff;
  const byte = isPrivate ? value - 0xf000 : value;
  if (/^symbol/i.test(font)) return readSymbolByte(byte);
  if (/^wingdings/i.test(font)) return WINGDINGS[byte] ?? '';
  return isPrivate ? '' : String.fromCharCode(value);
}

function readSymbolByte(byte: number): string {
  const letter = byte >= 0x61 ? GREEK_SMALL[byte - 0x61] : GREEK_CAPITALS[byte - 0x41];
  return SYMBOL_MARKS[byte] ?? letter ?? (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '');
}
