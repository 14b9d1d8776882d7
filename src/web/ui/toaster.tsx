import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { keepFocusClear } from './keep-focus-clear.ts';
import { RootMark } from './root-mark.ts';
import { followHand, standApart } from './toast-gestures.ts';
import { TOAST_DURATION_MS, type Toast, toastStore } from './toast-store.ts';
import { UI_TEXTS } from './ui-texts.ts';

/** Here rather than among the words of the toolbox, which the sign-in page loads too. */
const NAME = 'Avisos (F8)';
const LOOKS = {
  info: { icon: Info, colour: 'text-info-t' },
  success: { icon: CircleCheck, colour: 'text-ok-t' },
  error: { icon: CircleAlert, colour: 'text-error-t' },
};
/** Two places that are there from the start: what comes into a place is read out, and how soon. */
const URGENCIES = ['polite', 'assertive'] as const;

/** Draws the toasts. F8 moves the focus to them, Escape or a swipe of 50 px to the right sends them away. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const place = useRef<HTMLElement>(null);
  useEffect(() => (place.current ? keepFocusClear(place.current) : undefined), []);
  useEffect(() => (place.current ? standApart(place.current) : undefined), []);
  return (
    <section ref={place} className="toaster" tabIndex={-1} aria-label={NAME}>
      {URGENCIES.map((urgency) => (
        <div key={urgency} aria-live={urgency}>
          {toasts.map(
            (toast) =>
              toast.isOpen &&
              (toast.tone === 'error') === (urgency === 'assertive') && (
                <ToastCard key={toast.id} {...toast} />
              ),
          )}
        </div>
      ))}
    </section>
  );
}

function ToastCard({ id, title, description, tone = 'info', durationMs = TOAST_DURATION_MS, action }: Toast) {
  const card = useRef<HTMLDivElement>(null);
  const remainingMs = useRef(durationMs);
  const [isHeld, setHeld] = useState(false);
  const dismiss = () => toastStore.dismiss(id);
  useLayoutEffect(
    () =>
      card.current
        ? followHand(card.current, { hold: setHeld, dismiss: () => toastStore.dismiss(id) })
        : undefined,
    [id],
  );
  useEffect(() => {
    if (isHeld) return;
    const since = Date.now();
    const timer = setTimeout(() => toastStore.dismiss(id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - since;
    };
  }, [id, isHeld]);
  const { icon: Icon, colour } = LOOKS[tone];
  return (
    <div ref={card} className="toast" data-state="open">
      <RootMark name="toast" />
      <Icon size={22} className={`mt-0.5 ${colour}`} aria-hidden="true" />
      <div className="min-w-0 flex-1 py-0.5 leading-snug">
        <div className="font-bold">{title}</div>
        {description && <div className="text-ink-2 wrap-anywhere">{description}</div>}
      </div>
      {action && (
        <Button
          variant="text"
          size="d"
          className="-my-1"
          onClick={() => {
            action.run();
            dismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <button
        type="button"
        className="-my-1.5 grid size-11 place-items-center rounded-field text-ink-2 hover:bg-highlight hover:text-ink"
        aria-label={UI_TEXTS.close}
        onClick={dismiss}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
