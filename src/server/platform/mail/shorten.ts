/** At most so many letters, the last an ellipsis where there were more. */
export function shorten(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** A title within a headline: in quotes, and not so long that nothing else is seen of the mail. */
export const quoteTitle = (title: string): string => `“${shorten(title, 70)}”`;
