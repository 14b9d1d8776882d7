import type { Page } from '@playwright/test';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { startProduction, takeSeat } from '#tests/e2e/people.ts';
import { expect, expectColours, expectFits, expectWellMade, test } from '#tests/e2e/product.ts';
import { empty, slide, title } from '#tests/e2e/studio-desk.ts';

const saved = (page: Page, version: number) =>
  expect(page.getByText(new RegExp(`Rascunho ${version} salvo às`))).toBeVisible();

test('an editor works through a draft without a mouse: changes, mends, undoes, hands over', async ({
  browser,
  request,
  baseURL,
}) => {
  const { editor, lessonId, productionId } = await startProduction(
    request,
    'Fotossíntese no estúdio',
    TYPED_LESSONS.photosynthesis,
  );
  const desk = await takeSeat(browser, { baseURL: baseURL ?? '', person: editor });
  const { keyboard } = desk;
  const scripts: string[] = [];
  desk.on('request', (request) => scripts.push(request.url()));
  const isLoaded = () => scripts.some((url) => /\/assets\/estudio\.[^/]*\.js$/.test(url));

  await test.step('it is well made, on a phone and in the dark too', async () => {
    await desk.goto(`/editor-dashboard?projeto=${productionId}`);
    const link = desk.getByRole('link', { name: 'Abrir no estúdio' });
    await expect(link).toBeVisible();
    // What weighs most comes for who goes there.
    expect(isLoaded()).toBe(false);
    await link.press('Enter');
    await expect(slide(desk, 15)).toBeVisible();
    expect(isLoaded()).toBe(true);
    await expect(desk.getByText(/trechos? neste slide/)).toBeVisible();
    await expectWellMade(desk);
    await desk.emulateMedia({ colorScheme: 'dark' });
    await expectColours(desk);
    await desk.emulateMedia({ colorScheme: 'light' });
    await desk.setViewportSize({ width: 390, height: 844 });
    await expect(desk.getByRole('tab', { name: 'Notas' })).toBeVisible();
    await expectFits(desk);
    await desk.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('three changes are saved by themselves', async () => {
    await slide(desk, 1).press('ArrowRight');
    await expect(slide(desk, 2)).toBeFocused();
    await keyboard.press('Alt+ArrowRight');
    await expect(desk.getByText(/: posição 3 de 15/)).toBeAttached();
    await keyboard.press('PageDown');
    await empty(title(desk));
    await keyboard.press('PageDown');
    await empty(desk.getByLabel('Notas do apresentador'));
    await expect(desk.getByRole('button', { name: /1 achado grave/ })).toHaveCount(2);
  });

  await test.step('what holds it back is named, and mended where it stands', async () => {
    await desk.getByRole('button', { name: /^Entregar/ }).press('Enter');
    await expectWellMade(desk, '[role=dialog]');
    await desk.getByRole('button', { name: /^Ver o/ }).press('Enter');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await keyboard.press('F7');
    await expect(title(desk)).toBeFocused();
    const mend = desk.getByRole('button', { name: /^Corrigir: .*título/i });
    await mend.press('Enter');
    await expect(title(desk)).not.toHaveValue('');
    await keyboard.press('Control+z');
    await expect(title(desk)).toHaveValue('');
    await keyboard.press('Control+y');
    await expect(mend).toHaveCount(0);
    await desk.getByRole('button', { name: /^Corrigir: .*notas/i }).press('Enter');
    await expect(desk.getByLabel('Notas do apresentador')).not.toHaveValue('');
  });

  await test.step('it goes with notes', async () => {
    await expect(desk.getByRole('button', { name: /achado grave/ })).toHaveCount(0);
    await desk.getByRole('button', { name: /^Entregar/ }).press('Enter');
    await desk.getByLabel('Observações da entrega').fill('Mudei a ordem dos slides 2 e 3.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Entregar' }).press('Enter');
    await expect(desk.getByText('Projeto entregue!')).toBeVisible();
    await desk.goto(`/estudio/${lessonId}`);
    await expect(desk.getByText('Este rascunho não pode ser mudado agora')).toBeVisible();
  });
});

test('two windows on one draft: the later one is told, and nothing of either is lost', async ({
  browser,
  request,
  baseURL,
}) => {
  const { editor, lessonId } = await startProduction(request, 'Duas janelas', TYPED_LESSONS.photosynthesis);
  const seat = { baseURL: baseURL ?? '', person: editor };
  const [one, other] = [await takeSeat(browser, seat), await takeSeat(browser, seat)];
  // One of them hears of nothing by itself.
  await other.route(/\/events$/, (route) => route.abort());
  for (const page of [one, other]) await page.goto(`/estudio/${lessonId}`);
  await slide(one, 4).click();
  await title(one).fill('Dito na primeira');
  await saved(one, 2);
  await slide(other, 5).click();
  await title(other).fill('Dito na segunda');
  const dialog = other.getByRole('dialog', { name: 'O rascunho mudou em outra janela' });
  await expect(dialog.getByText('Dito na primeira')).toBeVisible();
  await expect(dialog.getByText('Dito na segunda')).toBeVisible();
  await expectWellMade(other, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Pôr as minhas por cima' }).click();
  await saved(other, 3);
  // The other one takes up what nothing stands against, without being asked.
  await expect(one.getByText('Rascunho atualizado')).toBeVisible();
  await expect(slide(one, 4)).toHaveAccessibleName(/Dito na primeira/);
  await expect(slide(one, 5)).toHaveAccessibleName(/Dito na segunda/);
});
