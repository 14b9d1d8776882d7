import type { Clock } from '#server/platform/clock.ts';

/** A clock that can be set into the past, so that a school of today has a history. */
export interface DemoClock extends Clock {
  /** Stands still at this time; null lets it run with the real one again. */
  set(at: Date | null): void;
}

export function demoClock(): DemoClock {
  let fixed: Date | null = null;
  return {
    now: () => fixed ?? new Date(),
    set(at) {
      fixed = at;
    },
  };
}
