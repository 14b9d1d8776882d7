import { beforeEach, describe, expect, it } from 'vitest';
import { keptText } from './kept-text.ts';
import { sessionStore } from './session/session.ts';

const signIn = (id: string) => sessionStore.signIn({ token: 't', user: { id } as never });
beforeEach(() => {
  localStorage.clear();
  sessionStore.clear();
});

describe('text typed and not sent', () => {
  it('is there again after the session ended and began anew', () => {
    signIn('1');
    const kept = keptText('adjust.7');
    sessionStore.clear();
    kept.save('Trocar a capa');
    signIn('1');
    expect(keptText('adjust.7').load()).toBe('Trocar a capa');
    expect(keptText('adjust.8').load()).toBe('');
  });

  it('is nobody else’s', () => {
    signIn('1');
    keptText('adjust.7').save('Trocar a capa');
    signIn('2');
    expect(keptText('adjust.7').load()).toBe('');
  });

  it('is forgotten once it is blank', () => {
    signIn('1');
    keptText('adjust.7').save('Trocar a capa');
    keptText('adjust.7').save(' ');
    expect(localStorage.getItem('lousa.draft.adjust.7.1')).toBeNull();
  });

  it('stays on the page where the browser refuses to store', () => {
    signIn('1');
    const refuses = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('full');
      },
    } as unknown as Storage;
    keptText('adjust.7', refuses).save('Trocar a capa');
    expect(keptText('adjust.7', refuses).load()).toBe('');
  });
});
