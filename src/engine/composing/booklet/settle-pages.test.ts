import { expect, it } from 'vitest';
import type { Booklet } from '#shared/composition/booklet.ts';
import { BOOKLET } from '#tests/builders/whole-booklet.ts';
import { type FittedBooklet, ROOMIEST, WIDEST } from './fit-slack.ts';
import { settle } from './settle-pages.ts';
import type { Setting } from './typeset-booklet.ts';

const PAGES = 20;
/** Its chapters begin pages. */
const PAGED: Booklet = { ...BOOKLET, pages: PAGES };
const ENDS_AT = { asDrawn: 60, roomy: 190 };

/** The last chapter ends with a few lines; closer it saves the page, with room for its answers it fills it. */
function set(booklet: Booklet, setting: Setting, share: FittedBooklet['share']): FittedBooklet {
  const { slack, notePages } = setting;
  const isCloser = slack < WIDEST - 0.1;
  const down = isCloser ? 260 : slack > WIDEST ? ENDS_AT.roomy : ENDS_AT.asDrawn;
  const pageCount = PAGES - (isCloser ? 1 : 0) + notePages;
  const typeset = {
    pageCount,
    query: (label: string) => (label === '<rest>' ? [] : booklet.chapters.map(() => [9, down])),
  };
  return { booklet, share, setting, typeset: typeset as unknown as FittedBooklet['typeset'] };
}

it('gives the answers of short material no more room than fills a page of few lines', () => {
  const { setting, typeset } = settle(set(PAGED, { slack: WIDEST, notePages: 0 }, 1), () => PAGED, set);
  expect(setting.notePages).toBe(0);
  expect(setting.slack).toBeGreaterThan(WIDEST);
  expect(setting.slack).toBeLessThan(ROOMIEST);
  expect(typeset.pageCount).toBe(PAGES);
});
