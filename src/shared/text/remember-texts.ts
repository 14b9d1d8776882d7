/**
 * The same function, whose answers are made once for each text: what a person edits comes back nearly as it was. A long
 * life starts over instead of growing. Answers must not be changed by who gets them.
 * @param mostLetters of all texts that are kept
 */
export function rememberTexts<T>(make: (text: string) => T, mostLetters: number): (text: string) => T {
  const known = new Map<string, T>();
  let letters = 0;
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (letters > mostLetters) {
      known.clear();
      letters = 0;
    }
    known.set(text, made);
    letters += text.length;
    return made;
  };
}
