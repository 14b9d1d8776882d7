import type { ReactNode } from 'react';

export type ToastTone = 'info' | 'success' | 'error';
export interface ToastMessage {
  title: string;
  description?: ReactNode;
  tone?: ToastTone;
  durationMs?: number;
  /** What can be done about it while it is there, such as taking it back; closes the toast. */
  action?: { label: string; run: () => void };
  /** The page is on its way out: nothing said after it takes its place. */
  isLast?: boolean;
}
export interface Toast extends ToastMessage {
  id: number;
  isOpen: boolean;
}

/** The customer's numbers: one at a time, five seconds, kept closed for a long while after dismissal. */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** Holds the toasts; a newer one takes the place of the older. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows a toast and answers its id. */
    show(message: ToastMessage): number {
      if (toasts[0]?.isLast) return toasts[0].id;
      lastId += 1;
      change([{ ...message, id: lastId, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT));
      return lastId;
    },
    /** Closes a toast; it is forgotten only later, so that its leaving can be seen. */
    dismiss(id: number): void {
      if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
      change(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
      setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
    },
  };
}

export const toastStore = createToastStore();
/** Shows a toast: `showToast({ title: 'Sucesso!', description: '…', tone: 'success' })`. */
export const showToast = toastStore.show;
