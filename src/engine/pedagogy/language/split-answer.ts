/** `R: 6 cm`, `Resp.: 12`, `(resp. 6 cm)` at the end of a question. */
const MARKED =
  /\s*\(?\s*(?<!\p{L})(?:R|[Rr]esp(?:osta)?|[Gg]ab(?:arito)?)\s?[.:]+\s*(?<answer>[^?]{1,150}?)\)?\s*$/u;
/** `Por que o gelo flutua? (as ligações mantêm as moléculas afastadas)`: what the teacher wants to hear. */
const BEHIND = /(?<=\?)\s*\((?<answer>[^?]{12,260})\)\s*$/u;
const SHORTEST_QUESTION = 12;

/** A question without the answer that its teacher wrote behind it, and the answer; null where there is none. */
export function splitAnswer(text: string): { asked: string; answer: string | null } {
  const found = MARKED.exec(text) ?? BEHIND.exec(text);
  const asked = found === null ? text : text.slice(0, found.index).trimEnd();
  return found === null || asked.length < SHORTEST_QUESTION
    ? { asked: text, answer: null }
    : { asked, answer: found.groups?.answer?.replace(/[.\s]+$/, '') ?? null };
}
