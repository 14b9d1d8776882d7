import { varyLayouts } from '#engine/composing/deck/settle-slides.ts';
import { addToNotes, answerAsked, fitSlide } from '#engine/composing/fitting/fit-deck.ts';
import { lessenSlide } from '#engine/composing/fitting/lessen-slide.ts';
import type { Slide } from '#shared/composition/deck.ts';
import { type Mender, mendBlocks, type OwnMender } from './mender.ts';

/** A slide is tried so often with less on it. */
const MOST_TRIES = 20;
const FEWEST_OPTIONS = 2;

/** What is uneven or alike within one block. */
export const OWN_FORM_MENDERS: Record<string, OwnMender> = {
  'options-alike': mendBlocks('question', (block) => {
    const normal = (option: string) => option.trim().toLocaleLowerCase('pt-BR');
    const options = block.options.filter(
      (option, at) => block.options.findIndex((other) => normal(other) === normal(option)) === at,
    );
    if (options.length < FEWEST_OPTIONS) return block;
    const right = block.right === null ? '' : normal(block.options[block.right] ?? '');
    const place = options.findIndex((option) => normal(option) === right);
    return { ...block, options, right: place < 0 ? null : place };
  }),
  'table-ragged': mendBlocks('table', (block) => {
    const rows = block.rows.map((row) => [...row, ...block.columns.slice(row.length).map(() => '')]);
    return { ...block, rows };
  }),
  'chart-ragged': mendBlocks('chart', (block) => {
    const series = block.series.map((one) => ({
      ...one,
      values: [...one.values, ...block.categories.slice(one.values.length).map(() => null)],
    }));
    return { ...block, series };
  }),
  'timeline-order': mendBlocks('timeline', (block) => {
    const yearOf = ({ when }: { when: string }) => Number(/\d{4}/.exec(when)?.[0] ?? Number.NaN);
    const isDated = block.events.every((event) => !Number.isNaN(yearOf(event)));
    return isDated ? { ...block, events: block.events.toSorted((a, b) => yearOf(a) - yearOf(b)) } : block;
  }),
};

/** What stands on a slide and how: too much of it, alike, uneven. What leaves a slide goes to its notes. */
export const FORM_MENDERS: Record<string, Mender> = {
  ...OWN_FORM_MENDERS,
  overflow: (slide, { deck, index, theme }) => {
    const others = deck.slides.filter((_, at) => at !== index).map(({ title }) => title);
    return fitSlide(slide, { deck, index, others }, theme);
  },
  'words-many': lessen,
  'points-many': lessen,
  'layout-run': (slide, { deck, index }) =>
    varyLayouts([...deck.slides.slice(Math.max(0, index - 2), index), slide]).at(-1) ?? null,
  'slide-empty': (slide, { deck, lesson }) => {
    const composed = lesson.compose(deck).get(slide.id);
    return composed ? { ...slide, layout: composed.layout, blocks: composed.blocks } : null;
  },
  'section-unknown': (slide, { deck, index }) => {
    const before = deck.slides.slice(0, index).findLast(({ section }) => section !== null);
    return { ...slide, section: before?.section ?? null };
  },
  'answer-unasked': (slide, { deck }) => {
    const questions = deck.slides.filter(({ blocks }) => blocks.some(({ type }) => type === 'question'));
    return answerAsked([...questions.filter(({ id }) => id !== slide.id), slide]).at(-1) ?? null;
  },
};

function lessen(...[slide, { isMended }]: Parameters<Mender>): Slide | null {
  let shown = slide;
  const moved: string[] = [];
  for (let tries = 0; tries < MOST_TRIES && !isMended(shown); tries += 1) {
    const less = lessenSlide(shown);
    if (less === null) return null;
    shown = less.slide;
    moved.unshift(...less.moved);
  }
  return moved.length === 0 ? shown : { ...shown, notes: addToNotes(slide.notes, moved) };
}
