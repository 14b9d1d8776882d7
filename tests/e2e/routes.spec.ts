import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { soakPart } from '#tests/setup/soak.ts';
import { addEditor, signInAdmin } from './people.ts';
import { expect, type SignedIn, signInPage, test } from './product.ts';

const BUILT_CLIENT = resolve(import.meta.dirname, '../../dist/web');

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
  const doors = Object.entries(people).flatMap(([who, person]) =>
    Object.entries(ROUTES).map(([path, met]) => ({ who, person, path, met: met[who as Who] })),
  );
  const tried = Object.groupBy(soakPart(doors, 'screens of the route table', 6), ({ who }) => who);
  for (const ofWho of Object.values(tried)) {
    const page = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })).newPage();
    for (const [at, { who, person, path, met }] of (ofWho ?? []).entries()) {
      if (person && at === 0) await signInPage(page, person);
      await test.step(`${who} ${path}`, () => expectMet(page, path, met));
    }
    await page.context().close();
  }
});

test('the product neither answers the page of the pieces nor carries any of it', async ({ request }) => {
  for (const path of ['/gallery', '/gallery/', '/gallery/index.html', '/gallery.html']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  const written = readdirSync(BUILT_CLIENT, { recursive: true, encoding: 'utf8' });
  expect(written.filter((name) => /gallery/i.test(name))).toEqual([]);
  const texts = written.filter((name) => /\.(js|css|html)$/.test(name));
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((name) => /gallery/i.test(readFileSync(join(BUILT_CLIENT, name), 'utf8')))).toEqual([]);
});
