/**
 * `of`, which knows what it made of a text when the same text comes again: an analysis asks the same of a sentence many
 * times. A longer life (a worker) starts over at `most` texts instead of growing.
 */
export function remember<Value extends string | number | object>(
  of: (text: string) => Value,
  most: number,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const made = of(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}

/** Of any document's words. */
export const WORDS_KEPT = 60_000;
/** Of the sentences of a long book. */
export const SENTENCES_KEPT = 16_000;
