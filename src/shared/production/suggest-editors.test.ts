import { expect, it } from 'vitest';
import { type Candidate, distribute, explainSuggestion, rankEditors } from './suggest-editors.ts';

const editor = (id: string, change: Partial<Candidate> = {}): Candidate => ({
  id,
  openProductions: 0,
  dueSoon: 0,
  overdue: 0,
  punctuality: 1,
  deliveriesCounted: 20,
  isPaused: false,
  invitedAt: null,
  averageRating: 4.8,
  ...change,
});
const newcomer = (id: string) => editor(id, { punctuality: null, deliveriesCounted: 0, averageRating: null });
const ranked = (...editors: Candidate[]) => rankEditors(editors).map(({ id }) => id);
const tasks = (count: number, dueInDays: number | null = 20) =>
  Array.from({ length: count }, (_, n) => ({ id: `t${n}`, dueInDays }));
const sharesOf = (shares: Map<string, string>) => Object.groupBy([...shares.values()], (id) => id);

it('suggests who has less to do, nothing late, and is punctual and well rated', () => {
  expect(ranked(editor('full', { openProductions: 6 }), editor('free'))).toEqual(['free', 'full']);
  expect(
    ranked(editor('late', { openProductions: 1, overdue: 1 }), editor('b', { openProductions: 3 })),
  ).toEqual(['b', 'late']);
  expect(ranked(editor('tardy', { punctuality: 0.6 }), editor('b', { openProductions: 1 }))).toEqual([
    'b',
    'tardy',
  ]);
  expect(ranked(editor('poor', { averageRating: 2 }), editor('b', { openProductions: 2 }))).toEqual([
    'b',
    'poor',
  ]);
  expect(
    ranked(editor('soon', { openProductions: 2, dueSoon: 2 }), editor('b', { openProductions: 2 })),
  ).toEqual(['b', 'soon']);
});

it('suggests nobody on holiday, nor who has not accepted the invitation', () => {
  const away = editor('away', { isPaused: true });
  const invited = editor('invited', { invitedAt: '2026-11-22T12:00:00.000Z' });
  expect(ranked(away, invited, editor('busy', { openProductions: 30, overdue: 3 }))[0]).toBe('busy');
  expect(distribute(tasks(3), [away, invited]).size).toBe(0);
});

it('spreads nine over everybody who can take them, and gives a newcomer a beginning alone', () => {
  const shares = sharesOf(
    distribute(tasks(9), [newcomer('new'), editor('ana', { openProductions: 2 }), editor('bia')]),
  );
  expect(shares.new?.length).toBeLessThanOrEqual(3);
  expect(shares.bia?.length).toBeGreaterThan(shares.ana?.length ?? 0);
  expect(Object.values(shares).flat()).toHaveLength(9);
});

it('gives what is due tomorrow to nobody who is only beginning', () => {
  const shares = distribute(
    [
      { id: 'later', dueInDays: 40 },
      { id: 'tomorrow', dueInDays: 1 },
    ],
    [newcomer('new'), editor('ana', { openProductions: 2 })],
  );
  expect(shares.get('tomorrow')).toBe('ana');
  expect(shares.get('later')).toBe('new');
});

it('says why', () => {
  expect(explainSuggestion(editor('ana', { openProductions: 2, punctuality: 0.957 }))).toEqual([
    '2 em aberto',
    'nada atrasado',
    'nada vence em 7 dias',
    '95% no prazo',
    'nota 4,8',
  ]);
  expect(explainSuggestion(newcomer('new'))).toEqual([
    'nada em aberto',
    'poucas entregas ainda: comece com um ou dois',
  ]);
});
