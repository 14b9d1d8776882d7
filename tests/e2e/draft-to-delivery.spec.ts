import { checkPackage } from '#engine/composing/lint/check-package.ts';
import { photosynthesis } from '#tests/builders/samples/photosynthesis.ts';
import { writeSampleDocx } from '#tests/builders/samples/write-sample-docx.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { save } from './downloads.ts';
import { orderLesson } from './orders.ts';
import { addEditor, assignEditor, handOver, signInAdmin, takeSeat } from './people.ts';
import { expect, expectBothInTurn, expectInTurn, test } from './product.ts';
import { empty, openPart, slide, title } from './studio-desk.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const TITLE = 'Fotossíntese em vinte slides';
const SLIDES = 20;
/** From the payment to a draft that its editor can open: slides are composed beforehand, or at once. */
const DRAFT_WITHIN_MS = 3000;
const WISH = 'No slide 5, use um exemplo do Cerrado.';
interface Told {
  status: string;
}

test('a file becomes slides that are put in order, paid for, handed over and revised: what is seen is what is had', async ({
  browser,
  request,
  baseURL,
  teacher,
  teacherPage: page,
  hasTouch: isPhone,
  colorScheme,
}) => {
  test.slow();
  const headers = { Authorization: `Bearer ${teacher.token}` };
  const wall = page.getByRole('region', { name: 'Prévia da aula' });

  const lessonId = await test.step('ordered by file, it is seen before it is paid', async () => {
    const file = {
      name: 'fotossíntese.docx',
      mimeType: DOCX,
      buffer: Buffer.from(writeSampleDocx(photosynthesis)),
    };
    const order = { title: TITLE, content: 'Usar o arquivo em anexo.', deliveryType: 'urgent' };
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
      const admin = await signInAdmin(request);
      const editor = await addEditor(request, admin, 'Otávio');
      const ask = async (path: string) => {
        const call = { headers: { Authorization: `Bearer ${admin.token}` } };
        return ((await (await request.get(`/api/lessons/${lessonId}${path}`, call)).json()) as Told).status;
      };
      await page.getByRole('button', { name: 'Aprovar análise' }).filter({ visible: true }).click();
      await expect(page.getByRole('radio', { name: 'PIX' })).toBeChecked();
      await page.getByRole('button', { name: 'Simular pagamento do banco' }).click();
      await expect.poll(() => ask(''), { intervals: [50] }).toBe('paid');
      await expect.poll(() => ask('/draft'), { intervals: [50], timeout: DRAFT_WITHIN_MS }).toBe('ready');
      await page.waitForURL('**/dashboard');
      const productionId = await assignEditor(request, { admin, editor, lessonId });
      const seat = { baseURL: baseURL ?? '', person: editor, isPhone, isDark: colorScheme === 'dark' };
      return { desk: await takeSeat(browser, seat), productionId };
    });

  await test.step('its editor changes three things in the studio and mends two findings', async () => {
    await desk.goto(`/editor-dashboard?projeto=${productionId}`);
    if (isPhone) await desk.getByRole('tab', { name: 'Rascunho' }).click();
    await expect(desk.getByText(`Pronto, com ${SLIDES} slides, do plano que foi aprovado.`)).toBeVisible();
    await expectInTurn(desk);
    await desk.getByRole('link', { name: 'Abrir no estúdio' }).press('Enter');
    await slide(desk, 2).click();
    await desk.keyboard.press('Alt+ArrowRight');
    await expect(desk.getByText(`: posição 3 de ${SLIDES}`)).toBeAttached();
    await slide(desk, 5).click();
    await expect(title(desk)).toHaveValue('O nome que eu dei');
    await openPart(desk, 'Notas');
    await empty(desk.getByLabel('Notas do apresentador'));
    await openPart(desk, 'Conteúdo');
    await slide(desk, 6).click();
    await empty(title(desk));
    await expect(desk.getByRole('button', { name: /achado grave/ })).not.toHaveCount(0);
    await openPart(desk, 'Achados');
    await desk.getByRole('button', { name: /^Corrigir: O slide não tem título/ }).click();
    await openPart(desk, 'Conteúdo');
    await expect(title(desk)).not.toHaveValue('');
    await slide(desk, 5).click();
    await openPart(desk, 'Achados');
    await desk.getByRole('button', { name: /^Corrigir: .*notas/i }).click();
    await openPart(desk, 'Notas');
    await expect(desk.getByLabel('Notas do apresentador')).not.toHaveValue('');
    await expect(desk.getByRole('button', { name: /achado grave/ })).toHaveCount(0);
  });

  const saveBoth = async (notes: string) => {
    const fileOf = async (program: string, ending: string) => {
      await desk.getByRole('button', { name: 'Mais ações' }).press('Enter');
      return save(desk.getByRole('menuitem', { name: `Baixar ${program}` }), `${TITLE}.${ending}`);
    };
    const files = { pptx: await fileOf('PowerPoint', 'pptx'), pdf: await fileOf('PDF', 'pdf') };
    expect(checkPackage(files.pptx)).toEqual([]);
    await handOver(desk, desk.getByRole('button', { name: /^Entregar/ }), notes);
    return files;
  };
  const expectFiles = async ({ pptx, pdf }: Awaited<ReturnType<typeof saveBoth>>) => {
    const had = (program: string, ending: string) =>
      save(page.getByRole('button', { name: new RegExp(`^Baixar ${program}`) }), `${TITLE}.${ending}`);
    expect((await had('PowerPoint', 'pptx')).equals(pptx)).toBe(true);
    expect((await had('PDF', 'pdf')).equals(pdf)).toBe(true);
  };

  const files = await test.step('it is downloaded there and handed over with notes, by keyboard', () =>
    saveBoth('Comece pelo slide 2.'));

  await test.step('the teacher sees these pages at full size and has these very files', async () => {
    await page.goto(`/analysis/${lessonId}`);
    await expect(wall.getByText('Sua aula está pronta')).toBeVisible();
    await expect(wall.getByRole('button', { name: /^Slide \d+, / })).toHaveCount(SLIDES);
    await expect(wall.getByRole('button', { name: 'Slide 5, O nome que eu dei' })).toBeVisible();
    await expectBothInTurn(page);
    await expectFiles(files);
  });

  await test.step('a revision reaches the studio, and the teacher keeps what was handed over', async () => {
    await page.getByRole('button', { name: 'Pedir revisão' }).click();
    const asked = page.getByRole('dialog', { name: 'Pedir revisão' });
    await asked.getByLabel('O que deve mudar?').fill(WISH);
    await asked.getByRole('button', { name: 'Pedir revisão' }).click();
    await expect(wall.getByText('A versão que você já tem')).toBeVisible();
    await expectFiles(files);
    await desk.goto(`/editor-dashboard?projeto=${productionId}`);
    await expect(desk.getByText(WISH).first()).toBeVisible();
  });

  await test.step('what was asked for stands beside the delivered slides, and comes back changed', async () => {
    await desk.goto(`/estudio/${lessonId}`);
    await slide(desk, 5).click();
    await expect(title(desk)).toHaveValue('O nome que eu dei');
    await openPart(desk, 'Material');
    await desk.getByRole('tab', { name: /^Pedidos/ }).click();
    await desk.getByRole('checkbox', { name: WISH }).check();
    await openPart(desk, 'Conteúdo');
    await title(desk).fill('Um exemplo do Cerrado');
    const revised = await saveBoth('Slide 5 refeito.');
    expect(revised.pdf.equals(files.pdf)).toBe(false);
    await page.reload();
    await expect(wall.getByRole('button', { name: 'Slide 5, Um exemplo do Cerrado' })).toBeVisible();
    await expectInTurn(page);
    await expectFiles(revised);
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
