import { type Base, isBuilt, isTall, type MathsItem, type Written } from './maths-item.ts';

const FUNCTIONS = new Set(
  'log ln exp sin cos tan cot sec csc sinh cosh tanh arcsin arccos arctan lim max min sup inf det dim ker gcd deg arg Pr'.split(
    ' ',
  ),
);
const OPENING = '([{⌊⌈⟨';
const CLOSING = ')]}⌋⌉⟩';
const ESCAPED: Readonly<Record<string, string>> = {
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '&': '\\&',
  '#': '\\#',
  $: '\\$',
  _: '\\_',
  '\\': '\\setminus ',
  '−': '-',
  '∗': '*',
  '⟨': '\\langle ',
  '⟩': '\\rangle ',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
  '‖': '\\|',
  '′': "'",
  '’': "'",
  '∆': '\\Delta ',
  '∑': '\\sum ',
  '∏': '\\prod ',
  '∫': '\\int ',
  '⊕': '\\oplus ',
};
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u0304': 'bar',
  '\u0305': 'overline',
  '\u0307': 'dot',
};
/** What no font shows or nobody knows the meaning of. */
const UNKNOWN = /[\p{Cc}\p{Co}\p{Cn}\uFFFD⎛-⎳⏐⎷√⏞⏟]|\u0338/u;
const WIDE_GAP = 0.9;
const WORD = /^\p{L}$/u;

type WriteScripts = (base: Base) => ((before: string) => Written) | null;

/** The signs of one row from left to right: letters that are a word, numbers, brackets that grow. */
export function writeSigns(bases: readonly Base[], size: number, writeScripts: WriteScripts): Written | null {
  const pairs = pairFences(bases);
  if (pairs === null) return null;
  let latex = '';
  let plain = '';
  for (let at = 0; at < bases.length; ) {
    const base = bases[at];
    if (base === undefined) break;
    const { item } = base;
    const gap = at === 0 ? 0 : item.left - (rightOf(bases[at - 1]) ?? item.left);
    if (gap > WIDE_GAP * size && !isRelation(base) && !isRelation(bases[at - 1])) latex += '\\quad ';
    else if (gap > 0.2 * size && item.hasSpaceBefore && isWordy(base) && isWordy(bases[at - 1]))
      latex += '\\ ';
    if (plain !== '' && (gap > 0.2 * size || item.hasSpaceBefore)) plain += ' ';
    const length = wordLength(bases, at);
    const own = bases.slice(at, at + length);
    const letters = own
      .map((one) => (one.item.hasSpaceBefore && one !== own[0] ? ` ${one.item.sign}` : one.item.sign))
      .join('');
    const sign =
      length > 1 ? writeWord(letters, item) : writeSign(base, bases[at - 1], bases[at + 1], pairs.get(at));
    if (sign === null) return null;
    latex += sign;
    plain += length > 1 ? letters : item.plain;
    const last = own.at(-1);
    if (last === undefined) return null;
    if (last.raised.length + last.lowered.length > 0) {
      const scripts = writeScripts(last)?.(plain);
      if (scripts === undefined) return null;
      latex = latex.trimEnd() + scripts.latex;
      plain += scripts.plain;
    }
    at += length;
  }
  return { latex: latex.trim(), plain: plain.replace(/\s+/g, ' ').trim() };
}

const rightOf = (base: Base | undefined): number | undefined =>
  base && Math.max(base.item.right, ...[...base.raised, ...base.lowered].map(({ right }) => right));

/** How many letters from here on are one word, or several of running text. */
function wordLength(bases: readonly Base[], at: number): number {
  const first = bases[at]?.item;
  if (first === undefined || !WORD.test(first.sign)) return 1;
  let length = 1;
  for (; ; length++) {
    const last = bases[at + length - 1];
    const next = bases[at + length]?.item;
    if (last === undefined || next === undefined || !WORD.test(next.sign)) break;
    if (last.raised.length + last.lowered.length > 0) break;
    if (next.isSlanted !== first.isSlanted || next.size !== first.size) break;
    if (next.hasSpaceBefore && first.isSlanted) break;
  }
  return length;
}

/** Slanted letters side by side are a product, from four on a name. */
function writeWord(letters: string, { isSlanted, glyphs }: MathsItem): string {
  const isBold = glyphs[0]?.style.isBold === true && letters.length <= 2;
  if (isBold) return `\\mathbf{${letters}}`;
  if (!isSlanted && FUNCTIONS.has(letters)) return `\\${letters} `;
  if (!isSlanted) return `\\text{${letters}}`;
  return letters.length > 3 ? `\\mathit{${letters}}` : letters;
}

function writeSign(
  { item }: Base,
  before: Base | undefined,
  after: Base | undefined,
  fence: 'left' | 'right' | undefined,
): string | null {
  if (isBuilt(item)) return item.latex === null ? null : `${item.latex} `;
  const { sign } = item;
  const [letter = '', mark = ''] = sign.normalize('NFD');
  const accent = ACCENTS[mark];
  if (accent !== undefined) return `\\${accent}{${letter}}`;
  if (UNKNOWN.test(sign)) return null;
  if (WORD.test(sign) && item.glyphs[0]?.style.isBold) return `\\mathbf{${sign}}`;
  // The word between two formulas: no letter of them.
  if (
    /^[eoaéà]$/u.test(sign) &&
    !item.isSlanted &&
    !item.glyphs[0]?.style.isMaths &&
    item.hasSpaceBefore &&
    after?.item.hasSpaceBefore === true
  )
    return `\\ \\text{${sign}}\\ `;
  if (fence !== undefined) return `\\${fence}${ESCAPED[sign] ?? sign}`;
  const isDecimal =
    (sign === ',' || sign === '.') &&
    isDigit(before) &&
    isDigit(after) &&
    after?.item.hasSpaceBefore === false;
  if (isDecimal) return sign === ',' ? '{,}' : '.';
  return ESCAPED[sign] ?? sign;
}

const isRelation = (base: Base | undefined): boolean => /^[=≤≥<>≈≡≠≥⇔⇒→:]$/u.test(base?.item.sign ?? '');
const isWordy = (base: Base | undefined): boolean => /^[\p{L}\p{N})\]]$/u.test(base?.item.sign ?? '');
const isDigit = (base: Base | undefined): boolean => base !== undefined && /^\d$/.test(base.item.sign);

/** Brackets higher than a letter grow with what they hold; null where one has no partner. */
function pairFences(bases: readonly Base[]): Map<number, 'left' | 'right'> | null {
  const found = new Map<number, 'left' | 'right'>();
  const open: { at: number; sign: string }[] = [];
  for (const [at, { item }] of bases.entries()) {
    if (!isTall(item)) continue;
    const { sign } = item;
    const last = open.at(-1);
    if (OPENING.includes(sign)) open.push({ at, sign });
    else if (CLOSING.includes(sign)) {
      if (last === undefined) return null;
      open.pop();
      found.set(last.at, 'left').set(at, 'right');
    } else if (sign === '|' || sign === '‖') {
      if (last?.sign === sign) {
        open.pop();
        found.set(last.at, 'left').set(at, 'right');
      } else open.push({ at, sign });
    }
  }
  return open.length > 0 ? null : found;
}
