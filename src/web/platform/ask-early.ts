import { browserStorage } from './browser-storage.ts';
import { storedUser } from './session/name-early.ts';
import { STORAGE_KEYS } from './session/session-store.ts';

interface EarlyAnswer {
  /** Null where the line failed: then it is asked again. */
  answer: Promise<Response | null>;
  token: string;
  askedAt: number;
}
declare global {
  /** By address. The head's script fills it and the app empties it: two scripts have nothing else in common. */
  var lousaEarly: Map<string, EarlyAnswer> | undefined;
}

/** What nobody asked for by then belongs to a screen that was left again. */
const GOOD_FOR_MS = 15_000;

/**
 * Asks for what a teacher's screen shows first, while its scripts are on their way; the build names the calls in the
 * document (pages/sketch/early-calls.ts). An address with a query shows something else, and the screens of
 * staff ask for something else.
 */
export function askEarly(): void {
  const calls = document.querySelector<HTMLMetaElement>('meta[name="lousa-calls"]')?.content;
  const token = browserStorage()?.getItem(STORAGE_KEYS.token);
  if (!calls || !token || location.search || storedUser()?.role !== 'teacher') return;
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const ask = (url: string): [string, EarlyAnswer] => {
    const answer = fetch(url, { headers, credentials: 'include' }).catch(() => null);
    return [url, { answer, token, askedAt: Date.now() }];
  };
  globalThis.lousaEarly = new Map(calls.split(' ').map(ask));
}

/** The answer to a reading call that was asked for early by the same person, once. */
export function takeEarly(url: string, token: string | null): Promise<Response | null> | null {
  const early = globalThis.lousaEarly?.get(url);
  globalThis.lousaEarly?.delete(url);
  const isGood = early?.token === token && Date.now() - early.askedAt < GOOD_FOR_MS;
  return early && isGood ? early.answer : null;
}
