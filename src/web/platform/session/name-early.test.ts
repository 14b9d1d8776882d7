import { afterEach, expect, it } from 'vitest';
import { nameEarly } from './name-early.ts';
import { STORAGE_KEYS } from './session-store.ts';

const PLACE = '<h1>Que bom ver você, <span data-nome=""></span></h1>';
const name = () => document.querySelector('[data-nome]')?.textContent;
const keepUser = (user: object) => localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(user));

afterEach(() => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.body.replaceChildren();
  localStorage.clear();
});

it('writes the name of who is signed in as soon as its place has been read', async () => {
  keepUser({ firstName: 'Iara', lastName: 'Lima', email: 'iara@escola.test' });
  nameEarly();
  document.body.innerHTML = PLACE;
  await Promise.resolve();
  expect(name()).toBe('Iara');
});

it('writes it at the end of a document that was read in one go', () => {
  keepUser({ firstName: 'Iara', lastName: 'Lima', email: 'iara@escola.test' });
  nameEarly();
  document.body.innerHTML = PLACE;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(name()).toBe('Iara');
});

it.each([
  ['nobody', null],
  ['what is no person', '{'],
])('leaves the place empty for %s', (_who, stored) => {
  if (stored) localStorage.setItem(STORAGE_KEYS.user, stored);
  nameEarly();
  document.body.innerHTML = PLACE;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(name()).toBe('');
});
