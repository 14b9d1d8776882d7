import { afterEach, expect, it, vi } from 'vitest';
import { tellLoadFailure } from './tell-load-failure.ts';

const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});

afterEach(() => {
  document.body.replaceChildren();
  reload.mockClear();
});

it('says that the page is not whole, no longer that it loads, and offers to try again', () => {
  document.body.innerHTML = '<div id="app"><h1>Quadro</h1><div role="status">Carregando</div></div>';
  tellLoadFailure();
  expect(document.querySelector('#app')?.textContent).toBe('Quadro');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Verifique sua conexão');
  document.querySelector<HTMLElement>('[role=alert] button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});

it('tries again by itself when the line is back', () => {
  tellLoadFailure();
  globalThis.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalled();
});
