import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { Keyboard } from './keyboard.ts';
import { orderLesson } from './orders.ts';
import { expect, expectInTurn, test } from './product.ts';

const CONTENT = `${TYPED_LESSONS.photosynthesis}\n\nVeja a difereça entre as duas fases na tabela da materia.`;

test('the report is unfolded, asked and corrected with the keyboard alone', async ({
  teacherPage: page,
  teacher,
  request,
}) => {
  const id = await orderLesson(request, teacher, 'Parecer sem mouse', CONTENT);
  const keys = await Keyboard.of(page);

  await test.step('the verdict and what to do stand before all else', async () => {
    await page.goto(`/analysis/${id}`);
    await expect(page.getByText(/^Sua aula rende \d+ bons slides/)).toBeVisible();
    await expect(page.getByText('O que fazer agora:')).toBeInViewport();
    await expect(page.getByText('Marque as que quer', { exact: false })).toBeVisible();
    // The slides above come in by themselves: what has the focus meanwhile is pushed down, out of sight.
    await expect(page.locator('.skeleton')).toHaveCount(0, { timeout: 60_000 });
    await expectInTurn(page);
  });

  await test.step('a question shows its answer and its passage on demand', async () => {
    await expect(page.getByText('Ver resposta').first()).toBeHidden();
    await keys.goTo('DisclosureTriangle', /^Perguntas prontas/);
    await keys.press('Enter');
    const first = page.getByRole('listitem').filter({ hasText: 'Ver resposta da pergunta 1' }).first();
    const answer = first.locator('details p');
    await expect(answer).toBeHidden();
    await keys.goTo('button', /^Ver o trecho/);
    await keys.press('Enter');
    const passage = page.getByRole('dialog', { name: /do seu material/ });
    await expect(passage.getByRole('blockquote')).not.toBeEmpty();
    await keys.press('Escape');
    await expect(passage).toHaveCount(0);
    await keys.goTo('DisclosureTriangle', 'Ver resposta da pergunta 1');
    await keys.press('Enter');
    await expect(answer).toBeVisible();
    await expectInTurn(page);
  });

  await test.step('what was opened is still so when the page comes back', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.waitForURL('**/dashboard');
    await page.goBack();
    await expect(page.getByText('Ver resposta').first()).toBeVisible();
    await page.locator('#conteudo').focus();
  });

  await test.step('the ticked corrections go along with the adjustments', async () => {
    await keys.goTo('DisclosureTriangle', /^Possíveis erros de escrita/);
    await keys.press('Enter');
    await keys.goTo('checkbox', /materia/);
    await keys.press('Space');
    await keys.goTo('button', 'Pedir as correções');
    await keys.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Solicitar Ajustes' });
    await expect(dialog.getByText('Corrigir: “difereça” por “diferença”', { exact: true })).toBeVisible();
    await expectInTurn(page);
    await keys.goTo('button', 'Enviar pedido');
    await keys.press('Enter');
    await expect(page.getByText('Fica com a equipe.')).toBeVisible({ timeout: 60_000 });
    await expectInTurn(page);
  });
});

test('a report on paper is whole, with a key to its questions and nothing to press', async ({
  teacherPage: page,
  teacher,
  request,
}) => {
  const id = await orderLesson(request, teacher, 'Parecer no papel', CONTENT);
  await page.goto(`/analysis/${id}`);
  await expect(page.getByRole('heading', { name: 'Perguntas prontas' })).toBeVisible();
  await expect(page.getByText('Ver resposta').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => globalThis.dispatchEvent(new Event('beforeprint')));
  const report = page.getByRole('article');
  await expect(report.getByRole('heading', { name: 'Gabarito' })).toBeVisible();
  await expect(report.getByText('Parecer no papel', { exact: true })).toBeVisible();
  await expect(report.getByText(/^Sua aula rende \d+/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prévia da aula' })).toBeHidden();
  await expect(report.getByText('Ver resposta').first()).toBeHidden();
  await expect(report.locator('details:not([open])').filter({ visible: true })).toHaveCount(0);
  for (const role of ['button', 'checkbox', 'link'] as const)
    await expect(report.getByRole(role).filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('Ver resposta').first()).toBeHidden();
  await expect(report.getByRole('heading', { name: 'Gabarito' })).toBeHidden();
});
