import type { Bank } from '#server/emulators/pix/bank.ts';
import { EmulatorProblem } from '#server/emulators/pix/emulator-problem.ts';
import { type StoredWebhook, WEBHOOK_KIND } from '#server/emulators/pix/webhooks.ts';

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
export async function putWebhook(bank: Bank, key: string, body: unknown) {
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

export async function getWebhook(bank: Bank, key: string) {
  const webhook = await bank.store.get<StoredWebhook>(WEBHOOK_KIND, key);
  if (!webhook?.url) throw new EmulatorProblem('WebhookNaoEncontrado', 'Nenhum webhook para esta chave.');
  return describe(key, webhook);
}

/** The store forgets nothing; a webhook without an address is none. */
export async function deleteWebhook(bank: Bank, key: string) {
  await getWebhook(bank, key);
  await bank.store.update<StoredWebhook>(WEBHOOK_KIND, key, (found) => found && { ...found, url: '' });
}
