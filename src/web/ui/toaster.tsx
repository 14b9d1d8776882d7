import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { keepFocusClear } from './keep-focus-clear.ts';
import { TOAST_DURATION_MS, type ToastTone, toastStore } from './toast-store.ts';
import { UI_TEXTS } from './ui-texts.ts';

const SWIPE_THRESHOLD_PX = 50;
const ICONS: Record<ToastTone, typeof Info> = { info: Info, success: CircleCheck, error: CircleAlert };
const COLOURS: Record<ToastTone, string> = {
  info: 'text-info-t',
  success: 'text-ok-t',
  error: 'text-error-t',
};

/** Draws the toasts. F8 moves the focus to them, a swipe of 50 px to the right sends them away. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const place = useRef<HTMLOListElement>(null);
  useEffect(() => (place.current ? keepFocusClear(place.current) : undefined), []);
  return (
    <Radix.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={UI_TEXTS.notifications}
    >
      {toasts.map(({ id, isOpen, title, description, tone = 'info', durationMs, action }) => {
        const Icon = ICONS[tone];
        return (
          <Radix.Root
            key={id}
            className="toast"
            open={isOpen}
            onOpenChange={(next) => !next && toastStore.dismiss(id)}
            type={tone === 'error' ? 'foreground' : 'background'}
            {...(durationMs !== undefined && { duration: durationMs })}
          >
            <Icon size={22} className={`mt-0.5 ${COLOURS[tone]}`} aria-hidden="true" />
            <div className="min-w-0 flex-1 py-0.5 leading-snug">
              <Radix.Title className="font-bold">{title}</Radix.Title>
              {description && (
                <Radix.Description className="text-ink-2 wrap-anywhere">{description}</Radix.Description>
              )}
            </div>
            {action && (
              <Radix.Action altText={action.label} asChild>
                <Button variant="text" size="d" className="-my-1" onClick={action.run}>
                  {action.label}
                </Button>
              </Radix.Action>
            )}
            <Radix.Close
              className="grid size-11 -my-1.5 place-items-center rounded-field text-ink-2 hover:bg-highlight hover:text-ink"
              aria-label={UI_TEXTS.close}
            >
              <X size={20} aria-hidden="true" />
            </Radix.Close>
          </Radix.Root>
        );
      })}
      <Radix.Viewport ref={place} className="toaster" hotkey={['F8']} label={UI_TEXTS.notificationsKey} />
    </Radix.Provider>
  );
}
