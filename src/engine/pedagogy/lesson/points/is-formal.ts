/** A letter that stands for something, an index, a sign of sets or of reckoning. */
const SIGN =
  /^[^\p{L}\d]*(?:\p{L}[′'’]?|[+−=<>≤≥≈≠∈⊕·×:/|-]+)[^\p{L}\d]*$|[₀-₉ₐ-ₜᵢⱼₖₙ⁰-⁹ⁿˣʸ⟨⟩⊕∈∀∃|^_{}]|\p{L}\(\p{L}|\p{L}\[/u;
/** Words of one letter; `A` and `O` open sentences as well. */
const WORD = /^[^\p{L}]*[aeoàéáó][^\p{L}]*$|^[AEO]$/u;
const LEAST_SHARE = 0.2;
const FEWEST = 2;

/** `A devolve x′ ∈ {0, 1}`, `G é um grupo e g um gerador de G`: said in letters that mean something on the page where they were set. */
export function isFormal(text: string): boolean {
  const words = text.split(/\s+/u);
  const signs = words.filter((word) => SIGN.test(word) && !WORD.test(word)).length;
  return signs >= FEWEST && signs >= LEAST_SHARE * words.length;
}

const FEWEST_WORDS = 5;

/** `Decaps(sk, c) = k`: signs with hardly a word beside them. */
export const isOfSigns = ({ text }: { text: string }): boolean =>
  isFormal(text) && (text.match(/(?<![\p{L}(_])\p{L}{3,}(?![\p{L}(_])/gu)?.length ?? 0) < FEWEST_WORDS;
