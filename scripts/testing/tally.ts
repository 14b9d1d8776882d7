/** How many tests passed, failed and were left out. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}
const NOTHING_RAN: Tally = { passed: 0, failed: 1, skipped: 0 };

export function tallyOfVitest(report: unknown): Tally {
  if (!report) return { ...NOTHING_RAN };
  const r = report as VitestReport;
  return { passed: r.numPassedTests, failed: r.numFailedTests, skipped: r.numPendingTests + r.numTodoTests };
}

/** What passed on a second try counts as passed here; `secondTries` names it, so that somebody looks into it. */
export function tallyOfPlaywright(report: unknown): Tally {
  if (!report) return { ...NOTHING_RAN };
  const { stats } = report as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

export function addTallies(tallies: Tally[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
  }
  return total;
}
