import type { GivenKey } from '#engine/pedagogy/material/read-key.ts';
import { keyOfOptions } from '#engine/pedagogy/material/read-shown-key.ts';
import { pickOption } from '#engine/pedagogy/plan/pick-option.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { BlockOf, SlideBlock } from '#shared/composition/blocks.ts';
import type { Slide } from '#shared/composition/deck.ts';

type Quiz = AiAnalysis['quiz'];

/**
 * The questions of the material with what its key answers and the teacher's comment; what no number of a key names is answered as
 * the analysis has it.
 */
export function answerGiven(slides: readonly Slide[], key: GivenKey, quiz: Quiz = []): Slide[] {
  if (key.answers.size === 0 && key.shown === undefined && quiz.length === 0) return [...slides];
  const answer = (block: SlideBlock): SlideBlock => {
    if (block.type !== 'question' || block.right !== null) return block;
    const reason = block.reason ?? key.reasons.get(block.number) ?? null;
    // A key in a row says the number of each answer in its text.
    const shown = key.shown?.letters.get(keyOfOptions(block.options)) ?? '';
    const told = (shown || (key.answers.get(block.number) ?? '')).replace(
      new RegExp(`^${block.number}\\s?[).–-]\\s+`, 'u'),
      '',
    );
    if (block.options.length === 0 && block.answer === null && told !== '')
      return { ...block, answer: told, reason };
    // `V F V F`, `2, 3, 1`: of what is judged or matched each has its sign.
    if (SIGNS.test(told)) return { ...block, answer: told, reason };
    const picked = pickOption(told, block.options);
    if (picked === null) return answerAsAnalysed(block, quiz);
    const right = block.options.indexOf(picked.right);
    return { ...block, right, answer: picked.right, reason: picked.reason ?? reason };
  };
  return slides.map((slide) => ({ ...slide, blocks: slide.blocks.map(answer) }));
}

/** A question that the quiz holds too, by its first words. */
function answerAsAnalysed(block: BlockOf<'question'>, quiz: Quiz): SlideBlock {
  if (block.answer !== null) return block;
  const entry = quiz.find(
    ({ question, options }) => isSame(block.text, question) && options.length === block.options.length,
  );
  if (entry === undefined) return block;
  const right = block.options.findIndex((option) => fold(option) === fold(entry.answer));
  if (block.options.length > 0 && right < 0) return block;
  return {
    ...block,
    right: right < 0 ? null : right,
    answer: entry.answer,
    reason: entry.reason ?? block.reason,
  };
}

const SIGNS = /^(?:[A-HV]|\d{1,2})(?:[\s,–-]+(?:[A-HV]|\d{1,2}))+$/u;
const SHORTEST = 20;
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The whole question or the most that one of them shows of the other. */
function isSame(shown: string, asked: string): boolean {
  const [one, other] = [fold(shown), fold(asked)];
  const least = Math.min(one.length, other.length);
  return one === other || (least >= SHORTEST && (one.startsWith(other) || other.startsWith(one)));
}
