import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { photosynthesis } from '#tests/builders/samples/photosynthesis.ts';
import { waterCycle } from '#tests/builders/samples/water-cycle.ts';
import { sampleLessonPdf } from '#tests/builders/samples/write-sample-pdf.ts';
import { writeSamplePptx } from '#tests/builders/samples/write-sample-pptx.ts';
import { addEditor, signInAdmin, takeSeat } from '#tests/e2e/people.ts';
import { expect, expectInTurn, test } from '#tests/e2e/product.ts';

// Of this run alone: one tried again meets what the first left behind.
const TITLE = `Fotossíntese de ponta a ponta ${process.pid}`;
const EDITOR = `Lívia ${process.pid}`;
const seen = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
/** Of the conversation; the files beside it have an 'Enviar arquivo'. */
const send = (page: Page) =>
  page.getByRole('button', { name: 'Enviar', exact: true }).filter({ visible: true });

/** A toast; its words stand a second time where they are announced. */
const told = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

/** The bytes of what the button of a file brings; the receipt has one too. */
async function download(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), seen(page, `Baixar ${name}`).click()]);
  return readFile(await file.path());
}

/** The editor hands over: a file and notes. */
async function deliver(page: Page, file: { name: string; buffer: Buffer }, notes: string): Promise<void> {
  await seen(page, 'Entregar').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({ ...file, mimeType: 'application/octet-stream' });
  // By its name: what the round before handed over must not be taken for it.
  await expect(dialog.getByText(file.name).first()).toBeVisible();
  await expect(dialog.getByText(/^Enviado, /)).toBeVisible();
  // A page where slides were ordered: said, not refused.
  await dialog.getByLabel('Conferi: é este o arquivo da entrega').check();
  await dialog.getByLabel('Observações da entrega').fill(notes);
  await expectInTurn(page);
  await dialog.getByRole('button', { name: 'Entregar' }).click();
  await expect(told(page, 'Projeto entregue!')).toBeVisible();
}

