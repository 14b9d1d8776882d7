import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';

/** What table and cards are both given. */
export interface PaymentRowsProps {
  payments: readonly AdminPayment[];
  /** The row whose details are open. */
  openId: string | null;
  onToggle: (id: string) => void;
  onRefund: (payment: AdminPayment) => void;
}

export const clientName = ({ client }: Pick<AdminPayment, 'client'>): string =>
  `${client.firstName} ${client.lastName}`.trim() || client.email;
