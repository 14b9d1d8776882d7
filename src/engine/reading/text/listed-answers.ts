import { countsBarely, readKeyEntries } from '#engine/reading/key-entries.ts';
import type { TextLine } from './split-lines.ts';

/** A question with the lines that stand below it up to the next. */
export interface Asked {
  number: number;
  lines: TextLine[];
}

/** No class is asked more in one go. */
export const MOST_QUESTIONS = 60;
const FEWEST = 2;

/** `5c 6a`; `A 1 have known 2 has never eaten B 3 for`: told in the order of the numbers. */
export function readListed(told: string): [number, string][] {
  const letters = [...told.matchAll(/(?<!\S)(\d{1,2})\s?[-.):]?\s?([a-e])(?=[\s,;.]|$)/giu)];
  const isLetters = told.replace(/(?<!\S)\d{1,2}\s?[-.):]?\s?[a-e](?=[\s,;.]|$)/giu, '').trim() === '';
  if (isLetters && letters.length > 0)
    return letters.map(([, number, letter = '']) => [Number(number), letter.toUpperCase()]);
  const places: { number: number; from: number; to: number }[] = [];
  for (let number = 1; number <= MOST_QUESTIONS; number += 1) {
    const sign = new RegExp(`(?<!\\S)${number}(?!\\.\\d{3})(?:\\s?[-.):]+\\s*|\\s+|(?=a\\s))`, 'u');
    const from = places.at(-1)?.to ?? 0;
    const found = sign.exec(told.slice(from));
    if (found === null) break;
    places.push({ number, from: from + found.index, to: from + found.index + found[0].length });
  }
  if (places.length < FEWEST) return [];
  const hasParts = /^[A-D]\s+1/u.test(told);
  return places.map(({ number, to }, at) => {
    const answer = told
      .slice(to, places[at + 1]?.from)
      .replace(/\s*\/\s*$/u, '')
      .trim();
    return [number, lettered(hasParts ? answer.replace(/\s+[A-D]$/u, '') : answer)];
  });
}

/** The answers that a line lists in whatever way, with what is said of them. */
export function readAll(told: string): [number, string][] {
  const listed = readListed(told);
  return listed.length > 0 || !countsBarely(told)
    ? listed
    : readKeyEntries([told]).map(({ number, answer, reason }) => [
        number,
        reason === null ? answer : `${answer} – ${reason}`,
      ]);
}

/** `a {2,5} b {-3}` → `a) {2,5} b) {-3}`. */
function lettered(answer: string): string {
  const bare = answer.replace(/[\s;,.]+$/u, '');
  return /^a\s.*\sb\s/u.test(bare) ? bare.replace(/(?<!\S)([a-h])\s+(?=\S)/gu, '$1) ') : bare;
}

/** `b) 2.995 m  X`, `(x) b) 2.995 m`, `*b) 2.995 m`, `b) 2.995 m (certa)`: the option that the teacher ticked. */
const TICKED =
  /^(?:\(?[xX✓✔*]\)?\s*)(?<before>\(?[a-eA-E]\s?[).]\s*\S.*)$|^(?<behind>\(?[a-eA-E]\s?[).]\s*\S.*?)\s*(?:\s\(?[xX]\)?|\s?[✓✔]|\s?\*{1,2}|\s?\((?:certa|correta|gabarito|resposta)\)|\s?(?:<-|←)\s?(?:certa|correta|essa|resposta)?)$/u;
const OPTION = /^\(?([a-eA-E])\s?[).]\s*\S/u;
/** `(F) As planícies são formadas por erosão. -> por sedimentação` */
const PUT_RIGHT = /^(\(\s*[VF]\s*\)\s*.*?\S)\s*(?:->|→|=>)\s*(\S.*)$/iu;
const ORDINALS = ['1ª', '2ª', '3ª', '4ª', '5ª', '6ª', '7ª', '8ª', '9ª', '10ª'];

const optionIn = (text: string): string | null => {
  const found = TICKED.exec(text)?.groups;
  return found === undefined ? null : (found.before ?? found.behind ?? null);
};

/** Whether a line ticks the option it is. */
export const isTicked = ({ text }: Pick<TextLine, 'text'>): boolean => optionIn(text) !== null;

/** The one option of a question that is ticked, and what puts its false sentences right, leave its lines. */
export function takeMarked(question: Asked, key: Map<number, string>): string[] {
  const options = question.lines.filter(({ text }) => OPTION.test(optionIn(text) ?? text));
  const ticked = options.filter(isTicked);
  const letter = OPTION.exec(optionIn(ticked[0]?.text ?? '') ?? '')?.[1];
  if (ticked.length === 1 && options.length > 1 && letter !== undefined) {
    key.set(question.number, letter.toUpperCase());
    question.lines = question.lines.map((line) =>
      line === ticked[0] ? { ...line, text: optionIn(line.text) ?? line.text } : line,
    );
  }
  const judged = question.lines.filter(({ text }) => /^\(\s*[VF]\s*\)/iu.test(text));
  const reasons = judged.flatMap(({ text }, at) => {
    const right = PUT_RIGHT.exec(text)?.[2]?.replace(/[\s.;]+$/u, '');
    return right === undefined ? [] : [`a ${ORDINALS[at] ?? ''}: ${right}`];
  });
  if (reasons.length > 0)
    question.lines = question.lines.map((line) => ({ ...line, text: line.text.replace(PUT_RIGHT, '$1') }));
  return reasons;
}
