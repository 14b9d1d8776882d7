import { afterEach, expect, it, vi } from 'vitest';
import { asPreload, reloadOnceAfterDeploy } from './reload-after-deploy.ts';

/** What TanStack Router looks for: it then has the page loaded anew, and draws nothing until it is. */
const KNOWN_TO_ROUTER = /^Failed to fetch dynamically imported module/;
const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
const online = vi.spyOn(navigator, 'onLine', 'get');
reloadOnceAfterDeploy();

function missChunk() {
  const payload = new Error('Failed to fetch dynamically imported module: /assets/a.js');
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  globalThis.dispatchEvent(event);
  return event;
}
afterEach(() => {
  reload.mockClear();
  sessionStorage.clear();
});

it('loads a page from before an update anew, once, and lets what was asked for fail as the router knows it', () => {
  online.mockReturnValue(true);
  const [first, second] = [missChunk(), missChunk()];
  expect(reload).toHaveBeenCalledOnce();
  expect([first.defaultPrevented, second.defaultPrevented]).toEqual([false, false]);
  expect(first.payload.message).toMatch(KNOWN_TO_ROUTER);
});

it('keeps the page while somebody only points at a link, and loads it anew at the press', async () => {
  online.mockReturnValue(true);
  await expect(asPreload(() => Promise.reject(missChunk().payload))).rejects.toThrow(KNOWN_TO_ROUTER);
  expect(reload).not.toHaveBeenCalled();
  missChunk();
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the page without a connection, and the router from loading it anew', () => {
  online.mockReturnValue(false);
  const { defaultPrevented, payload } = missChunk();
  expect({ defaultPrevented, reloads: reload.mock.calls.length }).toEqual({
    defaultPrevented: false,
    reloads: 0,
  });
  expect(payload.message).not.toMatch(KNOWN_TO_ROUTER);
});
