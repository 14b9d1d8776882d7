import { useSyncExternalStore } from 'react';
import { useLate } from '#web/platform/page/use-late.ts';
import { toastStore } from '#web/ui/toast-store.ts';

const load = async () => (await import('#web/ui/toaster.tsx')).Toaster;
const hasToast = () => toastStore.get().length > 0;

/** The toasts, whose kit no first paint waits for: there is nothing to say yet. */
export function LateToaster() {
  const Toaster = useLate(load, useSyncExternalStore(toastStore.subscribe, hasToast));
  return Toaster && <Toaster />;
}
