import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceTakeover } from './platform/page/takeover.ts';

const root = document.documentElement;
/** As the head of a document runs it, at an address of its own. */
async function readHead(address: string): Promise<void> {
  history.replaceState(null, '', address);
  vi.resetModules();
  await import('./before-paint.ts');
}
const sent = vi.fn((event: Event) => event.preventDefault());
const typed = vi.fn();

beforeEach(() => {
  document.body.innerHTML =
    '<div data-prerendered><form><input name="email"><input name="city" value="Lins"><button>Entrar</button></form></div>';
  document.querySelector('form')?.addEventListener('submit', sent);
  document.querySelector('form')?.addEventListener('input', typed);
});
afterEach(() => {
  announceTakeover();
  localStorage.clear();
  sent.mockClear();
  typed.mockClear();
});

it('keeps what is typed and pressed before the page answers, and hands it over once', async () => {
  await readHead('/local-login');
  const [email] = document.querySelectorAll('input');
  if (email) email.value = 'ana@escola.test';
  document.querySelector('button')?.click();
  document.querySelector('button')?.click();
  expect(sent).not.toHaveBeenCalled();
  announceTakeover();
  expect(sent).toHaveBeenCalledOnce();
  expect(typed.mock.calls.map(([event]) => event.target)).toEqual([email]);
  document.querySelector('button')?.click();
  expect(sent, 'the page answers by itself from now on').toHaveBeenCalledTimes(2);
});

it.each(['/local-login#cadastro', '/local-login?conta=excluida'])(
  'shows %s only once it is what was asked for',
  async (address) => {
    await readHead(address);
    expect(root.dataset.espera).toBe('');
    announceTakeover();
    expect(root.dataset.espera).toBeUndefined();
  },
);

it('shows what was built where that is what was asked for, in the chosen colours', async () => {
  localStorage.setItem('lousa.theme', 'escuro');
  await readHead('/local-login');
  expect([root.dataset.espera, root.dataset.tema]).toEqual([undefined, 'escuro']);
});

const place = () => document.querySelector('[data-nome]')?.textContent;
const readBody = () => {
  document.body.innerHTML = '<h1>Que bom ver você, <span data-nome=""></span></h1>';
};

it('greets by name before the script of the screen, as soon as the place for it has been read', async () => {
  localStorage.setItem('lousa.user', JSON.stringify({ firstName: 'Ana', email: 'ana@escola.test' }));
  await readHead('/');
  readBody();
  await expect.poll(place).toBe('Ana');
});

it.each(['', 'no record', 'null'])('leaves the place empty where nobody is known (%j)', async (stored) => {
  localStorage.setItem('lousa.user', stored);
  await readHead('/');
  readBody();
  await Promise.resolve();
  expect(place()).toBe('');
});
