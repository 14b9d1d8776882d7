import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetDraft, loadDraft, saveDraft } from './order-draft.ts';
import { EMPTY_ORDER, type OrderValues } from './order-values.ts';

const SAVE_EVERY_MS = 2000;

/** Brings back what was typed before and keeps what is typed now, at most every two seconds and when leaving. */
export function useOrderDraft(userId: string, form: UseFormReturn<OrderValues, unknown, never>) {
  const [isRestored, setRestored] = useState(false);
  const isSent = useRef(false);
  useEffect(() => {
    const draft = loadDraft(userId);
    if (draft) {
      form.reset({ ...draft, serviceType: form.getValues('serviceType') }, { keepDefaultValues: true });
      setRestored(true);
    }
  }, [userId, form]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!isSent.current) saveDraft(userId, form.getValues());
    };
    const subscription = form.watch(() => {
      timer ??= setTimeout(save, SAVE_EVERY_MS);
    });
    const saveWhenHidden = () => document.visibilityState === 'hidden' && timer && save();
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      subscription.unsubscribe();
      if (timer) save();
    };
  }, [userId, form]);
  return {
    /** True while the form shows a draft of before. */
    isRestored,
    startOver() {
      forgetDraft(userId);
      form.reset({ ...EMPTY_ORDER, serviceType: form.getValues('serviceType') });
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
