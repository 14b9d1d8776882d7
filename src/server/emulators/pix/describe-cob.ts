import { writeAmount } from './emulator-money.ts';
import type { StoredCob, StoredPix, StoredRefund } from './stored-cob.ts';
import { writeBrCode } from '#server/payments/sandbox/pix/write-br-code.ts';

/** Devolucao of the API Pix. */
export function describeRefund(refund: StoredRefund) {
  return {
    id: refund.id,
    rtrId: refund.rtrId,
    valor: writeAmount(refund.amountCents),
    natureza: refund.nature,
    horario: { solicitacao: refund.requestedAt, ...(refund.settledAt && { liquidacao: refund.settledAt }) },
    status: refund.status,
    ...(refund.reason && { motivo: refund.reason }),
  };
}

/** Pix of the API Pix. */
export function describePix(cob: StoredCob, pix: StoredPix) {
  return {
    endToEndId: pix.endToEndId,
    txid: cob.txid,
    valor: writeAmount(pix.amountCents),
    chave: cob.key,
    horario: pix.at,
    ...(pix.refunds.length > 0 && { devolucoes: pix.refunds.map(describeRefund) }),
  };
}

/** CobCompleta of the API Pix. */
export function describeCob(cob: StoredCob, { hasCopyPaste = true } = {}) {
  return {
    calendario: { criacao: cob.createdAt, expiracao: cob.expiresInSeconds },
    txid: cob.txid,
    revisao: cob.revision,
    location: cob.location,
    status: cob.status,
    valor: { original: writeAmount(cob.amountCents), modalidadeAlteracao: 0 },
    chave: cob.key,
    ...(cob.description !== null && { solicitacaoPagador: cob.description }),
    ...(hasCopyPaste && { pixCopiaECola: writeBrCode(cob.location, cob.amountCents) }),
    ...(cob.received.length > 0 && { pix: cob.received.map((pix) => describePix(cob, pix)) }),
  };
}
