import { isBriefKey } from '#engine/composing/themes/parts/read-answer.ts';
import type { BlockOf, SlideBlock } from '#shared/composition/blocks.ts';
import type { LayoutName, Slide } from '#shared/composition/deck.ts';

/** Titles unique in the deck: where a claim repeats one, the slide keeps what the plan called it, then its number. */
export function settleTitles(slides: readonly Slide[], planned: readonly string[]): Slide[] {
  const taken = new Set<string>();
  const asked = slides.map((slide, index) => putBefore(slide, planned.slice(index + 1)));
  return asked.map((slide, index) => {
    const choices = [slide.title, ...askAgain(slide), planned[index] ?? slide.title];
    const free = choices.find((title) => !taken.has(normal(title)));
    let title = free ?? slide.title;
    for (let part = 2; taken.has(normal(title)); part += 1) title = `${slide.title} – parte ${part}`;
    taken.add(normal(title));
    return { ...slide, title };
  });
}

const ASKS = /^(?:por que|para que|o que|como|onde|quando|qua(?:l|is|nt[oa]s?)|quem)(?!\p{L})/iu;

/** The opening asks what a heading of the material asks later on: there stands the answer, and the title is its. */
function putBefore(slide: Slide, later: readonly string[]): Slide {
  const isLater = later.some((title) => normal(title) === normal(slide.title));
  if (slide.layout !== 'question' || !isLater || !ASKS.test(slide.title)) return slide;
  const question = slide.title.charAt(0).toLocaleLowerCase('pt-BR') + slide.title.slice(1);
  return { ...slide, title: `Antes de começar: ${question}` };
}

/** The lesson is called by the question that opens it: the class is asked that, not only shown the name of the slide. */
const askAgain = ({ layout, title }: Slide): string[] =>
  layout === 'question' && title.trim().endsWith('?') ? [`Como vocês responderiam: “${title.trim()}”`] : [];

const normal = (title: string): string => title.toLocaleLowerCase('pt-BR').trim();

/** More alike in a row tire the class; a sentence on the board colour is loud, and not followed by another. */
const MOST_ALIKE = 2;

/**
 * Laid out alike, with the same kinds of blocks: a term or a picture beside the facts makes another slide of it, and of
 * two facts the first is set large over the second.
 */
export const looksLike = (one: Slide, other: Slide): boolean =>
  one.layout === other.layout && one.blocks.map(kindOf).join() === other.blocks.map(kindOf).join();

const kindOf = (block: SlideBlock): string =>
  block.type === 'points' && block.items.length === 2 ? 'pair' : block.type;

/** Another layout for the third of three alike, where its content allows one; the words stay as they are. */
export function varyLayouts(slides: readonly Slide[]): Slide[] {
  const varied: Slide[] = [];
  for (const slide of slides) {
    const most = slide.layout === 'statement' ? 1 : MOST_ALIKE;
    const before = varied.slice(-most);
    const isThird = before.length === most && before.every((other) => looksLike(other, slide));
    varied.push(isThird ? { ...slide, ...vary(slide) } : slide);
  }
  return varied;
}

const LONGEST_CARD = 170;
/** What stands in the narrow column beside a large figure. */
const MOST_AS_KEYS = 290;

function vary(slide: Slide): Pick<Slide, 'layout' | 'blocks'> {
  const { layout, blocks } = slide;
  const [block] = blocks;
  const to = (other: LayoutName) => ({ layout: other, blocks });
  if (block?.type === 'points' && layout === 'points') {
    const items = isEven(block.items) ? block.items : block.items.map(sayWhole);
    const isShort = items.every(({ text }) => text.length <= LONGEST_CARD);
    return isShort && items.length > 1
      ? { layout: 'cards', blocks: [{ ...block, items }, ...blocks.slice(1)] }
      : { layout, blocks };
  }
  if (block?.type === 'points' && layout === 'cards') return to('points');
  if (block?.type === 'points' && layout === 'pointsAndFigure') {
    const letters = block.items.reduce((sum, { head, text }) => sum + text.length + (head?.length ?? 0), 0);
    return letters <= MOST_AS_KEYS ? to('figure') : { layout, blocks };
  }
  if (block?.type === 'text' && layout === 'statement') return to('text');
  if (block?.type === 'text' && layout === 'text') return to('statement');
  if (block?.type === 'definition')
    return {
      layout: 'statement',
      blocks: [{ type: 'text', text: `${block.term}: ${block.text}`, passageIds: block.passageIds }],
    };
  return { layout, blocks };
}

