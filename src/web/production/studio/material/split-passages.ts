/** A run of a text: whether it belongs to a passage, and the numbers of those that begin with it. */
export interface TextPart {
  text: string;
  isLit: boolean;
  numbers: number[];
}

/**
 * Cuts a text where passages of it begin and end. A passage that does not stand in it word for word takes all of it, so that
 * it is not lost from sight.
 */
export function splitPassages(
  text: string,
  passages: readonly { text: string; number: number }[],
): TextPart[] {
  if (passages.length === 0) return [{ text, isLit: false, numbers: [] }];
  const spans = passages.map(({ text: quote, number }) => {
    const from = quote.trim() === '' ? -1 : text.indexOf(quote.trim());
    return from < 0 ? { from: 0, to: text.length, number } : { from, to: from + quote.trim().length, number };
  });
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ from, to }) => [from, to])])].toSorted(
    (one, other) => one - other,
  );
  return cuts.slice(0, -1).map((from, at) => ({
    text: text.slice(from, cuts[at + 1]),
    isLit: spans.some((span) => span.from <= from && span.to > from),
    numbers: spans.filter((span) => span.from === from).map(({ number }) => number),
  }));
}
