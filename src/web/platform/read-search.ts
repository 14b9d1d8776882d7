/** The longest search the server takes. */
export const MAX_SEARCH_LENGTH = 200;

/** A text of an address; a number typed by hand is text, anything else none. */
export function readText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).replaceAll('\0', '').trim().slice(0, MAX_SEARCH_LENGTH);
}

/** No order is older. */
export const FIRST_DAY = '2020-01-01';

/** A day of the calendar, `2026-01-31`; 30 February is none. */
export function readDay(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value) && value >= FIRST_DAY
    ? value
    : null;
}

/** Whether the value is one of the names of a record, such as a status. */
export function isKeyOf<T extends string>(names: Record<T, unknown>, value: unknown): value is T {
  return typeof value === 'string' && Object.hasOwn(names, value);
}
