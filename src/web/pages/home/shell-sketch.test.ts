import { expect, it } from 'vitest';
import { HOME_TEXTS } from './home-texts.ts';
import { renderShellSketch } from './shell-sketch.tsx';

it.each([true, false])('stands for the screen without a control or an inline style (home: %s)', (isHome) => {
  const page = new DOMParser().parseFromString(renderShellSketch(isHome), 'text/html');
  expect(page.body.textContent).toBe(isHome ? `Lousa${HOME_TEXTS.welcome} ` : 'Lousa');
  expect(page.querySelectorAll('a, button, [style]')).toHaveLength(0);
  expect(page.querySelectorAll('.quadro')).toHaveLength(1);
});
