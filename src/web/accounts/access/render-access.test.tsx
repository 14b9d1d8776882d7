import { expect, it } from 'vitest';
import { renderAccess } from './render-access.tsx';

const SCREENS = {
  '/local-login': ['email', 'password'],
  '/simple-login': ['email', 'password'],
  '/admin-login': ['username', 'password'],
  '/esqueci-senha': ['email'],
  '/redefinir-senha': ['password'],
  '/confirmar-email': [],
  '/manter-email': [],
};

it.each(Object.entries(SCREENS))(
  '%s is made when the product is built, its fields too',
  async (path, fields) => {
    const page = new DOMParser().parseFromString(await renderAccess(path), 'text/html');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(
      [...page.querySelectorAll('form[method=post] input')].map((input) => input.getAttribute('name')),
    ).toEqual(fields);
    // The policy forbids inline styles, and the day of the build is nobody's today.
    expect(page.querySelectorAll('[style], style, script')).toHaveLength(0);
    expect(page.body.textContent).not.toMatch(/\d de [a-zç]+/);
  },
);
