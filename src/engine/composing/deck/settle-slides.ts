import type { LayoutName, Slide } from '#shared/composition/deck.ts';

/** Titles unique in the deck: where a claim repeats one, the slide keeps what the plan called it, then its number. */
export function settleTitles(slides: readonly Slide[], planned: readonly string[]): Slide[] {
  const taken = new Set<string>();
  return slides.map((slide, index) => {
    const choices = [slide.title, planned[index] ?? slide.title];
    const free = choices.find((title) => !taken.has(normal(title)));
    let title = free ?? slide.title;
    for (let part = 2; taken.has(normal(title)); part += 1) title = `${slide.title} – parte ${part}`;
    taken.add(normal(title));
    return { ...slide, title };
  });
}

const normal = (title: string): string => title.toLocaleLowerCase('pt-BR').trim();

/** More alike in a row tire the class. */
const MOST_ALIKE = 2;

/** Laid out alike, with the same kinds of blocks: a term or a picture beside the facts makes another slide of it. */
export const looksLike = (one: Slide, other: Slide): boolean =>
  one.layout === other.layout &&
  one.blocks.map(({ type }) => type).join() === other.blocks.map(({ type }) => type).join();

/** Another layout for the third of three alike, where its content allows one; the words stay as they are. */
export function varyLayouts(slides: readonly Slide[]): Slide[] {
  const varied: Slide[] = [];
  for (const slide of slides) {
    const before = varied.slice(-MOST_ALIKE);
    const isThird = before.length === MOST_ALIKE && before.every((other) => looksLike(other, slide));
    varied.push(isThird ? { ...slide, ...vary(slide) } : slide);
  }
  return varied;
}

const LONGEST_CARD = 170;

function vary(slide: Slide): Pick<Slide, 'layout' | 'blocks'> {
  const { layout, blocks } = slide;
  const [block] = blocks;
  const to = (other: LayoutName) => ({ layout: other, blocks });
  if (block?.type === 'points' && layout === 'points')
    return isEven(block.items) && block.items.every(({ text }) => text.length <= LONGEST_CARD)
      ? to('cards')
      : { layout, blocks };
  if (block?.type === 'points' && layout === 'cards') return to('points');
  if (block?.type === 'text' && layout === 'statement') return to('text');
  if (block?.type === 'text' && layout === 'text') return to('statement');
  if (block?.type === 'definition')
    return {
      layout: 'statement',
      blocks: [{ type: 'text', text: `${block.term}: ${block.text}`, passageIds: block.passageIds }],
    };
  return { layout, blocks };
}

/** Cards stand side by side: all with a head or none. */
const isEven = (items: readonly { head: string | null }[]): boolean =>
  new Set(items.map(({ head }) => head === null)).size === 1;
