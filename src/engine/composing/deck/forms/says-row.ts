import type { TableBlock } from '#engine/reading/source-document.ts';

/** What a point may say beside the cells of a row of two that it tells, and their heads. */
const MOST_BESIDE_ROW = 4;

/**
 * A point that only says a row of the table again: `Recife: população 1,49; área 218`, `Bolo solou: forno aberto cedo, massa
 * muito batida`, `Temperatura (°C) 0: CS do KNO₃ 13`.
 */
export function saysRow(text: string, { rows }: TableBlock): boolean {
  const said = ` ${plainWords(text)} `;
  const [head = [], ...others] = rows;
  const headLetters = head.map(plainWords).join(' ').length;
  if (
    rows.some((row) => isTold(said, row, headLetters)) ||
    others.some((row) => isUnderHeads(said, head, row)) ||
    rows.filter((row) => said.includes(` ${plainWords(row.join(' '))} `)).length > 1
  )
    return true;
  const words = new Set(rows.flat().map(plainWords));
  const parts = text
    .split(/[:;,(]/)
    .map(plainWords)
    .filter((part) => part !== '');
  return parts.filter((part) => words.has(part)).length >= Math.max(1, parts.length / 2);
}

/** The name of the row and all its cells; of two columns nothing else, for two words stand in many a sentence. */
function isTold(said: string, row: readonly string[], headLetters: number): boolean {
  const [name = '', ...cells] = row.map(plainWords);
  if (name === '' || cells.length === 0) return false;
  const isRow = said.startsWith(` ${name} `) && cells.every((cell) => said.includes(` ${cell} `));
  const ownLetters = [name, ...cells].join(' ').length;
  return isRow && (cells.length > 1 || said.trim().length <= ownLetters + headLetters + MOST_BESIDE_ROW);
}

/** Every cell behind the head of its column. */
const isUnderHeads = (said: string, head: readonly string[], row: readonly string[]): boolean =>
  row.length > 1 &&
  row.every((cell, at) =>
    said.includes(` ${plainWords(head[at] ?? '')} ${plainWords(cell)} `.replace('  ', ' ')),
  );

/** The words and figures of a text, without case and signs. */
export const plainWords = (text: string): string =>
  text
    .toLocaleLowerCase('pt-BR')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
