import type { Lesson } from '#shared/lessons/lesson.schemas.ts';

const KEY = 'lousa.just-paid';
export type JustPaid = Pick<Lesson, 'id' | 'serviceType'>;

/** Carries the lesson that was just paid to the page with the good news; it may be another document. */
export function rememberPaid({ id, serviceType }: JustPaid): void {
  tabStorage()?.setItem(KEY, JSON.stringify({ id, serviceType }));
}

/** The lesson that was paid in this tab; null where none was, or where the browser keeps nothing. */
export function readPaid(): JustPaid | null {
  try {
    return JSON.parse(tabStorage()?.getItem(KEY) ?? 'null') as JustPaid | null;
  } catch {
    return null;
  }
}

export const forgetPaid = (): void => tabStorage()?.removeItem(KEY);

/** Null where the browser forbids it: reading the property alone may throw. */
function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
