import type { Bank } from './bank.ts';
import { readAmount } from './emulator-money.ts';
import { EmulatorProblem } from './emulator-problem.ts';
import { COB_KIND, type StoredCob } from './stored-cob.ts';

type Fields = Record<string, unknown>;
const asFields = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};

function readOrder(bank: Bank, body: unknown) {
  const { calendario, valor, chave, solicitacaoPagador = null } = asFields(body);
  const { expiracao = 86_400 } = asFields(calendario);
  const { original, modalidadeAlteracao = 0 } = asFields(valor);
  const amountCents = readAmount(original);
  const isSeconds = typeof expiracao === 'number' && Number.isInteger(expiracao) && expiracao > 0;
  const isText = typeof solicitacaoPagador === 'string' && solicitacaoPagador.length <= 140;
  const wrong = {
    'cob.calendario.expiracao': !isSeconds,
    'cob.valor.original': amountCents === null,
    'cob.valor.modalidadeAlteracao': modalidadeAlteracao !== 0 && modalidadeAlteracao !== 1,
    'cob.chave': chave !== bank.key,
    'cob.solicitacaoPagador': solicitacaoPagador !== null && !isText,
  };
  const fields = Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
  if (fields.length > 0 || amountCents === null) {
    throw new EmulatorProblem('CobOperacaoInvalida', 'A cobrança não respeita o schema.', fields);
  }
  return {
    amountCents,
    expiresInSeconds: expiracao as number,
    key: bank.key,
    description: solicitacaoPagador as string | null,
  };
}

/** Creates the charge or, while it is ATIVA, revises it; a revision that changes nothing is none. */
export async function putCob(bank: Bank, txid: string, body: unknown): Promise<StoredCob> {
  if (!/^[a-zA-Z0-9]{26,35}$/.test(txid)) {
    throw new EmulatorProblem('CobOperacaoInvalida', 'O txid não respeita o schema.', ['cob.txid']);
  }
  const order = readOrder(bank, body);
  const cob = await bank.store.update<StoredCob>(COB_KIND, txid, (found) => {
    if (!found) {
      return {
        ...order,
        txid,
        revision: 0,
        status: 'ATIVA',
        createdAt: bank.clock.now().toISOString(),
        location: `pix.lousa.example/qr/v2/${crypto.randomUUID().replaceAll('-', '')}`,
        received: [],
      };
    }
    if (found.status !== 'ATIVA') {
      throw new EmulatorProblem('CobOperacaoInvalida', 'A cobrança não está ATIVA e não pode ser alterada.');
    }
    const revised: StoredCob = { ...found, ...order };
    const isSame =
      found.amountCents === order.amountCents &&
      found.expiresInSeconds === order.expiresInSeconds &&
      found.description === order.description;
    return isSame ? null : { ...revised, revision: found.revision + 1 };
  });
  if (!cob) throw new Error('the store lost a charge');
  return cob;
}

export async function getCob(bank: Bank, txid: string): Promise<StoredCob> {
  const cob = await bank.store.get<StoredCob>(COB_KIND, txid);
  if (!cob) throw new EmulatorProblem('CobNaoEncontrado', 'Nenhuma cobrança com este txid.');
  return cob;
}

/** Only removal: of revisions the product makes none but by PUT. */
export async function patchCob(bank: Bank, txid: string, body: unknown): Promise<StoredCob> {
  await getCob(bank, txid);
  const fields = asFields(body);
  const cob = await bank.store.update<StoredCob>(COB_KIND, txid, (found) => {
    if (!found) return null;
    if (found.status !== 'ATIVA') {
      throw new EmulatorProblem('CobOperacaoInvalida', 'A cobrança não está ATIVA e não pode ser alterada.');
    }
    if (fields.status !== 'REMOVIDA_PELO_USUARIO_RECEBEDOR' || Object.keys(fields).length > 1) {
      throw new EmulatorProblem('CobOperacaoInvalida', 'Só o status, e só para removida.', ['cob.status']);
    }
    return { ...found, status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR', revision: found.revision + 1 };
  });
  if (!cob) throw new Error('the store lost a charge');
  return cob;
}
