import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnceAfterDeploy } from './reload-after-deploy.ts';

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

it('loads a page from before an update anew, once', () => {
  online.mockReturnValue(true);
  expect(missChunk().defaultPrevented).toBe(true);
  expect(missChunk().defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the page without a connection, and the router from loading it anew', () => {
  online.mockReturnValue(false);
  const { defaultPrevented, payload } = missChunk();
  expect({ defaultPrevented, reloads: reload.mock.calls.length }).toEqual({
    defaultPrevented: false,
    reloads: 0,
  });
  // What TanStack Router looks for at the beginning of the message.
  expect(payload.message).not.toMatch(/^Failed to fetch dynamically imported module/);
});
