import { type Bank, findPix } from './bank.ts';
import { getCob, patchCob, putCob } from './cobs.ts';
import { describeCob, describePix, describeRefund } from './describe-cob.ts';
import { readAmount } from './emulator-money.ts';
import { EmulatorProblem } from './emulator-problem.ts';
import { listCobs, listPix } from './list-pages.ts';
import type { PixFault, PixOperation } from './planned-faults.ts';
import { receivePix } from './receive-pix.ts';
import { getRefund, putRefund } from './refunds.ts';
import { type StoredWebhook, WEBHOOK_KIND } from './webhooks.ts';

interface EmulatedCall {
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  fault: PixFault | null;
}
export interface EmulatedAnswer {
  status: number;
  body?: unknown;
}
interface Route {
  method: string;
  path: RegExp;
  /** What its token must allow; null for the payer's bank, which has none. */
  scope: string | null;
  /** What faults are planned for. */
  operation?: PixOperation;
  answer(bank: Bank, call: EmulatedCall): Promise<EmulatedAnswer>;
}

const TXID = '(?<txid>[^/]+)';
const REFUND = '(?<endToEndId>[^/]+)/devolucao/(?<id>[^/]+)';
const WEBHOOK = '(?<key>[^/]+)';
const api = (path: string) => new RegExp(`^/v2/${path}$`);
const ok = (body: unknown): EmulatedAnswer => ({ status: 200, body });
const shownWith = (fault: PixFault | null) => ({ hasCopyPaste: fault !== 'without_copy_paste' });

const OUTCOMES = {
  refund_pending: { status: 'EM_PROCESSAMENTO', reason: null },
  refund_failed: { status: 'NAO_REALIZADO', reason: 'Conta do pagador encerrada' },
  completed: { status: 'DEVOLVIDO', reason: null },
} as const;
const outcomeOf = (fault: PixFault | null) =>
  OUTCOMES[fault === 'refund_pending' || fault === 'refund_failed' ? fault : 'completed'];

export const ROUTES: Route[] = [
  {
    ...{ method: 'PUT', path: api(`cob/${TXID}`), scope: 'cob.write', operation: 'create' },
    answer: async (bank, { params: { txid = '' }, body, fault }) => ({
      status: 201,
      body: describeCob(await putCob(bank, txid, body), shownWith(fault)),
    }),
  },
  {
    ...{ method: 'GET', path: api(`cob/${TXID}`), scope: 'cob.read', operation: 'get' },
    answer: async (bank, { params: { txid = '' }, fault }) =>
      ok(describeCob(await getCob(bank, txid), shownWith(fault))),
  },
  {
    ...{ method: 'PATCH', path: api(`cob/${TXID}`), scope: 'cob.write', operation: 'remove' },
    answer: async (bank, { params: { txid = '' }, body }) =>
      ok(describeCob(await patchCob(bank, txid, body))),
  },
  {
    ...{ method: 'GET', path: api('cob'), scope: 'cob.read', operation: 'list' },
    answer: async (bank, { query }) => ok(await listCobs(bank, query)),
  },
  {
    ...{ method: 'GET', path: api('pix'), scope: 'pix.read', operation: 'list' },
    answer: async (bank, { query }) => ok(await listPix(bank, query)),
  },
  {
    ...{ method: 'GET', path: api('pix/(?<endToEndId>[^/]+)'), scope: 'pix.read', operation: 'get' },
    async answer(bank, { params: { endToEndId = '' } }) {
      const { cob, pix } = await findPix(bank, endToEndId);
      return ok(describePix(cob, pix));
    },
  },
  {
    ...{ method: 'PUT', path: api(`pix/${REFUND}`), scope: 'pix.write', operation: 'refund' },
    async answer(bank, { params: { endToEndId = '', id = '' }, body, fault }) {
      const { refund } = await putRefund(bank, { endToEndId, id, body, ...outcomeOf(fault) });
      return { status: 201, body: describeRefund(refund) };
    },
  },
  {
    ...{ method: 'GET', path: api(`pix/${REFUND}`), scope: 'pix.read', operation: 'get_refund' },
    answer: async (bank, { params: { endToEndId = '', id = '' } }) =>
      ok(describeRefund(await getRefund(bank, endToEndId, id))),
  },
  {
    ...{ method: 'PUT', path: api(`webhook/${WEBHOOK}`), scope: 'webhook.write' },
    answer: async (bank, { params: { key = '' }, body }) => ok(await putWebhook(bank, key, body)),
  },
  {
    ...{ method: 'GET', path: api(`webhook/${WEBHOOK}`), scope: 'webhook.read' },
    answer: async (bank, { params: { key = '' } }) => ok(await getWebhook(bank, key)),
  },
  {
    ...{ method: 'DELETE', path: api(`webhook/${WEBHOOK}`), scope: 'webhook.write' },
    async answer(bank, { params: { key = '' } }) {
      await deleteWebhook(bank, key);
      return { status: 204 };
    },
  },
  {
    ...{ method: 'POST', path: new RegExp(`^/emulator/cob/${TXID}/pay$`), scope: null },
    async answer(bank, { params: { txid = '' }, body }) {
      const amount = (body as { amount?: unknown } | null)?.amount;
      if (amount === undefined) return ok(await receivePix(bank, txid));
      const amountCents = readAmount(amount);
      if (amountCents === null) throw new EmulatorProblem('RequisicaoInvalida', 'Use um valor como 12.34.');
      return ok(await receivePix(bank, txid, { amountCents }));
    },
  },
];

const describe = (key: string, { url, createdAt }: StoredWebhook) => ({
  webhookUrl: url,
  chave: key,
  criacao: createdAt,
});

function refuseForeignKey(bank: Bank, key: string) {
  if (key !== bank.key)
    throw new EmulatorProblem('WebhookOperacaoInvalida', 'A chave não é deste recebedor.');
}

/** The standard wants https; the product under demonstration is on loopback. */
async function putWebhook(bank: Bank, key: string, body: unknown) {
  refuseForeignKey(bank, key);
  const url = (body as { webhookUrl?: unknown } | null)?.webhookUrl;
  if (typeof url !== 'string' || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new EmulatorProblem('WebhookOperacaoInvalida', 'O endereço não respeita o schema.', [
      'webhook.webhookUrl',
    ]);
  }
  const webhook: StoredWebhook = { url: url.replace(/\/+$/, ''), createdAt: bank.clock.now().toISOString() };
  await bank.store.update(WEBHOOK_KIND, key, () => webhook);
  return describe(key, webhook);
}

async function getWebhook(bank: Bank, key: string) {
  const webhook = await bank.store.get<StoredWebhook>(WEBHOOK_KIND, key);
  if (!webhook?.url) throw new EmulatorProblem('WebhookNaoEncontrado', 'Nenhum webhook para esta chave.');
  return describe(key, webhook);
}

/** The store forgets nothing; a webhook without an address is none. */
async function deleteWebhook(bank: Bank, key: string) {
  await getWebhook(bank, key);
  await bank.store.update<StoredWebhook>(WEBHOOK_KIND, key, (found) => found && { ...found, url: '' });
}
