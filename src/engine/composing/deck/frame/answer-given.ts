import type { SlideBlock } from '#shared/composition/blocks.ts';
import type { Slide } from '#shared/composition/deck.ts';

/** Questions with options that the key names, with their right one. */
export function answerGiven(slides: readonly Slide[], given: ReadonlyMap<number, string>): Slide[] {
  if (given.size === 0) return [...slides];
  const answer = (block: SlideBlock): SlideBlock => {
    if (block.type !== 'question' || block.right !== null) return block;
    // A key in a row says the number of each answer in its text.
    const told = (given.get(block.number) ?? '').replace(
      new RegExp(`^${block.number}\\s?[).–-]\\s+`, 'u'),
      '',
    );
    if (block.options.length === 0 && block.answer === null && told !== '') return { ...block, answer: told };
    // `V F V F`, `2, 3, 1`: of what is judged or matched each has its sign.
    if (SIGNS.test(told)) return { ...block, answer: told };
    const right = told.length === 1 ? 'ABCDE'.indexOf(told) : -1;
    const option = block.options[right];
    return option === undefined ? block : { ...block, right, answer: option };
  };
  return slides.map((slide) => ({ ...slide, blocks: slide.blocks.map(answer) }));
}

const SIGNS = /^(?:[VF]|\d{1,2})(?:[\s,–-]+(?:[VF]|\d{1,2}))+$/u;
