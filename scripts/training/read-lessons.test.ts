import { expect, it } from 'vitest';
import { markLines, readLessons } from './read-lessons.ts';

it('finds nearly every line of the lessons in what was read of them, each with its role', () => {
  const lessons = readLessons();
  const written = lessons.reduce((sum, { lines }) => sum + lines.length, 0);
  const marked = lessons.map(markLines);
  expect(lessons.length).toBeGreaterThan(100);
  expect(marked.flat().length).toBeGreaterThan(written * 0.93);
  expect(marked.flat().every(({ marks }) => marks.length > 0)).toBe(true);
});

it('takes a role for each cell of a row, or one for all', () => {
  const cells = readLessons().flatMap(({ lines }) => lines.filter(({ whole }) => whole === true));
  expect(new Set(cells.map(({ role }) => role)).size).toBeGreaterThan(3);
});
