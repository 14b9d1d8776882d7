import type { User } from '#shared/accounts/accounts.schemas.ts';

/** What the browser keeps of a session; the server judges every call by itself. */
export interface SessionState {
  token: string | null;
  /** As last told by the server; for display until the verification has answered. */
  user: User | null;
  /** Signed in through the admin's screen: a hint which screen to return to, never a right. */
  isAdminSession: boolean;
}

export const STORAGE_KEYS = {
  token: 'lousa.token',
  user: 'lousa.user',
  adminSession: 'lousa.admin-session',
} as const;
const NOBODY: SessionState = { token: null, user: null, isAdminSession: false };

/** Keeps the session in `storage`; where that refuses (private mode, full), in memory alone. */
export function createSessionStore(storage: Storage | null) {
  let state = read(storage);
  const listeners = new Set<() => void>();
  const change = (next: SessionState) => {
    state = next;
    write(storage, next);
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn({ token, user, isAdminSession = false }: { token: string; user: User; isAdminSession?: boolean }) {
      change({ token, user, isAdminSession });
    },
    /** A newer record of the same person, after a verification or a change of the profile. */
    updateUser(user: User) {
      if (state.token) change({ ...state, user });
    },
    clear() {
      change(NOBODY);
    },
    /** Takes over what another tab has written. */
    reread() {
      state = read(storage);
      for (const listener of listeners) listener();
    },
  };
}

function read(storage: Storage | null): SessionState {
  try {
    const token = storage?.getItem(STORAGE_KEYS.token) ?? null;
    if (!token) return NOBODY;
    const user = JSON.parse(storage?.getItem(STORAGE_KEYS.user) ?? 'null') as User | null;
    return { token, user, isAdminSession: storage?.getItem(STORAGE_KEYS.adminSession) === 'true' };
  } catch {
    return NOBODY;
  }
}

function write(storage: Storage | null, { token, user, isAdminSession }: SessionState): void {
  const put = (key: string, value: string | null) =>
    value === null ? storage?.removeItem(key) : storage?.setItem(key, value);
  try {
    put(STORAGE_KEYS.token, token);
    put(STORAGE_KEYS.user, user && JSON.stringify(user));
    put(STORAGE_KEYS.adminSession, isAdminSession ? 'true' : null);
  } catch {
    // The session then lasts as long as the page.
  }
}
