import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { readDocument } from '#engine/reading/read-document.ts';
import { sizesOf } from '#shared/catalog/catalog.ts';
import type { EducationLevel } from '#shared/lessons/order.ts';
import { writeGardenBook } from '#tests/builders/garden-book.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { BOOKLET } from '#tests/builders/whole-booklet.ts';
import { soakPart } from '#tests/setup/soak.ts';
import { composeBooklet } from './compose-booklet.ts';
import { fitPages, SizeRefused } from './fit-pages.ts';

/** Understanding a text takes longer than setting it: each is understood once. */
const understood = new Map<string, Parameters<typeof composeBooklet>>();

function make(content: string, size: number, level: EducationLevel = 'fundamental') {
  const composeAt = (pages: number) => {
    const key = `${pages} ${level} ${content}`;
    const input = makeAnalysisInput({
      ...{ content, size: pages, level, serviceType: 'booklet' as const, title: 'A horta da escola' },
    });
    const known = understood.get(key) ?? [openLesson(input), analyse(input)];
    understood.set(key, known);
    return composeBooklet(...known);
  };
  return fitPages(composeAt(size), size, { composeAt });
}

describe('the pages of a booklet', () => {
  const orders = [
    [10, 'fundamental'],
    [20, 'tecnico'],
    [40, 'medio'],
  ] as const;
  it.each(soakPart(orders, 'sizes of a booklet', 6))(
    'has exactly the %i pages of the order, accepted as accessible',
    (size, level) => {
      const { typeset, setting } = make(writeGardenBook(size / 5, size === 40 ? 4 : 3), size, level);
      expect(typeset.pageCount).toBe(size);
      expect(setting.notePages).toBeLessThanOrEqual(2);
      expect(Buffer.from(typeset.toPdf('ua-1')).subarray(0, 5).toString()).toBe('%PDF-');
    },
  );

  it('refuses a size that the material does not carry and names the largest on sale that it does', () => {
    const refused = refusalOf(() => make(writeGardenBook(2, 4), 60));
    expect(refused).toBeInstanceOf(SizeRefused);
    expect(refused?.message).toContain('até 20 páginas, e o pedido é de 60');
    expect(make(writeGardenBook(2, 4), 20).typeset.pageCount).toBe(20);
    expect(() => make(writeGardenBook(2, 4), 30)).toThrow(SizeRefused);
    expect(refusalOf(() => make('A alface é uma planta da horta.', 20))?.message).toMatch(
      /não chega às 10 páginas/,
    );
  });

  it('names a larger size only where that can be made, and none where not even the largest can', () => {
    // A matter of which nothing can be left out.
    const refuse = (chapters: number) =>
      refusalOf(() => fitPages(fixed(chapters), 10, { composeAt: () => fixed(chapters) }))?.message;
    const [, possible = ''] = /tem (\d+)\. Peça \1 páginas/.exec(refuse(15) ?? '') ?? [];
    expect(sizesOf('booklet')).toContain(Number(possible));
    expect(fitPages(fixed(15), Number(possible)).typeset.pageCount).toBe(Number(possible));
    expect(refuse(120)).toBe(
      'O material não cabe em 10 páginas, e nenhuma apostila maior, até 70, serve para ele. Divida o material.',
    );
  });

  it('keeps a test whole, set closer, where it is a little too long', () => {
    const asked = (count: number) => (share: number | readonly number[]) => ({
      ...BOOKLET,
      ...{ pages: 10, glossary: [], sources: [] },
      chapters: fixed(1)().chapters.map((chapter) => ({
        ...chapter,
        blocks: [],
        exercises: Array.from({ length: Math.ceil(Number(share) * count) }, (_, at) => question(at + 1)),
      })),
    });
    const { booklet, setting } = fitPages(asked(LONG_TEST), 10);
    expect(booklet.chapters[0]?.exercises).toHaveLength(LONG_TEST);
    expect(setting.slack).toBeLessThan(0.5);
  });

  it('prints markup and orders of a hostile text as they stand', async () => {
    const hostile =
      'A alface #eval("1+1") R$ 5 *negrito* <b>b</b> @ref \\n é uma planta que a turma 77 cultiva.';
    const { typeset } = make(`# Alface\n\n${hostile}\n\n${writeGardenBook(2, 3)}`, 10);
    const { blocks } = await readDocument(typeset.toPdf('ua-1'));
    const printed = JSON.stringify(blocks).replace(/\s+/g, ' ');
    expect(printed).toContain(JSON.stringify('#eval("1+1") R$ 5 *negrito* <b>b</b> @ref').slice(1, -1));
  });
});

/** Drawn as usual it takes eleven pages. */
const LONG_TEST = 21;
const TOLD =
  'A turma mede a água que a alface bebe e anota no caderno o dia, o canteiro e o vento que soprou na horta. ';
const question = (number: number) => ({
  ...{ type: 'question' as const, kind: 'multipla_escolha' as const, number, difficulty: 1, passageIds: [] },
  ...{ text: `${TOLD.repeat(4)}Quanto bebe o canteiro ${number}?`, right: 0, answer: null, reason: null },
  options: ['dois litros', 'três litros', 'cinco litros', 'oito litros'],
});

const fixed = (chapters: number) => () => ({
  ...BOOKLET,
  chapters: Array.from({ length: chapters }, (_, at) => ({
    ...{
      id: `c${at}`,
      lead: null,
      title: `Canteiro ${at}`,
      question: null,
      topics: [],
      outcomes: [],
      exercises: [],
    },
    blocks: (BOOKLET.chapters[0]?.blocks ?? []).filter(({ type }) => type === 'text'),
  })),
});

/** Asked once: each refusal sets the booklet in several sizes. */
function refusalOf(run: () => unknown): Error | null {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  return null;
}
