import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast, TOAST_DURATION_MS, type ToastMessage, toastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

/** Nothing of a toast is drawn any more once its leaving is over. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = async (message: ToastMessage) => {
  act(() => void showToast(message));
  await pass(0);
  return screen.getByText(message.title).closest<HTMLElement>('.toast') as HTMLElement;
};
const isShown = (title: string) => screen.queryByText(title) !== null;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined, getAnimations: () => [] });
  render(<Toaster />);
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) toastStore.dismiss(id);
  vi.useRealTimers();
});

it('reads faults out at once and the rest when there is a pause, from places that were there before', async () => {
  const places = [...screen.getByRole('region').children];
  expect((await show({ title: 'Erro', tone: 'error' })).parentElement).toBe(places[1]);
  expect((await show({ title: 'Sucesso!', tone: 'success' })).parentElement).toBe(places[0]);
  expect(places.map((place) => place.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
});

it('goes after five seconds, of which none passes while it is pointed at, focused or out of sight', async () => {
  const toast = await show({ title: 'Sucesso!' });
  for (const [hold, release] of [
    [() => fireEvent.pointerMove(toast), () => fireEvent.pointerLeave(toast)],
    [() => fireEvent.focusIn(toast), () => fireEvent.focusOut(toast)],
    [() => fireEvent.blur(window), () => fireEvent.focus(window)],
  ] as const) {
    await pass(1000);
    hold();
    await pass(TOAST_DURATION_MS * 2);
    expect(isShown('Sucesso!')).toBe(true);
    release();
  }
  await pass(TOAST_DURATION_MS - 3001);
  expect(isShown('Sucesso!')).toBe(true);
  await pass(1);
  expect(isShown('Sucesso!')).toBe(false);
});

it('does what it offers once and is gone, with the focus left among the toasts', async () => {
  const run = vi.fn();
  await show({ title: 'Arquivo removido', action: { label: 'Desfazer', run } });
  const undo = screen.getByRole('button', { name: 'Desfazer' });
  undo.focus();
  fireEvent.click(undo);
  await pass(0);
  expect(run).toHaveBeenCalledOnce();
  expect(isShown('Arquivo removido')).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

it('is reached by F8', async () => {
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

it('is what Escape closes, rather than the dialog below, but for one opened after it', async () => {
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  document.body.append(dialog);
  await show({ title: 'Primeiro' });
  expect(fireEvent.keyDown(document.body, { key: 'Escape' }), 'taken').toBe(false);
  await pass(0);
  expect(isShown('Primeiro')).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'Escape' }), 'left to the dialog').toBe(true);
  dialog.remove();

  await show({ title: 'Segundo' });
  document.body.append(dialog);
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  await pass(0);
  expect(isShown('Segundo')).toBe(true);
  dialog.remove();
});

it('is no place beside a dialog: a press on it stays with it', async () => {
  const beside = vi.fn();
  document.addEventListener('pointerdown', beside);
  fireEvent.pointerDown(await show({ title: 'Erro' }));
  expect(beside).not.toHaveBeenCalled();
  document.removeEventListener('pointerdown', beside);
});

it.each([
  ['51 px to the right: it goes', { clientX: 51, clientY: 3 }, false],
  ['49 px to the right: it comes back', { clientX: 49, clientY: 3 }, true],
  ['to the left', { clientX: -80, clientY: 0 }, true],
])('is swiped %s', async (_how, to, stays) => {
  const toast = await show({ title: 'Erro' });
  const pointer = (type: string, at: object) =>
    fireEvent(toast, new MouseEvent(type, { bubbles: true, ...at }));
  pointer('pointerdown', { clientX: 0, clientY: 0, button: 0 });
  pointer('pointermove', to);
  pointer('pointerup', to);
  await pass(0);
  expect(isShown('Erro')).toBe(stays);
});

it('takes the end of a swipe for no press, and the next press for one', async () => {
  const toast = await show({ title: 'Erro' });
  const pointer = (type: string, at: object) =>
    fireEvent(toast, new MouseEvent(type, { bubbles: true, ...at }));
  const close = screen.getByRole('button', { name: 'Fechar' });
  pointer('pointerdown', { clientX: 0, clientY: 0, button: 0 });
  pointer('pointermove', { clientX: 30, clientY: 0 });
  pointer('pointerup', { clientX: 30, clientY: 0 });
  fireEvent.click(close);
  await pass(0);
  expect(isShown('Erro')).toBe(true);
  pointer('pointerdown', { clientX: 0, clientY: 0, button: 0 });
  pointer('pointerup', { clientX: 0, clientY: 0 });
  fireEvent.click(close);
  await pass(0);
  expect(isShown('Erro')).toBe(false);
});
