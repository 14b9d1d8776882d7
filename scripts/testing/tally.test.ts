import { expect, it } from 'vitest';
import { secondTries } from './second-tries.ts';
import { addTallies, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

const browser = {
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
  suites: [
    {
      specs: [{ title: 'pays', tests: [{ projectName: 'phone', status: 'expected' }] }],
      suites: [{ specs: [{ title: 'looks', tests: [{ projectName: 'desktop', status: 'flaky' }] }] }],
    },
  ],
};

it('adds what both runners tell, a second try that passed among the passed', () => {
  const unit = { numPassedTests: 10, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
  expect(addTallies([tallyOfVitest(unit), tallyOfPlaywright(browser)])).toEqual({
    passed: 14,
    failed: 3,
    skipped: 4,
  });
});

it('counts a runner that left no report as one failure', () => {
  expect(tallyOfVitest(null).failed).toBe(1);
  expect(tallyOfPlaywright(null).failed).toBe(1);
});

it('names what passed on a second try only', () => {
  expect(secondTries(browser)).toEqual(['desktop › looks']);
  expect(secondTries(null)).toEqual([]);
});
