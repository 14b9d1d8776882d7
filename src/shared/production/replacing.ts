const MINUTE_MS = 60_000;

/** For so long a delivered file may be replaced by who handed it over. */
export const REPLACE_MINUTES = 10;

/** The instant from which a delivery stays as it is. */
export const replaceableUntil = (deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + REPLACE_MINUTES * MINUTE_MS);
