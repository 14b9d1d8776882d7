import { useCallback, useEffect, useRef, useState } from 'react';
import { browserStorage } from '#web/platform/browser-storage.ts';
import { EMPTY_ORDER, type OrderValues } from './order-values.ts';
import type { OrderFormState } from './use-order-form.ts';

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

const SAVE_EVERY_MS = 2000;

/** Brings back what was typed before and keeps what is typed now, at most every two seconds and when leaving. */
export function useOrderDraft(userId: string, form: OrderFormState) {
  const { values, now, change } = form;
  const [isRestored, setRestored] = useState(false);
  const isSent = useRef(false);
  const kept = useRef(values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!isSent.current) saveDraft(userId, now());
  }, [userId, now]);
  useEffect(() => {
    const draft = loadDraft(userId);
    if (!draft) return;
    change({ ...draft, serviceType: now().serviceType });
    setRestored(true);
  }, [userId, now, change]);
  useEffect(() => {
    if (values === kept.current) return;
    kept.current = values;
    timer.current ??= setTimeout(save, SAVE_EVERY_MS);
  }, [values, save]);
  useEffect(() => {
    const saveWaiting = () => timer.current && save();
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveWaiting();
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      saveWaiting();
    };
  }, [save]);
  return {
    /** True while the form shows a draft of before. */
    isRestored,
    startOver() {
      forgetDraft(userId);
      form.tell({}, false);
      change({ ...EMPTY_ORDER, serviceType: now().serviceType });
      setRestored(false);
    },
    /** The order is sent: what is in the form is no draft any more; `next` is one that waits already. */
    forget(next: OrderValues | null) {
      isSent.current = true;
      forgetDraft(userId);
      if (next) saveDraft(userId, next);
    },
  };
}
