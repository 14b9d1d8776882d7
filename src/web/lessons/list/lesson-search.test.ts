import { describe, expect, it } from 'vitest';
import { changeFilter, filterOf, isFiltered, readLessonSearch } from './lesson-search.ts';

describe('the filter in the address', () => {
  it('is read as it was written', () => {
    expect(readLessonSearch({ q: 'frações', status: 'paid', payment: 'success', conversa: 'l1' })).toEqual({
      q: 'frações',
      status: 'paid',
      payment: 'success',
      conversa: 'l1',
    });
  });

  it('takes a number typed by hand as text', () => {
    expect(readLessonSearch({ q: 2024 })).toEqual({ q: '2024' });
  });

  it('leaves out what makes no sense', () => {
    for (const query of [
      { status: 'nenhum' },
      { status: '__proto__' },
      { status: 3 },
      { q: '   ' },
      { q: ['a'] },
      { q: null },
      { payment: 'failure' },
    ]) {
      expect(readLessonSearch(query)).toEqual({});
    }
  });

  it('never asks for more than the server takes', () => {
    expect(readLessonSearch({ q: 'a'.repeat(500) }).q).toHaveLength(200);
    expect(readLessonSearch({ q: 'a\0b' })).toEqual({ q: 'ab' });
  });

  it('changes one field and keeps the other', () => {
    expect(changeFilter({ q: 'frações', status: 'paid' }, { status: 'completed' })).toEqual({
      q: 'frações',
      status: 'completed',
    });
    expect(changeFilter({ q: 'frações', status: 'paid' }, { q: '' })).toEqual({ status: 'paid' });
    expect(changeFilter({ q: 'frações', status: 'paid' }, { q: '', status: '' })).toEqual({});
  });

  it('knows whether anything is filtered, whatever else the address says', () => {
    expect(isFiltered(filterOf({ payment: 'success' }))).toBe(false);
    expect(isFiltered(filterOf({ status: 'paid' }))).toBe(true);
  });
});
