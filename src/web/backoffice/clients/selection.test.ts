import { expect, it } from 'vitest';
import { type ListedLesson, MAX_NAMED_LESSONS } from '#shared/backoffice/clients.contract.ts';
import { NOTHING, stateOf, toggleLesson, toggleLessons, withoutLessons } from './selection.ts';

const lesson = (id: string | number) => ({ id: String(id), title: `Aula ${id}` }) as ListedLesson;
const page = ['a', 'b', 'c'].map(lesson);
const idsOf = (selection: ReadonlyMap<string, unknown>) => [...selection.keys()];

it('a lesson goes in and out, the selection before stays as it was', () => {
  const one = toggleLesson(NOTHING, lesson('a'));
  expect([idsOf(one), idsOf(NOTHING)]).toEqual([['a'], []]);
  expect(idsOf(toggleLesson(one, lesson('a')))).toEqual([]);
});

it('all of a page go in where one is missing and out where none is, without those of other pages', () => {
  const other = toggleLesson(toggleLesson(NOTHING, lesson('z')), lesson('b'));
  expect(stateOf(other, page)).toBe('some');
  const all = toggleLessons(other, page);
  expect([stateOf(all, page), idsOf(all)]).toEqual(['all', ['z', 'b', 'a', 'c']]);
  expect(idsOf(toggleLessons(all, page))).toEqual(['z']);
  expect(stateOf(NOTHING, [])).toBe('none');
});

it('a selection is never longer than one call can name', () => {
  const many = Array.from({ length: MAX_NAMED_LESSONS + 5 }, (_, n) => lesson(n));
  const full = toggleLessons(NOTHING, many);
  expect(full.size).toBe(MAX_NAMED_LESSONS);
  expect(toggleLesson(full, lesson('another')).size).toBe(MAX_NAMED_LESSONS);
});

it('what was refused stays chosen', () => {
  const all = toggleLessons(NOTHING, page);
  expect(idsOf(withoutLessons(all, [lesson('a'), lesson('c'), lesson('x')]))).toEqual(['b']);
});
