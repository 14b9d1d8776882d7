import { afterEach, expect, it, vi } from 'vitest';
import { tellLoadFailure } from './tell-load-failure.ts';

const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});

afterEach(() => {
  document.querySelector('[role=alert]')?.remove();
  reload.mockClear();
});

it('says that the page is not whole and offers to try again', () => {
  tellLoadFailure();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Verifique sua conexão');
  document.querySelector<HTMLElement>('[role=alert] button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});

it('tries again by itself when the line is back', () => {
  tellLoadFailure();
  globalThis.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalled();
});
