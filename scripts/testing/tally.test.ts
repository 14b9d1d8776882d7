import { expect, it } from 'vitest';
import {
  failedOfPlaywright,
  failedOfVitest,
  secondTriesOfPlaywright,
  secondTriesOfVitest,
} from './failed-tests.ts';
import { describeSlowest, timesOfPlaywright, timesOfVitest } from './slowest.ts';
import { addTallies, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

const browser = {
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
  suites: [
    {
      specs: [{ title: 'pays', file: 'pay.spec.ts', tests: [{ projectName: 'phone', status: 'expected' }] }],
      suites: [
        {
          specs: [
            {
              title: 'looks',
              file: 'look.spec.ts',
              tests: [
                {
                  projectName: 'desktop',
                  status: 'flaky',
                  results: [{ errors: [{ message: 'too early' }] }, { errors: [] }],
                },
              ],
            },
            {
              title: 'leaves',
              file: 'leave.spec.ts',
              tests: [
                {
                  projectName: 'phone',
                  status: 'unexpected',
                  results: [
                    { errors: [{ message: 'first try' }] },
                    { errors: [{ message: '\u001b[31mError: \u001b[39mno door\n\n  at x.ts:1' }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
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

it('names what passed on a second try only, with what the first had to say', () => {
  expect(secondTriesOfPlaywright(browser)).toEqual([
    { name: 'look.spec.ts › desktop › looks', firstLines: ['too early'] },
  ]);
  const unit = {
    testResults: [
      {
        name: `${process.cwd()}/src/a.test.ts`,
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'a holds', status: 'passed', failureMessages: [] },
          {
            fullName: 'b races',
            status: 'passed',
            failureMessages: ['AssertionError: 1 is 2\n    at a.ts:3'],
          },
          { fullName: 'c breaks', status: 'failed', failureMessages: ['first', 'second'] },
        ],
      },
    ],
  };
  expect(secondTriesOfVitest(unit)).toEqual([
    { name: 'src/a.test.ts › b races', firstLines: ['AssertionError: 1 is 2'] },
  ]);
  expect(secondTriesOfPlaywright(null)).toEqual([]);
  expect(secondTriesOfVitest(null)).toEqual([]);
});

it('names what failed, with its first words alone', () => {
  expect(failedOfPlaywright(browser)).toEqual([
    { name: 'leave.spec.ts › phone › leaves', firstLines: ['Error: no door'] },
  ]);
  const unit = {
    testResults: [
      {
        name: `${process.cwd()}/src/a.test.ts`,
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'a holds', status: 'passed', failureMessages: [] },
          {
            fullName: 'b holds',
            status: 'failed',
            failureMessages: ['AssertionError: 1 is 2\n    at a.ts:3:1'],
          },
        ],
      },
      { name: '/elsewhere/c.test.ts', status: 'failed', message: 'SyntaxError: no', assertionResults: [] },
    ],
  };
  expect(failedOfVitest(unit)).toEqual([
    { name: 'src/a.test.ts › b holds', firstLines: ['AssertionError: 1 is 2'] },
    { name: '/elsewhere/c.test.ts', firstLines: ['SyntaxError: no'] },
  ]);
  expect(failedOfVitest(null)).toEqual([]);
  expect(failedOfPlaywright(null)).toEqual([]);
});

it('tells the files that took longest, a browser file by all its projects and tries', () => {
  const results = (ms: number) => [{ results: [{ duration: ms }] }];
  const played = {
    suites: [{ specs: [{ file: 'pay.spec.ts', tests: [...results(2000), ...results(500)] }], suites: [] }],
  };
  const unit = { testResults: [{ name: `${process.cwd()}/src/a.test.ts`, startTime: 1000, endTime: 2250 }] };
  const times = [...timesOfVitest(unit), ...timesOfVitest(null), ...timesOfPlaywright(played)];
  expect(describeSlowest(times, 5)).toBe('    2.5 s  tests/e2e/pay.spec.ts\n    1.3 s  src/a.test.ts');
  expect(describeSlowest(times, 1)).not.toContain('a.test.ts');
});
