import type { Page } from '@playwright/test';
import { APP_PATHS } from '#shared/site/app-paths.ts';
import { PUBLIC_PATHS } from '#shared/site/public-pages.ts';
import { orderApproved, orderLesson } from '#tests/e2e/orders.ts';
import { startProduction } from '#tests/e2e/people.ts';
import { expect, expectFits, expectWellMade, signInPage, test } from '#tests/e2e/product.ts';
import { soakOne, soakTurn } from '#tests/setup/soak.ts';

const TITLE =
  'Matemática financeira para o 1º ano do ensino médio integrado em Administração: juros simples, compostos e leitura crítica de anúncios';

const OF_VISITOR = [
  '/',
  ...PUBLIC_PATHS,
  '/local-login',
  '/local-login#cadastro',
  '/simple-login',
  '/admin-login',
  '/esqueci-senha',
  '/redefinir-senha?token=x',
  '/confirmar-email?token=x',
  '/nao-existe',
];
const OF_TEACHER = [
  '/',
  '/dashboard',
  '/upload?type=presentation',
  '/upload?type=booklet',
  '/configuracoes',
  '/analysis/nao-existe',
  '/editor',
];
const OF_EDITOR = [
  '/',
  '/dashboard',
  '/editor-dashboard',
  '/editor-dashboard?vista=tabela',
  '/editor',
  '/estudio/nao-existe',
  '/configuracoes',
];
const OF_ADMIN = [
  '/admin',
  '/admin-functional',
  '/admin-functional?aba=producao',
  '/admin-functional?aba=arquivos',
  '/admin-functional?aba=editores',
  '/admin-functional?aba=financeiro',
  '/admin-functional?aba=visao-geral',
  '/admin-functional?aba=orcamentos',
  '/auditoria',
  '/caixa',
  '/profile-management',
];

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1440, height: 900 };

/** On a phone and as wide as a tablet; on a phone in the dark; as a desk with a mouse has it, which shows tables and bars. */
const LOOKS = ['phone and tablet', 'phone, dark', 'desk'] as const;

/** Opens every third address and looks at it in one of these ways; the next runs the others, and these another way. */
async function expectAllWellMade(page: Page, paths: readonly string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) => browser.send('Emulation.setTouchEmulationEnabled', { enabled });
  for (const [at, path] of paths.entries()) {
    for (const look of soakOne(LOOKS, at, 'looks at each screen', 3)) {
      await test.step(`${path} ${look}`, async () => {
        await touch(look !== 'desk');
        await page.setViewportSize(look === 'desk' ? DESK : PHONE);
        await page.emulateMedia({ colorScheme: look === 'phone, dark' ? 'dark' : 'light' });
        await page.goto(path);
        const isCoarse = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
        expect(isCoarse).toBe(look !== 'desk');
        await expectScreen(page, expectWellMade);
        if (look !== 'phone and tablet') return;
        await page.setViewportSize(TABLET);
        await expectScreen(page, expectFits);
      });
    }
  }
}

async function expectScreen(page: Page, expectIt: (page: Page) => Promise<void>): Promise<void> {
  // Behind an open drawer the heading of the screen is not to be heard.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('dialog').or(heading).first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expectIt(page);
}

test('every address of the app is looked at', () => {
  const looked = [...OF_TEACHER, ...OF_EDITOR, ...OF_ADMIN].map((path) => path.split('?')[0]);
  expect(APP_PATHS.filter((path) => !looked.includes(path.replace(/\$\w+/, 'nao-existe')))).toEqual([]);
});

test.describe('one by one', () => {
  // The pieces they are made of have the other turn.
  test.skip(!soakTurn(0, 'screens one by one', 2), 'have their turn with another seed');

  test('every screen of a visitor is accessible and fits', async ({ page }) => {
    test.slow();
    await expectAllWellMade(page, OF_VISITOR);
  });

  test('every screen of a teacher is accessible and fits', async ({
    teacherPage: page,
    teacher,
    request,
  }) => {
    test.slow();
    const [analysed, approved] = [
      await orderLesson(request, teacher, TITLE),
      await orderApproved(request, teacher, TITLE),
    ];
    await expectAllWellMade(page, [
      ...OF_TEACHER,
      `/analysis/${analysed}`,
      `/analysis/${approved}`,
      `/pagamento-cartao/${approved}`,
    ]);
  });

  test('every screen of an editor is accessible and fits', async ({ page, request }) => {
    test.slow();
    const { editor, productionId, lessonId } = await startProduction(request, TITLE);
    await signInPage(page, editor);
    await expectAllWellMade(page, [
      ...OF_EDITOR,
      `/editor-dashboard?projeto=${productionId}`,
      `/estudio/${lessonId}`,
    ]);
  });

  test('every screen of an admin is accessible and fits', async ({ page, request }) => {
    test.slow();
    const { admin, lessonId } = await startProduction(request, TITLE);
    await signInPage(page, admin);
    await expectAllWellMade(page, [...OF_ADMIN, `/admin-functional?aberto=${lessonId}`]);
  });
});