test('a lesson lives its whole life before three people at once, each hearing of the others without a reload', async ({
  browser,
  baseURL,
  request,
  teacher,
}) => {
  test.slow();
  const admin = await signInAdmin(request);
  const editor = await addEditor(request, admin, EDITOR);
  const open = (person: typeof admin, isPhone = false) =>
    takeSeat(browser, { baseURL: baseURL ?? '', person, isPhone });
  const [atPhone, atDesk, atPanel] = [await open(teacher, true), await open(editor), await open(admin)];
  const first = { name: 'aula.pptx', buffer: Buffer.from(writeSamplePptx(photosynthesis)) };
  const second = { name: 'aula-revista.pdf', buffer: Buffer.from(sampleLessonPdf(waterCycle)) };

  await test.step('the teacher orders on a phone, approves and pays by Pix', async () => {
    const page = atPhone;
    await page.goto('/upload?type=presentation');
    await page.getByLabel('Título da aula').fill(TITLE);
    await page
      .getByRole('textbox', { name: 'Conteúdo' })
      .fill(
        'A fotossíntese transforma luz, água e gás carbônico em alimento para a planta e libera oxigênio.',
      );
    await seen(page, 'Analisar com IA - Gratuito').click();
    await page.waitForURL('**/analysis/**');
    await seen(page, 'Aprovar análise').click({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Simular pagamento do banco' }).click();
    await expect(page.getByRole('heading', { name: /Pagamento aprovado!/ })).toBeVisible();
    await page.getByRole('link', { name: 'Acompanhar a aula' }).click();
    await page.waitForURL('**/analysis/**');
  });

  await test.step('an admin finds it and gives it to an editor', async () => {
    const page = atPanel;
    await page.goto('/admin-functional');
    // The rows of before stand pale until those that were asked for are there.
    const found = page.waitForResponse((answer) => /\/api\/admin\/clients\?.*\bq=/.test(answer.url()));
    await page.getByRole('searchbox').first().fill(TITLE);
    await found;
    await expect(page.getByRole('status').filter({ hasText: '1 cliente, 1 projeto' })).toBeVisible();
    await expect(page.getByText(TITLE).first()).toBeVisible();
    await expectInTurn(page);
    await page
      .getByRole('button', { name: /^Atribuir/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: new RegExp(EDITOR) }).check({ force: true });
    await expectInTurn(page);
    await dialog.getByRole('button', { name: `Atribuir a ${EDITOR}` }).click();
    await expect(told(page, `Projeto atribuído a ${EDITOR}.`)).toBeVisible();
  });

  await test.step('the editor starts, and the teacher sees it', async () => {
    const page = atDesk;
    await page.goto('/editor-dashboard');
    await expect(page.getByText(TITLE).first()).toBeVisible();
    await expectInTurn(page);
    await page
      .getByRole('link', { name: new RegExp(TITLE) })
      .first()
      .click();
    await seen(page, 'Iniciar').click();
    await expect(seen(page, 'Entregar')).toBeVisible();
    await expectInTurn(page);
    await expect(atPhone.getByText('Em Produção').first()).toBeVisible();
    await expectInTurn(atPhone);
  });

  await test.step('they write to each other and read it where they are', async () => {
    const phone = atPhone;
    const desk = atDesk;
    // By its name: what waits for the teacher comes first, and other tests have left lessons that do.
    await phone.goto(`/dashboard?q=${encodeURIComponent(TITLE)}`);
    await expect(phone.getByRole('link', { name: new RegExp(TITLE) }).first()).toBeVisible();
    await seen(phone, /^Conversa: /).click();
    await phone.getByRole('textbox', { name: 'Mensagem' }).fill('Pode usar letra grande?');
    await send(phone).click();
    await expect(desk.getByText('Pode usar letra grande?')).toBeVisible();
    await desk.getByRole('textbox', { name: 'Mensagem' }).filter({ visible: true }).fill('Posso, sim.');
    await send(desk).click();
    await expect(phone.getByText('Posso, sim.')).toBeVisible();
    await expect(phone.getByText('Lida').first()).toBeVisible();
    await expectInTurn(phone);
    await phone.keyboard.press('Escape');
  });

  await test.step('the editor delivers; the teacher downloads the same bytes and rates them', async () => {
    const phone = atPhone;
    await phone
      .getByRole('link', { name: new RegExp(TITLE) })
      .first()
      .click();
    await phone.waitForURL('**/analysis/**');
    await deliver(atDesk, first, 'Comece pelo slide 2.');
    await expect(phone.getByText('Sua aula está pronta')).toBeVisible();
    await expect(phone.getByText('Comece pelo slide 2.')).toBeVisible();
    await expectInTurn(phone);
    expect((await download(phone, first.name)).equals(first.buffer)).toBe(true);
    await phone.getByRole('radio', { name: /4 estrelas/ }).check({ force: true });
    await phone.getByRole('textbox', { name: /^Comentário/ }).fill('Ficou claro.');
    await seen(phone, 'Enviar avaliação').click();
    await expect(told(phone, 'Agradecemos a sua avaliação!')).toBeVisible();
  });

  await test.step('a revision goes back to the desk and comes again as another file', async () => {
    const phone = atPhone;
    const desk = atDesk;
    await seen(phone, 'Pedir revisão').click();
    await phone.getByLabel('O que deve mudar?').fill('Trocar o exemplo do slide 3.');
    await phone.getByRole('dialog').getByRole('button', { name: 'Pedir revisão' }).click();
    await expect(told(phone, 'Revisão pedida!')).toBeVisible();
    await expect(desk.getByText('Trocar o exemplo do slide 3.').first()).toBeVisible({ timeout: 45_000 });
    await deliver(desk, second, 'Exemplo trocado.');
    await expect(phone.getByText('A revisão está pronta')).toBeVisible();
    expect((await download(phone, second.name)).equals(second.buffer)).toBe(true);
    await expectInTurn(phone);
    await expectInTurn(desk);
  });

  for (const page of [atPhone, atDesk, atPanel]) await page.context().close();
});
