import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { keepFocusClear } from './keep-focus-clear.ts';
import { TOAST_DURATION_MS, type Toast, type ToastTone, toastStore } from './toast-store.ts';
import { UI_TEXTS } from './ui-texts.ts';

const LOOKS: Record<ToastTone, { icon: typeof Info; colour: string }> = {
  info: { icon: Info, colour: 'text-info-t' },
  success: { icon: CircleCheck, colour: 'text-ok-t' },
  error: { icon: CircleAlert, colour: 'text-error-t' },
};

/** Draws the toasts without the kit (no swipe, no F8): a tenth of its weight, for documents outside the app. */
export function LightToaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const place = useRef<HTMLElement>(null);
  useEffect(() => (place.current ? keepFocusClear(place.current) : undefined), []);
  return (
    <section ref={place} className="toaster" aria-label={UI_TEXTS.notifications} aria-live="assertive">
      {toasts.map((toast) => toast.isOpen && <LightToast key={toast.id} {...toast} />)}
    </section>
  );
}

function LightToast({ id, title, description, tone = 'info', durationMs = TOAST_DURATION_MS }: Toast) {
  useEffect(() => {
    const timer = setTimeout(() => toastStore.dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs]);
  const { icon: Icon, colour } = LOOKS[tone];
  return (
    <div className="toast" data-state="open">
      <Icon size={22} className={`mt-0.5 ${colour}`} aria-hidden="true" />
      <div className="min-w-0 flex-1 py-0.5 leading-snug">
        <p className="font-bold">{title}</p>
        {description && <p className="text-ink-2">{description}</p>}
      </div>
      <button
        type="button"
        className="-my-1.5 grid size-11 place-items-center rounded-field text-ink-2 hover:bg-highlight hover:text-ink"
        aria-label={UI_TEXTS.close}
        onClick={() => toastStore.dismiss(id)}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
