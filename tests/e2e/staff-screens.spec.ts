import type { Page } from '@playwright/test';
import { sellLesson } from './orders.ts';
import { addEditor, signInAdmin } from './people.ts';
import { expect, expectWellMade, signInPage, test } from './product.ts';

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
  '/profile-management',
  '/configuracoes',
];
const OF_EDITOR = ['/editor-dashboard', '/editor-dashboard?vista=tabela', '/editor', '/configuracoes'];

async function expectAllWellMade(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      // Behind an open drawer the heading of the screen is not to be heard.
      await expect(
        page
          .getByRole('dialog')
          .or(page.getByRole('heading', { level: 1 }))
          .first(),
      ).toBeVisible();
      await expect(page.locator('.osso')).toHaveCount(0);
      await expectWellMade(page);
    });
  }
}

test('every screen of an admin and of an editor is accessible and fits', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow();
  const admin = await signInAdmin(request);
  const editor = await addEditor(request, admin, 'Otávio');
  const { id } = await sellLesson(
    request,
    'Matemática financeira para o 1º ano do ensino médio integrado em Administração: juros simples, compostos e leitura crítica de anúncios',
  );
  const assigned = await request.post('/api/admin/assign-editor', {
    headers: { Authorization: `Bearer ${admin.token}` },
    data: { lessonId: id, editorId: editor.user.id },
  });
  const production = (await assigned.json()) as { id: string };

  await signInPage(page, admin);
  await expectAllWellMade(page, [...OF_ADMIN, `/admin-functional?aberto=${id}`]);

  const { viewport, colorScheme, hasTouch } = test.info().project.use;
  const desk = await (
    await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: viewport ?? null,
      colorScheme: colorScheme ?? 'light',
      hasTouch: hasTouch ?? false,
      reducedMotion: 'reduce',
      locale: 'pt-BR',
    })
  ).newPage();
  await signInPage(desk, editor);
  await expectAllWellMade(desk, [...OF_EDITOR, `/editor-dashboard?projeto=${production.id}`]);
  await desk.context().close();
});
