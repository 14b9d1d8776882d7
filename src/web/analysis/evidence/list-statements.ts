/** Each item with the JSON pointer of its place in the analysis, which names it and finds its passages. */
export function listStatements<T>(base: string, items: readonly T[]): { statement: string; item: T }[] {
  return items.map((item, index) => ({ statement: `${base}/${index}`, item }));
}
