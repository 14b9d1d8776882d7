import type { Browser, Page } from '@playwright/test';
import { expectGoodNews, orderApproved, orderLesson, statusOf } from './orders.ts';
import { expect, expectBothInTurn, expectInTurn, type SignedIn, signInPage, test } from './product.ts';

const PAYPAL_SCRIPT = 'https://www.sandbox.paypal.com/web-sdk/v6/core';

/** As much of PayPal's SDK as shows that it works here: its own button, markup of its own, a buyer who decides. */
const PAYPAL_STUB = `
customElements.define('paypal-button', class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = '<button>PayPal</button>';
  }
});
window.paypal = {
  async createInstance(options) {
    if (!options.clientToken || options.locale !== 'pt-BR') throw new Error('wrong options');
    const session = (events) => ({
      async start(how, order) {
        const { orderId } = await order;
        if (how.presentationMode !== 'auto' || !orderId) throw new Error('wrong start');
        if (await window.buyerApproves(orderId)) await events.onApprove({ orderId });
        else events.onCancel({ orderId });
      },
    });
    return {
      findEligibleMethods: async ({ currencyCode, amount }) => ({
        isEligible: (method) => method === 'paypal' && currencyCode === 'BRL' && amount === '90.00',
      }),
      createPayPalOneTimePaymentSession: session,
      createPayPalGuestOneTimePaymentSession: session,
    };
  },
};`;

/** A second tab of the same teacher. */
async function openTab(browser: Browser, teacher: SignedIn, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: 'pt-BR' })).newPage();
  await signInPage(page, teacher);
  return page;
}

/** Walked on the phone alone: what it shows is looked at as a desk has it, too. */
const ONCE = { tag: '@once' };

const seen = (page: Page, name: string) => page.getByRole('button', { name }).filter({ visible: true });

