import { describe, expect, it } from 'vitest';
import { displayName } from '#web/platform/session/display-name.ts';
import { avatarLetter, isCurrentItem, navigationItems } from './navigation-items.ts';

const labelsOf = (role: 'teacher' | 'editor' | 'admin') =>
  navigationItems({ role }).map((item) => item.label);

describe('the top bar', () => {
  it('shows what is the house’s to admins alone, what waits first, and the ways to an order to those who can order', () => {
    expect(labelsOf('teacher')).toEqual(['Nova Aula', 'Nova Apostila', 'Dashboard']);
    expect(labelsOf('admin')).toEqual(['Caixa', 'Dashboard', 'Admin']);
  });

  it('leads editors to their lessons and to no order', () => {
    expect(navigationItems({ role: 'editor' })).toEqual([
      { label: 'Meus projetos', to: '/editor-dashboard' },
    ]);
  });

  it('marks the kind of order that is open, a presentation where none is named', () => {
    const current = (search: { type?: string }) =>
      navigationItems({ role: 'teacher' })
        .filter((item) => isCurrentItem(item, '/upload', search))
        .map((item) => item.label);
    expect(current({ type: 'booklet' })).toEqual(['Nova Apostila']);
    expect(current({})).toEqual(['Nova Aula']);
  });

  it('takes the avatar’s letter from the first name, else from the e-mail', () => {
    expect(avatarLetter({ firstName: 'Ana', email: 'x@y.z' })).toBe('A');
    expect(avatarLetter({ firstName: '', email: 'x@y.z' })).toBe('x');
    expect(avatarLetter({ firstName: '', email: '' })).toBe('');
    expect(displayName({ firstName: '', email: 'x@y.z' })).toBe('x@y.z');
  });
});
