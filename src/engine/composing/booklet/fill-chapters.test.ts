import { expect, it } from 'vitest';
import type { Booklet } from '#shared/composition/booklet.ts';
import { BOOKLET } from '#tests/builders/whole-booklet.ts';
import { fillChapters } from './fill-chapters.ts';
import type { FittedBooklet } from './fit-slack.ts';
import { weigh } from './shape-units.ts';
import type { Setting } from './typeset-booklet.ts';

const PARAGRAPHS = [40, 60, 20];
const WORDS = 50;
/** Of a page in the set below. */
const PAGE = { words: 330, top: 30, height: 240 };

/** Chapters of so many paragraphs of which a share stands. */
function compose(share: number | readonly number[]): Booklet {
  const chapters = PARAGRAPHS.map((paragraphs, at) => {
    const own = typeof share === 'number' ? share : (share[at] ?? 1);
    const text = { type: 'text' as const, text: 'horta '.repeat(WORDS).trim(), passageIds: [] };
    const blocks = Array.from({ length: Math.max(1, Math.round(own * paragraphs)) }, () => text);
    return {
      id: `c${at}`,
      title: `${at}`,
      question: null,
      lead: null,
      topics: [],
      outcomes: [],
      blocks,
      exercises: [],
    };
  });
  return { ...BOOKLET, pages: 40, chapters };
}

/** Sets by weight alone: each chapter begins a page. */
function set(booklet: Booklet, setting: Setting, share: FittedBooklet['share']): FittedBooklet {
  let page = 3;
  const ends = booklet.chapters.map(({ blocks }) => {
    const pages = blocks.reduce((sum, block) => sum + weigh(block), 0) / PAGE.words;
    page += Math.ceil(pages);
    return [page, PAGE.top + (pages - Math.ceil(pages) + 1) * PAGE.height];
  });
  const typeset = {
    pageCount: page + 2,
    query: (label: string) => (label === '<rest>' ? [] : ends),
  } as unknown as FittedBooklet['typeset'];
  return { booklet, typeset, share, setting };
}

it('fills the last page of each chapter from its own material and begins no page more', () => {
  const from = set(compose(0.42), { slack: 0.5, notePages: 0 }, 0.42);
  const filled = fillChapters(from, compose, set);
  const ends = (one: FittedBooklet) => one.typeset.query('') as [page: number, down: number][];
  expect(ends(filled).map(([page]) => page)).toEqual(ends(from).map(([page]) => page));
  expect(Math.min(...ends(from).map(([, down]) => down))).toBeLessThan(120);
  expect(Math.min(...ends(filled).map(([, down]) => down))).toBeGreaterThan(200);
});

it('takes as much for chapters that run on as their pages hold', () => {
  const flow: typeof compose = (share) => ({ ...compose(share), pages: 10 });
  const setFlow: typeof set = (booklet, setting, share) => {
    const words = booklet.chapters
      .flatMap(({ blocks }) => blocks)
      .reduce((sum, block) => sum + weigh(block), 0);
    const typeset = { pageCount: Math.ceil(words / PAGE.words) } as unknown as FittedBooklet['typeset'];
    return { booklet, typeset, share, setting };
  };
  const from = setFlow(flow(0.4), { slack: 0.5, notePages: 0 }, 0.4);
  const filled = fillChapters(from, flow, setFlow);
  expect(filled.typeset.pageCount).toBe(from.typeset.pageCount);
  expect(filled.share).toBeGreaterThan(0.4);
  expect(setFlow(flow(Number(filled.share) + 0.04), filled.setting, 1).typeset.pageCount).toBeGreaterThan(
    from.typeset.pageCount,
  );
});

it('tells more of the chapter that lost most where the share of all leaves room', () => {
  // At the share that takes in the tale of the first chapter the others take in more than there is room for.
  const words = (count: number) => ({ type: 'text' as const, text: 'horta '.repeat(count), passageIds: [] });
  const long = (share: number | readonly number[]): Booklet => ({
    ...{ ...BOOKLET, pages: 10 },
    chapters: compose(share).chapters.map((chapter, at) => {
      const own = typeof share === 'number' ? share : (share[at] ?? 1);
      const [from, count] = at === 0 ? [0.3, 150] : [0.25, 400];
      return { ...chapter, blocks: own < from ? [words(20)] : [words(20), words(count)] };
    }),
  });
  const setFlow: typeof set = (booklet, setting, share) => {
    const sum = booklet.chapters.flatMap(({ blocks }) => blocks).reduce((all, one) => all + weigh(one), 0);
    const typeset = {
      pageCount: Math.ceil((sum + 60) / PAGE.words),
    } as unknown as FittedBooklet['typeset'];
    return { booklet, typeset, share, setting };
  };
  const from = setFlow(long(0.22), { slack: 0.5, notePages: 0 }, 0.22);
  const filled = fillChapters(from, long, setFlow);
  expect(filled.typeset.pageCount).toBe(from.typeset.pageCount);
  expect(from.booklet.chapters[0]?.blocks).toHaveLength(1);
  expect(filled.booklet.chapters[0]?.blocks).toHaveLength(2);
});
