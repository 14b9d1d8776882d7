import { expect, it } from 'vitest';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { ORDER_TEXTS } from '#web/lessons/order/order-texts.ts';
import { DASHBOARD_TEXTS } from '#web/pages/dashboard/dashboard-greeting.tsx';
import { renderShellSketch } from './shell-sketch.tsx';

const read = (path: string) =>
  new DOMParser().parseFromString(renderShellSketch(path).markup, 'text/html').body;

it.each(['/', '/dashboard', '/upload', '/caixa', '/app'])(
  'stands for %s without a control or an inline style',
  (path) => {
    expect(read(path).querySelectorAll('a, button, input, [style]')).toHaveLength(0);
    expect(read(path).querySelectorAll('.chalkboard')).toHaveLength(1);
    expect(read(path).textContent).toContain(SHELL_TEXTS.loading);
  },
);

it.each([
  ['/', SHELL_TEXTS.welcome],
  ['/dashboard', DASHBOARD_TEXTS.greeting],
])('keeps a place in the greeting of %s for the name', (path, greeting) => {
  expect(read(path).querySelector('h1')?.textContent?.trim()).toBe(greeting);
  expect(read(path).querySelectorAll('h1 [data-nome]')).toHaveLength(1);
});

it('has the largest words of the order, of a presentation and of a booklet', () => {
  expect(read('/upload').querySelector('h1')?.textContent).toBe(Object.values(ORDER_TEXTS.title).join(''));
  expect(read('/upload').textContent).toContain(ORDER_TEXTS.contentLead);
});

it('shows nothing but the chalkboard and a skeleton where the screen is known to the app alone', () => {
  expect(read('/app').textContent).toBe(`Lousa${SHELL_TEXTS.loading}`);
  expect(renderShellSketch('/app').calls).toEqual([]);
});
