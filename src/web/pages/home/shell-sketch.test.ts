import { expect, it } from 'vitest';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { HOME_TEXTS } from './home-texts.ts';
import { renderShellSketch } from './shell-sketch.tsx';

it.each([true, false])('stands for the screen without a control or an inline style (home: %s)', (isHome) => {
  const page = new DOMParser().parseFromString(renderShellSketch(isHome), 'text/html');
  expect(page.body.textContent).toBe(`Lousa${isHome ? `${HOME_TEXTS.welcome} ` : ''}${SHELL_TEXTS.loading}`);
  expect(page.querySelectorAll('a, button, [style]')).toHaveLength(0);
  expect(page.querySelectorAll('.quadro')).toHaveLength(1);
});
