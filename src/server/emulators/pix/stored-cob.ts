/** A refund (devolução) in the emulator's books. */
export interface StoredRefund {
  id: string;
  rtrId: string;
  amountCents: number;
  status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';
  nature: 'ORIGINAL' | 'MED_FRAUDE';
  requestedAt: string;
  settledAt: string | null;
  reason: string | null;
}

/** A Pix that came in. */
export interface StoredPix {
  endToEndId: string;
  amountCents: number;
  at: string;
  refunds: StoredRefund[];
}

/** A charge with all that was paid for it: one object of the store, so that each change is whole. */
export interface StoredCob {
  txid: string;
  revision: number;
  status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR';
  createdAt: string;
  expiresInSeconds: number;
  amountCents: number;
  key: string;
  description: string | null;
  location: string;
  received: StoredPix[];
}

export const COB_KIND = 'pix_cob';
/** endToEndId → txid. */
export const E2E_KIND = 'pix_e2e';

/** What of a received Pix is gone or going back. */
export function takenBack({ refunds }: StoredPix): number {
  return refunds.reduce((sum, r) => sum + (r.status === 'NAO_REALIZADO' ? 0 : r.amountCents), 0);
}
