/** Days in which whoever bought at a distance may withdraw, all money back and no reason asked: CDC art. 49. */
export const WITHDRAWAL_DAYS = 7;

const DAY_MS = 86_400_000;

/** The last moment to withdraw from what was paid or delivered at `since`. */
export const withdrawalEnds = (since: Date): Date => new Date(since.getTime() + WITHDRAWAL_DAYS * DAY_MS);

/** Whether `now` lies within the days to withdraw that began at `since`; null: they have not begun. */
export function mayWithdraw(since: Date | null, now: Date): boolean {
  return since !== null && now.getTime() <= withdrawalEnds(since).getTime();
}
