import type { Clock } from '#server/platform/clock.ts';

/** A clock that starts at the present and goes on only when told. */
export function testClock(): Clock & { advance(ms: number): void } {
  let at = Date.now();
  return {
    now: () => new Date(at),
    advance(ms) {
      at += ms;
    },
  };
}
export const HOUR_MS = 3_600_000;
