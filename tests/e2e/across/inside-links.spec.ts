import type { Page, PlaywrightTestArgs } from '@playwright/test';
import { isAppPath } from '#shared/site/app-paths.ts';
import { orderApproved, orderLesson } from '#tests/e2e/orders.ts';
import { startProduction } from '#tests/e2e/people.ts';
import { expect, type SignedIn, signInPage, test } from '#tests/e2e/product.ts';
import { soakPart } from '#tests/setup/soak.ts';

/** What nobody who followed a link may meet. */
const DEAD_END = /404|não encontrad|^Acesso (restrito|negado)|deu errado/i;
/** More addresses than any role has; a screen that makes new ones without end is a fault too. */
const MOST = 60;

/** One of a kind: what differs in ids and in what is searched for leads to the same screen. */
const kindOf = (href: string): string => {
  const { pathname, searchParams } = new URL(href, 'http://x');
  const kept = [...searchParams].map(([key, value]) => (/[\d@]/.test(value) ? key : `${key}=${value}`));
  return `${pathname.replaceAll(/[\da-f-]{36}/g, '$id')}?${kept.sort().join('&')}`;
};

/** Every address that the screen offers, as it is written; the menu of the account is opened for its own. */
async function offeredBy(page: Page, isFirst: boolean): Promise<string[]> {
  if (isFirst) await page.getByRole('button', { name: /^Menu de/ }).click();
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
}

/** Follows each kind of link from the person's home; answers the addresses that were opened. */
async function crawl(page: Page, home: string): Promise<string[]> {
  const queue = [home];
  const known = new Set(queue.map(kindOf));
  const opened: string[] = [];
  for (let href = queue.shift(); href; href = queue.shift()) {
    await test.step(href, () => expectAlive(page, href as string));
    opened.push(href);
    expect(opened.length).toBeLessThan(MOST);
    // What public pages offer is followed by the tests of those; their footer leads everybody to the admin's door.
    if (!isAppPath(new URL(page.url()).pathname)) continue;
    for (const offered of await offeredBy(page, opened.length === 1)) {
      if (known.has(kindOf(offered))) continue;
      known.add(kindOf(offered));
      queue.push(offered);
    }
  }
  return opened;
}

async function expectAlive(page: Page, href: string): Promise<void> {
  const answer = await page.goto(href);
  expect(answer?.status()).toBe(200);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('dialog').or(heading).first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  for (const title of await heading.allInnerTexts()) expect(title).not.toMatch(DEAD_END);
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(new URL(href, page.url()).pathname);
}

/** What the bar offers a role, label → address. */
const ORDERS = { 'Nova Aula': '/upload?type=presentation', 'Nova Apostila': '/upload?type=booklet' };
const DASHBOARD = { Dashboard: '/dashboard' };

async function expectBar(page: Page, person: SignedIn, items: Record<string, string>): Promise<void> {
  await signInPage(page, person);
  await page.goto('/configuracoes');
  const bar = page.getByRole('navigation', { name: 'Principal' });
  // An item may tell how many things wait behind it.
  const named = Object.keys(items).map((name) => new RegExp(`^${name}(, esperam: .*)?$`));
  await expect(bar.getByRole('link')).toHaveText(named);
  for (const [index, href] of Object.values(items).entries())
    await expect(bar.getByRole('link').nth(index)).toHaveAttribute('href', href);
}

type People = Pick<PlaywrightTestArgs, 'page' | 'request'> & { teacher: SignedIn };
const WALKS: Record<string, (people: People) => Promise<void>> = {
  async teacher({ page, teacher, request }) {
    await orderLesson(request, teacher, 'Aula cujos links são seguidos');
    await orderApproved(request, teacher, 'Aula aprovada cujos links são seguidos');
    await expectBar(page, teacher, { ...ORDERS, ...DASHBOARD });
    const opened = await crawl(page, '/');
    for (const path of ['/dashboard', '/upload?type=booklet', '/configuracoes', '/faq', '/lgpd'])
      expect(opened).toContain(path);
    expect(opened.some((path) => path.startsWith('/analysis/'))).toBe(true);
  },
  async editor({ page, request }) {
    const { editor } = await startProduction(request, 'Aula da edição cujos links são seguidos');
    await expectBar(page, editor, { 'Meus projetos': '/editor-dashboard' });
    const opened = await crawl(page, '/editor-dashboard');
    expect(opened.some((path) => path.startsWith('/editor-dashboard?projeto='))).toBe(true);
  },
  async admin({ page, request }) {
    const { admin } = await startProduction(request, 'Aula do painel cujos links são seguidos');
    await expectBar(page, admin, { Caixa: '/caixa', ...DASHBOARD, Admin: '/admin' });
    const opened = await crawl(page, '/admin');
    for (const path of ['/admin-functional', '/profile-management', '/auditoria'])
      expect(opened).toContain(path);
  },
};

for (const [role, walk] of soakPart(Object.entries(WALKS), 'people whose links are followed')) {
  test(`every link that a person meets leads to a living screen: ${role}`, async ({
    page,
    teacher,
    request,
  }) => {
    test.slow();
    await walk({ page, teacher, request });
  });
}
