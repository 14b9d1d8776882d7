import { settleTitles } from '#engine/composing/deck/settle-slides.ts';
import { addToNotes } from '#engine/composing/fitting/fit-deck.ts';
import { shortenTitle } from '#engine/composing/fitting/lessen-slide.ts';
import type { Mender, MendingContext } from './mender.ts';

/** Titles: shorter by their first clause, told apart, or as the plan has them. */
export const TITLE_MENDERS: Record<string, Mender> = {
  'title-long': (slide, context) => {
    const less = shortenTitle(slide, othersOf(context));
    return less && { ...less.slide, notes: addToNotes(slide.notes, less.moved) };
  },
  'title-repeated': (_slide, { deck, index, lesson }) => {
    const planned = deck.slides.map(
      ({ id, title }, at) => (at === index ? planOf(lesson, id) : null) ?? title,
    );
    return settleTitles(deck.slides, planned)[index] ?? null;
  },
  'title-missing': asPlanned,
  'title-cut': asPlanned,
};

const othersOf = ({ deck, index }: MendingContext): string[] =>
  deck.slides.filter((_, at) => at !== index).map(({ title }) => title);

function asPlanned(...[slide, { lesson, deck, index }]: Parameters<Mender>): ReturnType<Mender> {
  const title = planOf(lesson, slide.id);
  const isTaken = deck.slides.some((other, at) => at !== index && other.title.trim() === title);
  return title === null || isTaken ? null : { ...slide, title };
}

const planOf = (lesson: MendingContext['lesson'], id: string): string | null =>
  lesson.analysis?.structure.plan.find(({ number }) => `s${number}` === id)?.title ?? null;
