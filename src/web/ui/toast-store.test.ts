import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_DURATION_MS, TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from './toast-store.ts';

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('keep the numbers of the customer', () => {
    expect([TOAST_LIMIT, TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS]).toEqual([1, 5000, 1_000_000]);
  });

  it('show one at a time: the newest', () => {
    const store = createToastStore();
    store.show({ title: 'Erro' });
    store.show({ title: 'Sucesso!' });
    expect(store.get().map((toast) => toast.title)).toEqual(['Sucesso!']);
  });

  it('keep the last word of a page that is on its way out', () => {
    const store = createToastStore();
    const id = store.show({ title: 'Unauthorized', isLast: true });
    expect(store.show({ title: 'Erro' })).toBe(id);
    expect(store.get().map((toast) => toast.title)).toEqual(['Unauthorized']);
  });

  it('close at once when dismissed and are forgotten 1,000,000 ms later', () => {
    const store = createToastStore();
    const id = store.show({ title: 'Sucesso!' });
    store.dismiss(id);
    expect(store.get()).toMatchObject([{ id, isOpen: false }]);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
    expect(store.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.get()).toHaveLength(0);
  });

  it('do not take a newer toast along when an older one is forgotten', () => {
    const store = createToastStore();
    store.dismiss(store.show({ title: 'Primeiro' }));
    vi.advanceTimersByTime(1000);
    store.show({ title: 'Segundo' });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
    expect(store.get().map((toast) => toast.title)).toEqual(['Segundo']);
  });
});
