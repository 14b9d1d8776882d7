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
