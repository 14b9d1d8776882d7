import { describe, expect, it } from 'vitest';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { type LessonPages, replaceLessons } from './lesson-pages.ts';

const lesson = (id: string, change: Partial<Lesson> = {}) =>
  ({
    id,
    status: 'analyzing',
    analysisError: null,
    updatedAt: '2026-11-21T12:00:00Z',
    ...change,
  }) as Lesson;
const pagesOf = (...pages: Lesson[][]): LessonPages => ({
  pages: pages.map((items) => ({ items, total: 3, nextCursor: null })),
  pageParams: pages.map(() => ''),
});

describe('rows that are renewed in place', () => {
  it('take the new state wherever they stand, and no row is added or moved', () => {
    const before = pagesOf([lesson('a'), lesson('b')], [lesson('c')]);
    const after = replaceLessons(before, [lesson('c', { status: 'waiting_approval' }), lesson('stranger')]);
    expect(after.pages.map((page) => page.items.map(({ id, status }) => [id, status]))).toEqual([
      [
        ['a', 'analyzing'],
        ['b', 'analyzing'],
      ],
      [['c', 'waiting_approval']],
    ]);
  });

  it('stay the same object where nothing changed, so that they are not drawn again', () => {
    const before = pagesOf([lesson('a'), lesson('b')]);
    const after = replaceLessons(before, [lesson('a'), lesson('b', { analysisError: 'O PDF tem senha.' })]);
    expect(after.pages[0]?.items[0]).toBe(before.pages[0]?.items[0]);
    expect(after.pages[0]?.items[1]?.analysisError).toBe('O PDF tem senha.');
  });

  it('do not fall back to an answer that was asked for before the list was renewed', () => {
    const ready = lesson('a', { status: 'waiting_approval', updatedAt: '2026-11-21T12:00:09Z' });
    const late = replaceLessons(pagesOf([ready]), [lesson('a')]);
    expect(late.pages[0]?.items[0]).toBe(ready);
  });
});
