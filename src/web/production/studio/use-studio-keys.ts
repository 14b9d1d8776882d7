import { useEffect, useRef } from 'react';
import { indexOf } from './model/edit-slides.ts';
import { useNextFinding } from './use-findings.ts';
import type { StudioDesk } from './use-studio.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select');

/** The keys that work wherever the focus is in the studio; in a dialog none of them does. */
export function useStudioKeys(desk: StudioDesk, onHelp: () => void): void {
  const nextFinding = useNextFinding(desk);
  const press = useRef<(event: KeyboardEvent) => void>(() => undefined);
  press.current = (event) => {
    const act = actOf(event, desk, nextFinding, onHelp);
    if (!act || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    event.preventDefault();
    act();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function actOf(
  { key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent,
  { store, say }: StudioDesk,
  nextFinding: (by: number) => boolean,
  onHelp: () => void,
): (() => void) | null {
  if (ctrlKey || metaKey) {
    const wanted = key.toLowerCase();
    if (wanted === 'z') return () => void (shiftKey ? store.redo() : store.undo());
    if (wanted === 'y') return () => void store.redo();
    return wanted === 's' ? () => void store.saveNow() : null;
  }
  if (altKey) return null;
  if (key === 'F7') return () => void (nextFinding(shiftKey ? -1 : 1) || say('Nenhum achado.'));
  if (key === 'F6') return () => goToPanel(shiftKey ? -1 : 1);
  if (key === '?' && !isTyping(target)) return onHelp;
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  // What scrolls by itself is scrolled by these.
  if (target instanceof Element && target.matches('[data-scrolls]')) return null;
  return () => {
    const { deck, slideId } = store.get();
    const next = deck.slides[indexOf(deck, slideId) + (key === 'PageUp' ? -1 : 1)];
    if (next) store.select(next.id);
  };
}

const FOCUSABLE = 'button:not([tabindex="-1"]), a[href], input, textarea, select, [tabindex="0"]';

/** From the panel that has the focus to the next one. */
function goToPanel(by: number): void {
  const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')];
  const at = panels.findIndex((panel) => panel.contains(document.activeElement));
  const next = panels[at < 0 ? 0 : (at + by + panels.length) % panels.length];
  next?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
