import { toastStore } from './toast-store.ts';

const SWIPE_THRESHOLD_PX = 50;
/** So far a press may stray and is still one. */
const STRAY_PX = { touch: 10, other: 2 };
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * F8 leads to `toaster`; Escape closes the toast that is shown rather than what it lies over, but for a dialog or a menu
 * that was opened after it came. A press on a toast is not one beside the dialog below. Answers what stops it.
 */
export function standApart(toaster: HTMLElement): () => void {
  let below: readonly Element[] = [];
  const layers = () => [...document.querySelectorAll(LAYERS)];
  const unsubscribe = toastStore.subscribe(() => {
    below = layers();
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'F8') toaster.focus();
    const toast = toastStore.get()[0];
    if (event.key !== 'Escape' || !toast?.isOpen || layers().some((layer) => !below.includes(layer))) return;
    // What a dialog closes by it asks for this; it listens on the document, so later.
    event.preventDefault();
    toastStore.dismiss(toast.id);
  };
  const stay = (event: Event) => event.stopPropagation();
  window.addEventListener('keydown', onKey, true);
  toaster.addEventListener('pointerdown', stay);
  return () => {
    unsubscribe();
    window.removeEventListener('keydown', onKey, true);
    toaster.removeEventListener('pointerdown', stay);
  };
}

/**
 * Tells `hold` whether the toast `card` has to stay: pointed at, with the focus within, or while the window is out of
 * sight. It follows a finger to the right and is dismissed where that lets go beyond 50 px. Answers what stops it, which
 * leaves a focus that was in the card with the toasts.
 */
export function followHand(
  card: HTMLElement,
  { hold, dismiss }: { hold: (isHeld: boolean) => void; dismiss: () => void },
): () => void {
  const stop = new AbortController();
  const on = <K extends keyof WindowEventMap>(
    at: HTMLElement | Window,
    kinds: readonly K[],
    act: (event: WindowEventMap[K]) => void,
    capture = false,
  ) => {
    for (const kind of kinds)
      at.addEventListener(kind, act as EventListener, { capture, signal: stop.signal });
  };
  const hasFocus = (focused: unknown = document.activeElement) => card.contains(focused as Node | null);
  on(card, ['pointermove', 'focusin'], () => hold(true));
  on(card, ['pointerleave'], () => hold(hasFocus()));
  on(card, ['focusout'], ({ relatedTarget }) => hold(hasFocus(relatedTarget)));
  on(window, ['blur'], () => hold(true));
  on(window, ['focus'], () => hold(false));

  let from: PointerEvent | null = null;
  let movedPx = 0;
  on(card, ['pointerdown'], (event) => {
    movedPx = 0;
    from = event.button === 0 ? event : null;
  });
  on(card, ['pointermove'], (event) => {
    if (!from) return;
    const x = event.clientX - from.clientX;
    const strayPx = event.pointerType === 'touch' ? STRAY_PX.touch : STRAY_PX.other;
    if (movedPx === 0 && x <= strayPx) {
      if (Math.hypot(x, event.clientY - from.clientY) > strayPx) from = null;
      return;
    }
    if (movedPx === 0) card.setPointerCapture(event.pointerId);
    movedPx = Math.max(1, x);
    card.dataset.swipe = 'move';
    card.style.setProperty('--swiped', `${movedPx}px`);
  });
  on(card, ['pointerup', 'pointercancel'], ({ type }) => {
    from = null;
    if (movedPx === 0) return;
    const isFar = type === 'pointerup' && movedPx > SWIPE_THRESHOLD_PX;
    card.dataset.swipe = isFar ? 'end' : 'cancel';
    if (isFar) void Promise.allSettled(card.getAnimations().map(({ finished }) => finished)).then(dismiss);
  });
  // What ends a swipe is no press on the button below it.
  on(card, ['click'], (event) => movedPx > 0 && event.stopPropagation(), true);

  return () => {
    stop.abort();
    if (hasFocus()) card.closest<HTMLElement>('.toaster')?.focus();
  };
}
