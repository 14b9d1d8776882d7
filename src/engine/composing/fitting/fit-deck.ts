import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import type { Overflow, Theme } from '#engine/composing/themes/theme.ts';
import type { Deck, Slide } from '#shared/composition/deck.ts';
import { closeSentence } from '#shared/text/close-sentence.ts';
import { lessenSlide, shortenTitle } from './lessen-slide.ts';

/** A slide is tried so often in lesser forms; the longest has some ten items and two layouts. */
const MOST_TRIES = 20;

export interface FittedDeck {
  deck: Deck;
  drawn: DrawnDeck;
  /** What fits in no form: a word wider than its box, a title that no line can hold. */
  overflows: Overflow[];
}

/**
 * Draws a deck in its theme. Where the text of a slide is more than its layout holds at readable sizes, the slide
 * takes another layout or shows less, and what it no longer shows is said in its notes; nothing is lost or shrunk.
 */
export function fitDeck(deck: Deck, theme: Theme): FittedDeck {
  const slides: Slide[] = [];
  deck.slides.forEach((slide, index) => {
    const others = [...slides, ...deck.slides.slice(index + 1)].map(({ title }) => title);
    slides.push(fitSlide(slide, { deck, index, others }, theme));
  });
  const fitted: Deck = { ...deck, slides: answerAsked(slides) };
  return { deck: fitted, ...drawDeck(fitted, theme) };
}

/** A key without the answers to questions that went to the notes, where their answers stand too. */
export function answerAsked(slides: readonly Slide[]): Slide[] {
  const asked = new Set(
    slides.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'question' ? [block.number] : [])),
    ),
  );
  return slides.map((slide) => {
    const [block] = slide.blocks;
    if (block?.type !== 'answerKey') return slide;
    const answers = block.answers.filter(({ number }) => asked.has(number));
    const wish = 'as respostas dos exercícios';
    return { ...slide, blocks: [answers.length > 0 ? { ...block, answers } : { type: 'place', wish }] };
  });
}

/** The deck as it is, without changing what it shows: for one that a person has edited. */
export function drawDeck(deck: Deck, theme: Theme): Omit<FittedDeck, 'deck'> {
  const scheme = theme.schemes[deck.palette] ?? Object.values(theme.schemes)[0];
  if (scheme === undefined) throw new Error(`theme ${theme.name} has no colours`);
  const drawn = deck.slides.map((slide, index) => theme.draw(slide, { deck, index }));
  return {
    drawn: {
      title: deck.title,
      author: deck.author,
      theme: { name: theme.name, label: theme.label, fonts: theme.fonts, scheme },
      layouts: theme.layouts(
        deck,
        drawn.map(({ layout }) => layout),
      ),
      slides: drawn.map(({ slide }) => slide),
      sections: listSections(deck),
      pictures: deck.pictures,
    },
    overflows: drawn.flatMap(({ overflows }) => overflows),
  };
}

/**
 * One slide as `fitDeck` makes it fit.
 * @param others the titles of the other slides, which a shorter one may not repeat
 */
export function fitSlide(
  slide: Slide,
  place: { deck: Deck; index: number; others: readonly string[] },
  theme: Theme,
): Slide {
  const whole = tryToFit(slide, place, theme);
  const bare = whole.moved.length > MOST_FOR_A_PICTURE ? withoutPicture(slide) : null;
  const other = bare === null ? whole : tryToFit(bare, place, theme);
  const { shown, moved } = other.moved.length < whole.moved.length ? other : whole;
  return moved.length === 0 ? shown : { ...shown, notes: addToNotes(shown.notes, moved) };
}

/** Statements that may go to the notes so that a picture stands beside the others. */
const MOST_FOR_A_PICTURE = 1;

/** The words of a slide alone, with all its width; null where it has no picture beside them. */
function withoutPicture(slide: Slide): Slide | null {
  const blocks = slide.blocks.filter(({ type }) => type !== 'picture');
  return slide.layout === 'pointsAndFigure' && blocks.length < slide.blocks.length
    ? { ...slide, layout: 'points', blocks }
    : null;
}

function tryToFit(
  slide: Slide,
  { deck, index, others }: { deck: Deck; index: number; others: readonly string[] },
  theme: Theme,
): { shown: Slide; moved: string[] } {
  let shown = slide;
  const moved: string[] = [];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { overflows } = theme.draw(shown, { deck, index });
    if (overflows.length === 0) break;
    const isTitle = overflows.every(({ element }) => element === 'Título');
    const less = isTitle ? shortenTitle(shown, others) : lessenSlide(shown);
    if (less === null) break;
    shown = less.slide;
    moved.unshift(...less.moved);
  }
  return { shown, moved };
}

/** What left a slide goes after the opening sentence: it is said before anything is asked. */
export function addToNotes(notes: string, moved: readonly string[]): string {
  const [opening = '', ...rest] = notes.split('\n');
  const told = moved.map(closeSentence);
  return [opening, ...told, ...rest].join('\n');
}

/** Runs of slides of one section under its title; what stands before the first one belongs to it. */
function listSections(deck: Deck): DrawnDeck['sections'] {
  const sections: DrawnDeck['sections'] = [];
  let open: number | null = null;
  for (const { id, section } of deck.slides) {
    const last = sections.at(-1);
    if (last !== undefined && (section === null || section === open)) last.slideIds.push(id);
    else sections.push({ title: deck.sections[section ?? 0]?.title ?? deck.title, slideIds: [id] });
    open = section ?? open;
  }
  return sections;
}
