/** Mathematical alphanumeric symbols, Unicode block U+1D400, by their start in the block. */
const ALPHABETS: [first: number, command: string | null][] = [
  [0x1d400, 'mathbf'],
  [0x1d434, null],
  [0x1d468, 'boldsymbol'],
  [0x1d49c, 'mathcal'],
  [0x1d504, 'mathfrak'],
  [0x1d538, 'mathbb'],
  [0x1d56c, 'mathfrak'],
  [0x1d5a0, 'mathsf'],
  [0x1d670, 'mathtt'],
  [0x1d6a4, null],
  [0x1d6a8, 'boldsymbol'],
  [0x1d6e2, null],
  [0x1d71c, 'boldsymbol'],
  [0x1d7ce, null],
];
/** Italic letters of that block, and the one that Unicode keeps elsewhere. */
const ITALIC = /[\u{1d434}-\u{1d467}\u{1d6a4}\u{1d6a5}ℎ]/gu;
/** `\\mathbf{a}\\mathbf{b}` → `\\mathbf{ab}`: what stands between two letters of one style. */
const SAME_STYLE = /\}(?<=\\(math[a-z]+|boldsymbol)\{[^{}]{1,99}\})\\\1\{/g;
const RAISED = /[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ]+/gu;
const LOWERED = /[₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎]+/gu;
/** Words of prose inside a formula (`se x for par`): four letters or an accent make a word, not a product of variables. */
const PHRASE = /[A-Za-zÀ-ÖØ-öø-ÿ]+(?: +[A-Za-zÀ-ÖØ-öø-ÿ]+)*/gu;
const IS_WORD = /[A-Za-zÀ-ÖØ-öø-ÿ]{4,}|[a-zÀ-ÖØ-öø-ÿ][À-ÖØ-öø-ÿ]|[À-ÖØ-öø-ÿ][a-zÀ-ÖØ-öø-ÿ]/u;

/** The characters of a math run as LaTeX; `isAligned` keeps `&` as the alignment mark of an equation array. */
export function writeMathText(text: string, isAligned: boolean): string {
  // Word types italic letters as characters of their own; to LaTeX they are plain ones.
  const plain = text.replace(ITALIC, (letter) => letter.normalize('NFKC'));
  let latex = '';
  let at = 0;
  for (const { 0: phrase, index } of plain.matchAll(PHRASE)) {
    latex += writeSymbols(plain.slice(at, index), isAligned) + writePhrase(phrase);
    at = index + phrase.length;
  }
  return (latex + writeSymbols(plain.slice(at), isAligned)).replace(SAME_STYLE, '');
}

/** Upright words, as in `\text{…}`. */
export function writeProse(text: string): string {
  const safe = text.replace(/[\\{}$&#%_^~]/g, (mark) => PROSE_ESCAPES[mark] ?? `\\${mark}`);
  return `\\text{${safe}}`;
}
const PROSE_ESCAPES: Record<string, string> = { '\\': '\\textbackslash{}', '^': '\\^{}', '~': '\\~{}' };

function writePhrase(phrase: string): string {
  if (FUNCTION_NAMES.has(phrase)) return FUNCTION_NAMES.get(phrase) ?? '';
  if (!IS_WORD.test(phrase)) return phrase.split(' ').map(writeShortWord).join(' ');
  const words = phrase.split(' ');
  return words.some((word) => FUNCTION_NAMES.has(word))
    ? words
        .map((word) => FUNCTION_NAMES.get(word) ?? (IS_WORD.test(word) ? writeProse(word) : word))
        .join(' ')
    : writeProse(phrase);
}

function writeShortWord(word: string): string {
  return FUNCTION_NAMES.get(word) ?? word;
}

function writeSymbols(text: string, isAligned: boolean): string {
  const scripted = text
    .replace(RAISED, (marks) => `\u0001${marks.normalize('NFKC').replaceAll('−', '-')}\u0003`)
    .replace(LOWERED, (marks) => `\u0002${marks.normalize('NFKC').replaceAll('−', '-')}\u0003`);
  return [...scripted].map((character) => writeCharacter(character, isAligned)).join('');
}

function writeCharacter(character: string, isAligned: boolean): string {
  const code = character.codePointAt(0) ?? 0;
  if (code === 1) return '^{';
  if (code === 2) return '_{';
  if (code === 3) return '}';
  if (character === '&') return isAligned ? '&' : '\\&';
  const symbol = LATEX_SYMBOLS.get(character);
  if (symbol !== undefined) return symbol;
  if (code >= 0x1d400 && code <= 0x1d7ff) return writeStyledLetter(character, code);
  if (code >= 0x2100 && code <= 0x214f) return character.normalize('NFKC');
  if (/[\s\p{Cf}\p{Cc}]/u.test(character)) return /\s/u.test(character) ? ' ' : '';
  return character;
}

function writeStyledLetter(character: string, code: number): string {
  const plain = character.normalize('NFKC');
  const letter = LATEX_SYMBOLS.get(plain) ?? plain;
  const alphabet = ALPHABETS.findLast(([first]) => first <= code)?.[1] ?? null;
  return alphabet === null ? letter : `\\${alphabet}{${letter.trim()}}`;
}

/** Command and the characters that mean it. */
const COMMANDS = `alpha α, beta β, gamma γ, delta δ, varepsilon ε, epsilon ϵ, zeta ζ, eta η, theta θ, vartheta ϑ, iota ι,
  kappa κ, lambda λ, mu μµ, nu ν, xi ξ, pi π, varpi ϖ, rho ρ, varrho ϱ, sigma σ, varsigma ς, tau τ,
  upsilon υ, phi ϕ, varphi φ, chi χ, psi ψ, omega ω, Gamma Γ, Delta Δ∆, Theta Θ, Lambda Λ, Xi Ξ, Pi Π,
  Sigma Σ, Upsilon Υ, Phi Φ, Psi Ψ, Omega ΩΩ, times ×, div ÷, cdot ·⋅∙, pm ±, mp ∓, ast ∗, circ ∘,
  bullet •, oplus ⊕, ominus ⊖, otimes ⊗, odot ⊙, wedge ∧, vee ∨, neg ¬, leq ≤⩽, geq ≥⩾, neq ≠, ll ≪,
  gg ≫, approx ≈, equiv ≡, cong ≅, sim ∼~, simeq ≃, propto ∝, infty ∞, partial ∂, nabla ∇, forall ∀,
  exists ∃, nexists ∄, emptyset ∅, in ∈, notin ∉, ni ∋, subset ⊂, subseteq ⊆, supset ⊃, supseteq ⊇,
  cup ∪, cap ∩, setminus ∖, uparrow ↑, downarrow ↓, leftrightarrow ↔, Rightarrow ⇒,
  Leftarrow ⇐, Leftrightarrow ⇔, mapsto ↦, rightleftharpoons ⇌⇄, longrightarrow ⟶, Longrightarrow ⟹,
  therefore ∴, because ∵, angle ∠, triangle △, perp ⊥, parallel ∥, mid ∣, ldots …, cdots ⋯, vdots ⋮,
  ddots ⋱, sum ∑, prod ∏, coprod ∐, int ∫, iint ∬, iiint ∭, oint ∮, bigcup ⋃, bigcap ⋂, bigwedge ⋀,
  bigvee ⋁, bigoplus ⨁, bigotimes ⨂, surd √, hbar ℏ, ell ℓ, Re ℜ, Im ℑ, aleph ℵ, wp ℘, langle ⟨〈,
  rangle ⟩〉, lfloor ⌊, rfloor ⌋, lceil ⌈, rceil ⌉, Vert ‖, backslash \\, top ⊤, vdash ⊢, models ⊨,
  star ⋆, diamond ⋄, square □, lnot ￢`;

const WRITTEN: [string, string][] = [
  ['−', '-'],
  ['–', '-'],
  ['′', "'"],
  ['″', "''"],
  ['‴', "'''"],
  ['°', '^{\\circ}'],
  ['º', '^{\\circ}'],
  ['ª', '^{\\text{a}}'],
  ['ℝ', '\\mathbb{R}'],
  ['ℕ', '\\mathbb{N}'],
  ['ℤ', '\\mathbb{Z}'],
  ['ℚ', '\\mathbb{Q}'],
  ['ℂ', '\\mathbb{C}'],
  ['ℙ', '\\mathbb{P}'],
  ['½', '\\frac{1}{2}'],
  ['¼', '\\frac{1}{4}'],
  ['¾', '\\frac{3}{4}'],
  ['%', '\\%'],
  ['#', '\\#'],
  ['$', '\\$'],
  ['_', '\\_'],
  ['{', '\\{'],
  ['}', '\\}'],
  ['^', '\\wedge '],
  ['→', '\\rightarrow '],
  ['←', '\\leftarrow '],
  ['ı', '\\imath '],
  ['ȷ', '\\jmath '],
  ['∕', '/'],
  ['⁄', '/'],
  ['‥', '..'],
  ['∶', ':'],
  ['≔', ':='],
  ['∎', '\\blacksquare '],
];

/** Character → what stands for it in LaTeX math; commands end in a space, as a letter could follow. */
export const LATEX_SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...COMMANDS.split(',').flatMap((entry) => {
    const [command = '', characters = ''] = entry.trim().split(' ');
    return [...characters].map((character): [string, string] => [character, `\\${command} `]);
  }),
  ...WRITTEN,
]);

const UPRIGHT = `sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan log ln lg exp lim max min sup inf
  det dim gcd arg ker deg limsup liminf`;
const PORTUGUESE = 'sen senh tg tgh cotg cossec arcsen arctg mdc mmc mod sgn';

/** Names LaTeX knows as upright functions, and those of Portuguese school books, which it does not. */
export const FUNCTION_NAMES: ReadonlyMap<string, string> = new Map([
  ...UPRIGHT.split(/\s+/).map((name): [string, string] => [name, `\\${name} `]),
  ...PORTUGUESE.split(' ').map((name): [string, string] => [name, `\\operatorname{${name}} `]),
]);
