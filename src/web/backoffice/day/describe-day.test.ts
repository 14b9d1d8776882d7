import { expect, it } from 'vitest';
import { describeDay, waitsInInbox } from './describe-day.ts';

it('the head of the day says what is late and what nobody makes', () => {
  expect(describeDay({ overdue: 2, unassigned: 1 })).toBe('2 produções atrasadas e 1 projeto sem editor.');
  expect(describeDay({ overdue: 1, unassigned: 0 })).toBe('1 produção atrasada.');
  expect(describeDay({ overdue: 0, unassigned: 1300 })).toBe('1.300 projetos sem editor.');
  expect(describeDay({ overdue: 0, unassigned: 0 })).toBe('Nada atrasado e nenhum projeto sem editor.');
});

const nothing = {
  unassigned: 0,
  refundRequests: 0,
  failedRefunds: 0,
  differences: 0,
  unanswered: 0,
  lowRatings: 0,
  failedAnalyses: 0,
  infectedFiles: 0,
  failedMails: 0,
  newLeads: 0,
};
it('the inbox is worth opening for what it holds, not for a mail that failed', () => {
  expect(waitsInInbox(nothing)).toBe(false);
  expect(waitsInInbox({ ...nothing, failedMails: 3 })).toBe(false);
  expect(waitsInInbox({ ...nothing, newLeads: 1 })).toBe(true);
});
