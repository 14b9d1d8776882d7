import { readFile } from 'node:fs/promises';
import { checkPackage } from '#engine/composing/lint/check-package.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { orderLesson } from './orders.ts';
import { startProduction, takeSeat } from './people.ts';
import { expect, expectInTurn, test } from './product.ts';

test('an editor opens a paid lesson on its draft, looks it through and hands it over as it is', async ({
  browser,
  request,
  baseURL,
}) => {
  const title = 'Fotossíntese do rascunho';
  const { editor, teacher, lessonId, productionId } = await startProduction(
    request,
    title,
    TYPED_LESSONS.photosynthesis,
  );
  const desk = await takeSeat(browser, { baseURL: baseURL ?? '', person: editor });

  const pptx = await test.step('the draft is there, and is a whole file', async () => {
    await desk.goto(`/editor-dashboard?projeto=${productionId}`);
    await expect(desk.getByText('Pronto, com 15 slides, do plano que foi aprovado.')).toBeVisible();
    await expectInTurn(desk);
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'Baixar PowerPoint' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${title}.pptx`);
    const bytes = await readFile(await download.path());
    expect(checkPackage(bytes)).toEqual([]);
    return bytes;
  });

  await test.step('it goes with notes, by keyboard', async () => {
    await desk.getByRole('button', { name: 'Entregar o rascunho' }).press('Enter');
    await desk.getByLabel('Observações da entrega').fill('Comece pelo slide 2.');
    await expectInTurn(desk, '[role=dialog]');
    await desk.getByRole('dialog').getByRole('button', { name: 'Entregar' }).press('Enter');
    await expect(desk.getByText('Projeto entregue!')).toBeVisible();
  });

  await test.step('the teacher has the same file', async () => {
    const phone = await takeSeat(browser, { baseURL: baseURL ?? '', person: teacher, isPhone: true });
    await phone.goto(`/analysis/${lessonId}`);
    const [download] = await Promise.all([
      phone.waitForEvent('download'),
      phone.getByRole('button', { name: /pptx$/ }).click(),
    ]);
    expect((await readFile(await download.path())).equals(pptx)).toBe(true);
  });
});

test('a teacher puts the slides into another order by keyboard, and the preview follows', async ({
  teacherPage: page,
  teacher,
  request,
}) => {
  const id = await orderLesson(request, teacher, 'Roteiro mudado', TYPED_LESSONS.photosynthesis);
  await page.goto(`/analysis/${id}`);
  const wall = page.getByRole('region', { name: 'Prévia da aula' });
  await expect(wall.getByRole('button', { name: /^Slide 4, / })).toBeVisible();
  const fourth = await wall.getByRole('button', { name: /^Slide 4, / }).getAttribute('aria-label');
  await page.getByRole('button', { name: 'Mudar o roteiro' }).press('Enter');
  const outline = page.getByRole('dialog', { name: 'Roteiro' });
  const rows = outline.getByRole('listitem');
  await expect(rows).toHaveCount(15);
  await expectInTurn(page, '[role=dialog]');
  const handle = rows.nth(4).getByRole('button').first();
  await handle.press('Alt+ArrowUp');
  await rows.nth(4).getByRole('button').nth(1).press('F2');
  await outline.getByRole('textbox').fill('O nome que eu dei');
  await outline.getByRole('textbox').press('Enter');
  await expect(outline.getByText('Tudo salvo')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(outline).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mudar o roteiro' })).toBeFocused();
  await expect(wall.getByRole('button', { name: 'Slide 5, O nome que eu dei' })).toBeVisible();
  await expect(wall.getByRole('button', { name: /^Slide 4, / })).not.toHaveAttribute(
    'aria-label',
    fourth ?? '',
  );
});
