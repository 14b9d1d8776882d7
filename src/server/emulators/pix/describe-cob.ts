import { writeAmount } from './emulator-money.ts';
import type { StoredCob, StoredPix, StoredRefund } from './stored-cob.ts';

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

const PAYEE = 'LOUSA DEMONSTRACAO';
const CITY = 'SAO PAULO';

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE by table, where the client's own counts bits: neither proves the other's mistake right. */
const TABLE = Uint16Array.from({ length: 256 }, (_, index) => {
  let entry = index << 8;
  for (let i = 0; i < 8; i++) entry = (entry << 1) ^ (entry & 0x8000 ? 0x1021 : 0);
  return entry & 0xffff;
});
function checksum(text: string): string {
  let sum = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum = ((sum << 8) ^ (TABLE[(sum >>> 8) ^ byte] ?? 0)) & 0xffff;
  }
  return sum.toString(16).padStart(4, '0').toUpperCase();
}

/** The dynamic BR Code of a charge (Manual de Padrões para Iniciação do Pix §2.7), with its amount in field 54. */
function writeBrCode(location: string, amountCents: number): string {
  const open = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'br.gov.bcb.pix') + field('25', location)),
    field('52', '0000'),
    field('53', '986'),
    field('54', writeAmount(amountCents)),
    field('58', 'BR'),
    field('59', PAYEE),
    field('60', CITY),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return open + checksum(open);
}