test('a teacher approves, copies the Pix code, pays, and the page confirms itself', async ({
  teacherPage: page,
  teacher,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await orderLesson(request, teacher, 'Aula paga por Pix');
  await page.goto(`/analysis/${id}`);
  await seen(page, 'Aprovar análise').click();
  await expect(
    page.getByText('Análise aprovada. Você pode prosseguir com o pagamento.', { exact: true }),
  ).toBeVisible();

  await expect(page.getByRole('radio', { name: 'PIX' })).toBeChecked();
  const code = page.getByLabel('Pix copia e cola');
  await expect(code).toHaveValue(/^000201.*br\.gov\.bcb\.pix/i);
  await expect(page.getByRole('img', { name: /QR Code Pix de R\$\s90/ })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/(29|30):\d\d/);
  await expect(page.getByText('Modo demonstração')).toBeVisible();
  await expectInTurn(page);

  await seen(page, 'Copiar código Pix').click();
  await expect(seen(page, 'Copiado!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue());
  await seen(page, 'Já paguei').click();
  await expect(page.getByText(/O banco ainda não avisou/)).toBeVisible();

  await page.getByRole('button', { name: 'Simular pagamento do banco' }).click();
  await page.waitForURL('**/dashboard');
  const news = 'Pagamento aprovado! Sua apresentação entrará na fila de produção.';
  await expect(page.getByRole('heading', { name: news })).toBeVisible();
  await expect(page.getByText(/Sua aula chega até \S+, \d+ de \S+ de \d{4}\./)).toBeVisible();
  await expectInTurn(page);
  await page.getByRole('link', { name: 'Acompanhar a aula' }).click();
  await expect(page.getByText('Pagamento confirmado')).toBeVisible();
  await expect(page.getByText('Pago', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/R\$\s90 por Pix/)).toBeVisible();
  await expectInTurn(page);
});

test(
  'the approved report stays a link away and leads back to paying',
  ONCE,
  async ({ teacherPage: page, teacher, request }) => {
    const id = await orderApproved(request, teacher, 'Aula com parecer aprovado');
    await page.goto(`/analysis/${id}`);
    await page.getByRole('link', { name: 'Ver a análise aprovada' }).click();
    await expect(page.getByRole('heading', { name: 'Estrutura sugerida' })).toBeVisible();
    await expectBothInTurn(page);
    await page.goBack();
    await expect(page.getByLabel('Pix copia e cola')).toBeVisible();
  },
);

test(
  'what another tab pays shows itself in this one',
  ONCE,
  async ({ teacherPage: page, teacher, request, browser, baseURL }) => {
    const id = await orderApproved(request, teacher, 'Aula paga em outra aba');
    await page.goto(`/analysis/${id}`);
    const code = await page.getByLabel('Pix copia e cola').inputValue();
    const other = await openTab(browser, teacher, baseURL ?? '');
    await other.goto(`/analysis/${id}`);
    // The charge that lives is shown again, not a second one.
    await expect(other.getByLabel('Pix copia e cola')).toHaveValue(code);
    await other.getByRole('button', { name: 'Simular pagamento do banco' }).click();
    await expect(page.getByRole('heading', { name: /Pagamento aprovado!/ })).toBeVisible();
    await other.context().close();
  },
);

test(
  'the data of the invoice are masked, judged beside their fields and kept',
  ONCE,
  async ({ teacherPage: page, teacher, request }) => {
    const id = await orderApproved(request, teacher, 'Aula com nota');
    await page.goto(`/analysis/${id}`);
    await page.getByText('Dados da nota fiscal').click();
    const cnpj = page.getByLabel('CNPJ', { exact: true });
    await cnpj.pressSequentially('12abc34501de36');
    await expect(cnpj).toHaveValue('12.ABC.345/01DE-36');
    await page.getByLabel('Razão social').fill('Colégio Semente do Cerrado Ltda.');
    await page.getByLabel('Endereço').fill('SGAS 905, Asa Sul, Brasília, DF');
    await page.getByRole('button', { name: 'Salvar dados da nota' }).click();
    await expect(cnpj).toHaveAttribute('aria-invalid', 'true');
    await expectBothInTurn(page);
    await cnpj.fill('12.ABC.345/01DE-35');
    await page.getByRole('button', { name: 'Salvar dados da nota' }).click();
    await expect(page.getByText(/Salvo agora\. A nota sai depois do pagamento\./)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('CNPJ', { exact: true })).toHaveValue('12.ABC.345/01DE-35');
  },
);

test(
  'a bank that is down, a code that ended and a payment under way each leave a way on',
  ONCE,
  async ({ teacherPage: page, teacher, request }) => {
    const id = await orderApproved(request, teacher, 'Aula com percalços');
    const headers = { Authorization: `Bearer ${teacher.token}` };
    const charge = await request.post('/api/payments', { headers, data: { lessonId: id, method: 'pix' } });
    const { pix: _code, ...payment } = (await charge.json()) as { pix: unknown; id: string };
    const answers = [
      { status: 503, json: { message: 'O provedor de pagamento não respondeu.' } },
      { status: 201, json: { ...payment, status: 'expired' } },
    ];
    let isRenewed = false;
    await page.route('**/api/payments', (route) => {
      const answer = answers.shift();
      isRenewed = answer === undefined;
      return answer ? route.fulfill(answer) : route.continue();
    });
    // Asked again meanwhile, the server would say that the code is as good as before.
    const expired = { json: { ...payment, status: 'expired' } };
    await page.route(`**/api/payments/${payment.id}`, (route) =>
      isRenewed ? route.continue() : route.fulfill(expired),
    );
    await page.route('**/api/lessons/*/payments', (route) =>
      isRenewed ? route.continue() : route.fulfill({ json: [expired.json] }),
    );
    await page.goto(`/analysis/${id}`);
    await expect(page.getByText('Não foi possível gerar o código Pix')).toBeVisible();
    await expectBothInTurn(page);
    await seen(page, 'Tentar de novo').click();
    await expect(page.getByText('Este código não vale mais')).toBeVisible();
    await expectBothInTurn(page);
    await seen(page, 'Gerar novo código').click();
    await expect(page.getByLabel('Pix copia e cola')).toHaveValue(/^000201/);
    await page.route('**/api/lessons/*/payments', (route) =>
      route.fulfill({ json: [{ ...payment, method: 'card', isConfirming: true }] }),
    );
    await page.reload();
    await expect(page.getByText('Confirmando o pagamento')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expectBothInTurn(page);
  },
);

test('a card is paid in the document of PayPal, and the good news comes once', async ({
  teacherPage: page,
  teacher,
  request,
}) => {
  const id = await orderApproved(request, teacher, 'Aula paga com cartão');
  await page.goto(`/analysis/${id}`);
  await page.getByRole('radio', { name: 'Cartão' }).check();
  await expect(page.getByText('A Lousa não vê nem guarda o número.')).toBeVisible();
  await expectInTurn(page);
  await page.getByRole('link', { name: 'Abrir o PayPal' }).click();

  await page.waitForURL(`**/pagamento-cartao/${id}`);
  await expect(page.getByRole('heading', { name: 'Aula paga com cartão' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pagar com o PayPal' })).toBeVisible();
  await expectInTurn(page);
  await page.getByRole('button', { name: 'Pagar com o PayPal' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectInTurn(page);
  await page.getByRole('button', { name: 'Recusar o cartão' }).click();
  await expect(page.getByText('Problemas no pagamento. Tente novamente.')).toBeVisible();

  await page.getByRole('button', { name: 'Cartão sem conta no PayPal' }).click();
  await page.getByRole('button', { name: 'Aprovar' }).click();
  await expectGoodNews(page);

  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { name: /Pagamento aprovado!/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Pagamento aprovado!')).toHaveCount(0);
  expect((await statusOf(request, teacher.token, id)).status).toBe('paid');
});

test.describe('with PayPal’s own script', () => {
  test.use({ stubs: { [PAYPAL_SCRIPT]: PAYPAL_STUB } });

  test(
    'it runs under the policy of its document, and what its buyer approves pays',
    ONCE,
    async ({ teacherPage: page, teacher, request }) => {
      const id = await orderApproved(request, teacher, 'Aula com PayPal de verdade');
      await page.route('**/api/paypal/setup', async (route) => {
        const answer = await route.fetch();
        const setup = (await answer.json()) as object;
        await route.fulfill({ json: { ...setup, scriptUrl: PAYPAL_SCRIPT, isDemo: false } });
      });
      const headers = { Authorization: `Bearer ${teacher.token}` };
      let visits = 0;
      await page.exposeFunction('buyerApproves', async (orderId: string) => {
        if (visits++ === 0) return false;
        await request.post(`/api/sandbox/paypal/${orderId}/approve`, {
          headers,
          data: { outcome: 'approved' },
        });
        return true;
      });
      await page.goto(`/pagamento-cartao/${id}`);
      await page.getByRole('button', { name: 'PayPal', exact: true }).click();
      await expect(page.getByText('Você saiu do PayPal sem pagar.')).toBeVisible();
      await expect(page.getByText('Modo demonstração')).toHaveCount(0);
      await expectBothInTurn(page);
      await page.getByRole('button', { name: 'PayPal', exact: true }).click();
      await page.waitForURL('**/dashboard');
      expect((await statusOf(request, teacher.token, id)).status).toBe('paid');
    },
  );
});

test(
  'a buyer whom PayPal sends back by redirect finds the payment made',
  ONCE,
  async ({ teacherPage: page, teacher, request }) => {
    const id = await orderApproved(request, teacher, 'Aula paga por redirecionamento');
    const headers = { Authorization: `Bearer ${teacher.token}` };
    const order = await request.post('/api/paypal/order', {
      headers,
      data: { lessonId: id, amount: 90, currency: 'BRL', intent: 'capture' },
    });
    const { id: orderId } = (await order.json()) as { id: string };
    await request.post(`/api/sandbox/paypal/${orderId}/approve`, { headers, data: { outcome: 'approved' } });
    await page.goto(`/pagamento-cartao/${id}?voltou=pagou&token=${orderId}&PayerID=X`);
    await page.waitForURL('**/dashboard');
    expect((await statusOf(request, teacher.token, id)).status).toBe('paid');
    // The way back does not pay again.
    await page.goto(`/pagamento-cartao/${id}`);
    await expect(page.getByText('Este pedido já está pago.')).toBeVisible();
    await expectBothInTurn(page);
  },
);

test(
  'a paid order gives its receipt, and the money back within the seven days',
  ONCE,
  async ({ teacherPage: page, teacher, request }) => {
    const id = await orderApproved(request, teacher, 'Aula devolvida');
    await page.goto(`/analysis/${id}`);
    await page.getByRole('button', { name: 'Simular pagamento do banco' }).click();
    await page.getByRole('link', { name: 'Acompanhar a aula' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar recibo (PDF)' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

    await page.getByRole('button', { name: 'Pedir reembolso' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/R\$\s90 voltam por inteiro/);
    await expect(dialog.getByLabel('Quer contar o motivo? (opcional)')).toBeVisible();
    await expectBothInTurn(page);
    await dialog.getByRole('button', { name: 'Pedir reembolso' }).click();
    await expect(page.getByText('Este pedido foi cancelado')).toBeVisible();
    await expect(page.getByText(/R\$\s90 voltaram para você/)).toBeVisible();
    await expect(page.getByText('Reembolsado', { exact: true })).toBeVisible();
    await expectBothInTurn(page);
  },
);
