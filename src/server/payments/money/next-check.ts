const FIRST_MS = 120_000;
const LONGEST_MS = 3_600_000;

/** When to ask about something again that was asked about `checks` times: two minutes, doubled each time, at most an hour. */
export function nextCheckAfter(checks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(checks, 10)));
}
