import { describe, expect, it } from 'vitest';
import { typesetBooklet } from '#engine/composing/booklet/typeset-booklet.ts';
import { type ReadPages, readPrint } from '#engine/composing/make-booklet.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import { BOOKLET, PICTURES } from '#tests/builders/whole-booklet.ts';
import { hashPages } from './hash-pages.ts';

const print = (booklet: Booklet) =>
  typesetBooklet(booklet, { slack: 0.5, notePages: 0 }, PICTURES).toPdf('ua-1');
/** With another last paragraph of the first chapter; `ŵ` is in no other text. */
const edited = (ending: string): Booklet => {
  const at = BOOKLET.chapters[0]?.blocks.findLastIndex(({ type }) => type === 'text') ?? -1;
  return {
    ...BOOKLET,
    chapters: BOOKLET.chapters.map((chapter, place) => ({
      ...chapter,
      blocks: chapter.blocks.map((block, index) =>
        place === 0 && index === at && block.type === 'text'
          ? { ...block, text: block.text + ending }
          : block,
      ),
    })),
  };
};

describe('a page that is named by what shows on it', () => {
  it('is read once, and read anew where an edit changes it, its letters or nothing but their numbers', async () => {
    const read: ReadPages = new Map();
    const before = print(BOOKLET);
    expect(await readPrint(before, read)).toEqual(await readPrint(before));
    const names = hashPages(before) ?? [];
    expect(new Set(names).size).toBe(names.length);
    for (const ending of [' E a sala.', ' E ŵ.', '']) {
      const after = print(edited(ending));
      const kept = (hashPages(after) ?? []).filter((name) => names.includes(name)).length;
      if (ending === ' E a sala.') expect(kept).toBeGreaterThan(names.length / 2);
      if (ending === '') expect(kept).toBe(names.length);
      else expect(kept).toBeLessThan(names.length);
      expect(await readPrint(after, read)).toEqual(await readPrint(after));
    }
  });

  it('has no name in a file of another hand', () => {
    expect(hashPages(Buffer.from('%PDF-1.4\nstartxref\n9\n%%EOF\n'))).toBeNull();
  });
});