/** A fact whose name stands in its sentence again. */
const sayWhole = <Item extends { head: string | null; text: string }>(item: Item): Item =>
  item.head === null ? item : { ...item, head: null, text: `${item.head}: ${item.text}` };

/** Cards stand side by side: all with a head or none. */
const isEven = (items: readonly { head: string | null }[]): boolean =>
  new Set(items.map(({ head }) => head === null)).size === 1;

/** More answers are not read off one slide; the others stand in the notes of their questions. */
const MOST_ANSWERS = 6;
const MOST_LETTERS = 24;

/**
 * Questions numbered through the deck, those of the material by their own number (0 where it gives none), and a key that
 * answers what is asked: no number twice, no answer to what no slide shows. A key without answers stays as it is.
 */
export function settleQuestions(slides: readonly Slide[]): Slide[] {
  const own = slides.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'question' ? [block.number] : [])),
  );
  const taken = new Set<number>([0]);
  // A pause for a question that nobody answers is not counted: the check begins with 1.
  const isPause = ({ blocks }: Slide) => {
    const asked = blocks.filter((block) => block.type === 'question');
    return asked.length === 1 && asked[0]?.number === 0 && asked[0].answer === null;
  };
  const number = (block: SlideBlock): SlideBlock => {
    if (block.type !== 'question') return block;
    const free = taken.has(block.number) ? 1 + Math.max(...own, ...taken) : block.number;
    taken.add(free);
    return { ...block, number: free };
  };
  const counted = slides.map((slide) =>
    isPause(slide) ? slide : { ...slide, blocks: slide.blocks.map(number) },
  );
  const numbered = counted.map((slide) => ({
    ...slide,
    blocks: isPause(slide) ? slide.blocks.map(number) : slide.blocks,
  }));
  const all = numbered.flatMap(({ blocks }) => blocks.flatMap(answer));
  const isLetters = all.every(({ answer: told }) => /^[A-E]\)/u.test(told));
  const isGrid = isLetters || isBriefKey(all.map(({ answer: told }) => told));
  const answers = all.slice(0, isGrid ? MOST_LETTERS : MOST_ANSWERS);
  return showCorrections(numbered, all).map((slide) =>
    slide.layout === 'answerKey' && answers.length > 0 && slide.blocks.every(({ type }) => type === 'place')
      ? { ...slide, blocks: [{ type: 'answerKey', answers }] }
      : slide,
  );
}

function answer(block: SlideBlock): BlockOf<'answerKey'>['answers'] {
  if (block.type !== 'question' || block.answer === null) return [];
  const { number, right, reason, passageIds } = block;
  const letter = right === null ? '' : `${String.fromCodePoint(65 + right)}) `;
  return [{ number, answer: `${letter}${block.answer}`, reason, passageIds }];
}

/** `Corrijam juntos: …`: the call before the question that is taken up again. */
const LONGEST_CALL = 40;

/**
 * Where the class corrects a question that was asked before it and that is answered, the slide shows the answer: the question
 * alone said again would leave the teacher without what is corrected.
 */
function showCorrections(slides: readonly Slide[], answers: BlockOf<'answerKey'>['answers']): Slide[] {
  return slides.map((slide, at) => {
    const [block] = slide.blocks;
    const [step, ...more] = block?.type === 'activity' ? block.steps : [];
    if (step === undefined || more.length > 0 || !isCorrection(slide)) return slide;
    const asked = slides
      .slice(0, at)
      .flatMap(({ blocks }) => blocks.filter((one) => one.type === 'question'))
      .find(({ text }) => takesUp(step.text, text));
    const answer = answers.find(({ number }) => number === asked?.number);
    if (answer === undefined) return slide;
    return {
      ...slide,
      layout: 'answerKey' as const,
      blocks: [{ type: 'answerKey' as const, answers: [answer] }],
    };
  });
}

const isCorrection = ({ title }: Slide): boolean => /^Correção(?!\p{L})/u.test(title);

function takesUp(said: string, asked: string): boolean {
  const [one, other] = [said, asked].map(bare);
  const call = (one?.length ?? 0) - (other?.length ?? 0);
  return call > 0 && call <= LONGEST_CALL && one?.endsWith(String(other)) === true;
}

const bare = (text: string): string =>
  text
    .replace(/[\s.:;?!]+/gu, ' ')
    .trim()
    .toLocaleLowerCase('pt-BR');
