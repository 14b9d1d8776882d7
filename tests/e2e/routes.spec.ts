import type { Page } from '@playwright/test';
import { addEditor, signInAdmin } from './people.ts';
import { expect, type SignedIn, signInPage, test } from './product.ts';

type Who = 'visitor' | 'teacher' | 'editor' | 'admin';
/** What somebody meets at an address: the screen, a refusal in its words, the own desk, or the way to sign in. */
type Met =
  | 'screen'
  | '/admin'
  | '/editor-dashboard'
  | 'Acesso restrito para editores'
  | 'Acesso restrito para administradores'
  | 'sign-in';

const SIGNED_IN: Record<Who, Met> = {
  visitor: 'sign-in',
  teacher: 'screen',
  editor: 'screen',
  admin: 'screen',
};
/** Only teachers order; who works here is led to the own desk. */
const TEACHERS: Record<Who, Met> = {
  visitor: 'sign-in',
  teacher: 'screen',
  editor: '/editor-dashboard',
  admin: '/admin',
};
const EDITORS: Record<Who, Met> = {
  visitor: 'sign-in',
  teacher: 'Acesso restrito para editores',
  editor: 'screen',
  admin: 'Acesso restrito para editores',
};
const STAFF: Record<Who, Met> = { ...EDITORS, admin: 'screen' };
const ADMINS: Record<Who, Met> = {
  visitor: 'sign-in',
  teacher: 'Acesso restrito para administradores',
  editor: 'Acesso restrito para administradores',
  admin: 'screen',
};
/** The screens of the route table that are not for everybody. */
const ROUTES: Record<string, Record<Who, Met>> = {
  '/upload?type=presentation': TEACHERS,
  '/upload?type=booklet': TEACHERS,
  '/dashboard': SIGNED_IN,
  '/configuracoes': SIGNED_IN,
  '/editor-dashboard': EDITORS,
  '/editor': EDITORS,
  '/estudio/nenhuma': STAFF,
  '/admin': ADMINS,
  '/admin-functional': ADMINS,
  '/profile-management': ADMINS,
  '/auditoria': ADMINS,
  '/caixa': ADMINS,
};

async function expectMet(page: Page, path: string, met: Met): Promise<void> {
  await page.goto(path);
  if (met === 'sign-in') return page.waitForURL('**/local-login**');
  if (met.startsWith('/')) return page.waitForURL(`**${met}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  if (met === 'screen') await expect(heading).not.toHaveText(/^Acesso (restrito|negado)/);
  else await expect(heading).toHaveText(met);
  expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
}

test('each screen opens for whom the route table names, and says why to everybody else', async ({
  browser,
  baseURL,
  request,
  teacher,
}) => {
  test.slow();
  const admin = await signInAdmin(request);
  const people: Record<Who, SignedIn | null> = {
    visitor: null,
    teacher,
    editor: await addEditor(request, admin, 'Iolanda'),
    admin,
  };
  for (const [who, person] of Object.entries(people) as [Who, SignedIn | null][]) {
    const page = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })).newPage();
    if (person) await signInPage(page, person);
    for (const [path, met] of Object.entries(ROUTES)) {
      await test.step(`${who} ${path}`, () => expectMet(page, path, met[who]));
    }
    await page.context().close();
  }
});
