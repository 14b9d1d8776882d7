/** The text, or as much of it as there is room for. */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
