import { useSyncExternalStore } from 'react';
import { useLate } from '#web/platform/page/use-late.ts';
import { LightToaster } from '#web/ui/light-toaster.tsx';
import { toastStore } from '#web/ui/toast-store.ts';

const load = async () => (await import('#web/ui/toaster.tsx')).Toaster;
const newestToast = () => toastStore.get()[0]?.id ?? 0;

/**
 * The toasts, whose kit no first paint waits for: there is nothing to say yet. Where the connection went before the kit
 * came, the plain ones say that something failed; each new toast asks for the kit again.
 */
export function LateToaster() {
  const Toaster = useLate(load, useSyncExternalStore(toastStore.subscribe, newestToast), LightToaster);
  return Toaster && <Toaster />;
}
