import { checkPackage } from '#engine/composing/lint/check-package.ts';
import { photosynthesis } from '#tests/builders/samples/photosynthesis.ts';
import { writeSampleDocx } from '#tests/builders/samples/write-sample-docx.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { save } from './downloads.ts';
import { orderLesson } from './orders.ts';
import { addEditor, assignEditor, handOver, signInAdmin, takeSeat } from './people.ts';
import { expect, expectInTurn, test } from './product.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SLIDES = 20;
/** From the payment to a draft that its editor can open: slides are composed beforehand, or at once. */
const DRAFT_WITHIN_MS = 3000;

test('a file becomes slides that are put in order, paid for, handed over and revised: what is seen is what is had', async ({
  browser,
  request,
  baseURL,
  teacher,
  teacherPage: page,
}) => {
  const title = 'Fotossíntese em vinte slides';
  const headers = { Authorization: `Bearer ${teacher.token}` };
  const wall = page.getByRole('region', { name: 'Prévia da aula' });

  const lessonId = await test.step('ordered by file, it is seen before it is paid', async () => {
    const file = {
      name: 'fotossíntese.docx',
      mimeType: DOCX,
      buffer: Buffer.from(writeSampleDocx(photosynthesis)),
    };
    const order = { title, content: 'Usar o arquivo em anexo.', deliveryType: 'urgent' };
    const multipart = { ...order, slideCount: String(SLIDES), file };
    const { id } = (await (await request.post('/api/lessons', { headers, multipart })).json()) as {
      id: string;
    };
    await page.goto(`/analysis/${id}`);
    await expect(wall.getByRole('button', { name: /^Slide 20/ })).toBeVisible();
    return id;
  });

  await test.step('its outline is changed, and the preview follows', async () => {
    await page.getByRole('button', { name: 'Mudar o roteiro' }).click();
    const outline = page.getByRole('dialog', { name: 'Roteiro' });
    const row = outline.getByRole('listitem').nth(4);
    await row.getByRole('button').nth(1).press('F2');
    await outline.getByRole('textbox').fill('O nome que eu dei');
    await outline.getByRole('textbox').press('Enter');
    await expect(outline.getByText('Tudo salvo')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(wall.getByRole('button', { name: 'Slide 5, O nome que eu dei' })).toBeVisible();
  });

  const { desk, productionId } =
    await test.step('approved and paid, its draft is there at once', async () => {
      await page.getByRole('button', { name: 'Aprovar análise' }).filter({ visible: true }).click();
      await expect(page.getByRole('radio', { name: 'PIX' })).toBeChecked();
      await page.getByRole('button', { name: 'Simular pagamento do banco' }).click();
      await page.waitForURL('**/dashboard');
      const admin = await signInAdmin(request);
      const editor = await addEditor(request, admin, 'Otávio');
      const productionId = await assignEditor(request, { admin, editor, lessonId });
      const draft = async () => {
        const call = { headers: { Authorization: `Bearer ${editor.token}` } };
        return (await (await request.get(`/api/lessons/${lessonId}/draft`, call)).json()).status;
      };
      await expect.poll(draft, { timeout: DRAFT_WITHIN_MS }).toBe('ready');
      return { desk: await takeSeat(browser, { baseURL: baseURL ?? '', person: editor }), productionId };
    });

  const files =
    await test.step('its editor downloads it, and hands it over with notes, by keyboard', async () => {
      await desk.goto(`/editor-dashboard?projeto=${productionId}`);
      await expect(desk.getByText(`Pronto, com ${SLIDES} slides, do plano que foi aprovado.`)).toBeVisible();
      await expectInTurn(desk);
      const pptx = await save(desk.getByRole('button', { name: 'Baixar PowerPoint' }), `${title}.pptx`);
      expect(checkPackage(pptx)).toEqual([]);
      const pdf = await save(desk.getByRole('button', { name: 'Baixar PDF' }), `${title}.pdf`);
      await handOver(desk, desk.getByRole('button', { name: 'Entregar o rascunho' }), 'Comece pelo slide 2.');
      return { pptx, pdf };
    });

  await test.step('the teacher sees these pages at full size and has these very files', async () => {
    await page.goto(`/analysis/${lessonId}`);
    await expect(wall.getByText('Sua aula está pronta')).toBeVisible();
    await expect(wall.getByRole('button', { name: 'Slide 5, O nome que eu dei' })).toBeVisible();
    await expectInTurn(page);
    expect(
      (await save(page.getByRole('button', { name: /^Baixar PowerPoint/ }), `${title}.pptx`)).equals(
        files.pptx,
      ),
    ).toBe(true);
    expect(
      (await save(page.getByRole('button', { name: /^Baixar PDF/ }), `${title}.pdf`)).equals(files.pdf),
    ).toBe(true);
  });

  await test.step('a revision reaches the editor, and the teacher keeps what was handed over', async () => {
    await page.getByRole('button', { name: 'Pedir revisão' }).click();
    const asked = page.getByRole('dialog', { name: 'Pedir revisão' });
    await asked.getByLabel('O que deve mudar?').fill('No slide 5, use um exemplo do Cerrado.');
    await asked.getByRole('button', { name: 'Pedir revisão' }).click();
    await expect(wall.getByText('A versão que você já tem')).toBeVisible();
    await expect(wall.getByRole('button', { name: /^Baixar PDF/ })).toBeVisible();
    await desk.goto(`/editor-dashboard?projeto=${productionId}`);
    await expect(desk.getByText('No slide 5, use um exemplo do Cerrado.').first()).toBeVisible();
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
