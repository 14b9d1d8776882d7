import { REVISION_WINDOW_DAYS } from '#shared/catalog/catalog.ts';
import { WITHDRAWAL_DAYS } from '#shared/payments/withdrawal.ts';

/** `/analysis/{id}#analise` shows the approved report, so that the browser's way back leads to paying. */
export const REPORT_HASH = 'analise';

export const PAYMENT_PAGE_TEXTS = {
  pageTitle: (title: string) => `Pagamento de ${title}`,
  eyebrow: 'Pagamento',
  next: 'Quando o pagamento for confirmado, a produção começa.',
  aside: 'Resumo',
  order: 'Seu pedido',
  plan: (plan: string, format: string) => `Plano ${plan}, ${format}`,
  days: (days: number) => `${days} dias`,
  agreedPrice: 'Preço combinado',
  total: 'Total',
  estimate: 'Pagando hoje, entrega até',
  seeReport: 'Ver a análise aprovada',
  seeOrder: 'Ver o pedido',
  reportNote: 'Esta é a análise que você aprovou. O pagamento espera por você.',
  backToPayment: 'Voltar ao pagamento',
  afterTitle: 'Depois do pagamento',
  regret: `Mudou de ideia? Em até ${WITHDRAWAL_DAYS} dias da compra você recebe tudo de volta, sem dizer por quê.`,
  cancel: 'Desistir e cancelar o pedido',
} as const;

/** What follows the payment, each with what it means for the reader. */
export const afterPaymentSteps = (revisions: string): readonly { step: string; note: string }[] => [
  { step: 'A aula entra na fila de produção', note: 'O prazo começa a contar na hora.' },
  { step: 'Uma pessoa da edição assume e finaliza', note: 'Vocês conversam pelo Dashboard.' },
  {
    step: `Você recebe e pode pedir ${revisions}`,
    note: `Cada pedido em até ${REVISION_WINDOW_DAYS} dias da entrega.`,
  },
];
