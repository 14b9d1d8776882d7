import { browserStorage } from '#web/platform/browser-storage.ts';
import { EMPTY_ORDER, type OrderValues } from './order-values.ts';

/** Private drafts are kept per person and forgotten at sign-out, since school computers are shared. */
const keyOf = (userId: string) => `lousa.draft.order.${userId}`;

/** What was typed and not yet sent; null when there is nothing worth going on with. */
export function loadDraft(userId: string, storage: Storage | null = browserStorage()): OrderValues | null {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(keyOf(userId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const values = { ...EMPTY_ORDER };
    for (const [name, value] of Object.entries(stored)) {
      if (name in values && typeof value === 'string') Object.assign(values, { [name]: value });
    }
    return isWorthKeeping(values) ? values : null;
  } catch {
    return null;
  }
}

/** Keeps the values; an order nobody has written in leaves no draft. */
export function saveDraft(
  userId: string,
  values: OrderValues,
  storage: Storage | null = browserStorage(),
): void {
  try {
    if (isWorthKeeping(values)) storage?.setItem(keyOf(userId), JSON.stringify(values));
    else storage?.removeItem(keyOf(userId));
  } catch {
    // A full or forbidden storage: the draft then lives as long as the page.
  }
}

export function forgetDraft(userId: string, storage: Storage | null = browserStorage()): void {
  storage?.removeItem(keyOf(userId));
}

function isWorthKeeping(values: OrderValues): boolean {
  return [
    values.title,
    values.content,
    values.comments,
    values.targetAudience,
    values.learningObjectives,
  ].some((text) => text.trim() !== '');
}
