import type { Bit } from './bit.ts';
import { classOfHeading } from './heading-class.ts';
import type { Role } from './role.ts';
import { ANSWER_MARKED } from './role-of-line.ts';

/** `Resposta: ________`: where the answer is to be written. */
export const TO_ANSWER = /^\W*(?:r|resp(?:osta)?s?)\s*[.:)]*\s*_{3,}[\s_.]*$/iu;
/** `Resposta: o monitor`, and where it is still to be written. */
export const answersClues = (text: string): boolean => TO_ANSWER.test(text) || ANSWER_MARKED.test(text);

const MOST_CLUES = 5;
const LONGEST_CLUE = 130;
const FEWEST_RIDDLES = 2;

/**
 * The few lines above `Resposta: ______` are what is asked, however they are worded: `É um mamífero.`, `Vive na água.` are neither
 * facts nor answers. So are those between the heading of an exercise and its answer.
 */
export function tellClues<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const open = bits.filter(({ text }) => TO_ANSWER.test(text)).length;
  const asked = new Set<Judged>();
  for (const [at, { text }] of bits.entries()) {
    if (!answersClues(text)) continue;
    const run: Judged[] = [];
    let before = at - 1;
    for (let bit = bits[before]; bit !== undefined && isClue(bit, run.length); bit = bits[--before])
      run.push(bit);
    const above = bits[before];
    const label = above !== undefined && /:\s*$/.test(above.text) ? bits[before - 1] : undefined;
    const isHeaded = [above, label].some(
      (bit) => bit?.kind === 'heading' && classOfHeading(bit.text) === 'exercises',
    );
    if ((TO_ANSWER.test(text) && open >= FEWEST_RIDDLES) || isHeaded) for (const bit of run) asked.add(bit);
  }
  // `Pinte os quadros:` over `1: A-C`, `2: B`: what the order is carried out by.
  for (const items of Map.groupBy(
    bits.filter(({ kind }) => kind === 'item'),
    ({ block }) => block,
  ).values()) {
    const lead = bits[bits.indexOf(items[0] as Judged) - 1];
    const isLed = lead?.role === 'exercise' && /:\s*$/.test(lead.text);
    if (isLed && items.every(({ text }) => COUNTED.test(text))) for (const item of items) asked.add(item);
  }
  let isAnswer = false;
  return bits.map((bit) => {
    // `Resposta:` alone: all that stands below it answers, up to what is asked or shown next.
    const opens =
      NEXT.has(classOfHeading(bit.text)) ||
      bit.kind === 'heading' ||
      /^\W*\d{1,2}\s?[).]|\?\s*$/.test(bit.text);
    isAnswer = BARE_LABEL.test(bit.text) || (isAnswer && !opens);
    if (TO_ANSWER.test(bit.text)) return { ...bit, role: 'blank' };
    if (isAnswer) return { ...bit, role: 'answer' };
    return asked.has(bit) ? { ...bit, role: 'exercise' } : bit;
  });
}

const COUNTED = /^\d{1,2}\s?:\s?\S/u;
const BARE_LABEL = /^\W*respostas?\s*:\s*$/iu;
const NEXT: ReadonlySet<string> = new Set(['exercises', 'example', 'objectives', 'answers', 'grading']);

const isClue = ({ kind, text, role }: Bit & { role: Role }, before: number): boolean =>
  before < MOST_CLUES &&
  kind === 'paragraph' &&
  role !== 'heading' &&
  role !== 'blank' &&
  text.length <= LONGEST_CLUE &&
  !/^\W*\d{1,3}\s?[).]|[:?]\s*$|_{3,}/.test(text) &&
  !answersClues(text);
