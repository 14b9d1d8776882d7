import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { createSessionStore, STORAGE_KEYS } from './session-store.ts';

const ANA: User = {
  id: '1',
  firstName: 'Ana',
  lastName: 'Souza',
  email: 'ana@escola.test',
  role: 'teacher',
  profileImageUrl: null,
  isEmailConfirmed: false,
};

describe('the session kept in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('survives a reload of the page', () => {
    createSessionStore(localStorage).signIn({ token: 't1', user: ANA });
    expect(createSessionStore(localStorage).get()).toEqual({
      token: 't1',
      user: ANA,
      isAdminSession: false,
    });
  });

  it('keeps token, user record and admin flag under three keys and removes all three', () => {
    const store = createSessionStore(localStorage);
    store.signIn({ token: 't1', user: ANA, isAdminSession: true });
    expect(Object.values(STORAGE_KEYS).map((key) => localStorage.getItem(key))).toEqual([
      't1',
      JSON.stringify(ANA),
      'true',
    ]);
    store.clear();
    expect(localStorage.length).toBe(0);
    expect(store.get()).toEqual({ token: null, user: null, isAdminSession: false });
  });

  it('counts a damaged user record as no session', () => {
    localStorage.setItem(STORAGE_KEYS.token, 't1');
    localStorage.setItem(STORAGE_KEYS.user, '{broken');
    expect(createSessionStore(localStorage).get().token).toBeNull();
  });

  it('does not revive a cleared session when a late verification answers', () => {
    const store = createSessionStore(localStorage);
    store.signIn({ token: 't1', user: ANA });
    store.clear();
    store.updateUser(ANA);
    expect(store.get().user).toBeNull();
  });

  it('hears of a sign-out in another tab', () => {
    const store = createSessionStore(localStorage);
    store.signIn({ token: 't1', user: ANA });
    const heard = vi.fn();
    store.subscribe(heard);
    createSessionStore(localStorage).clear();
    store.reread();
    expect(heard).toHaveBeenCalledOnce();
    expect(store.get().token).toBeNull();
  });

  it('lasts as long as the page where the browser forbids storage', () => {
    const refusing = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    const store = createSessionStore(refusing);
    store.signIn({ token: 't1', user: ANA });
    expect(store.get().token).toBe('t1');
  });
});
