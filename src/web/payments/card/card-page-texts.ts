import { PAYMENT_TEXTS } from '#web/payments/payment-texts.ts';
import type { CardNotice } from './card-state.ts';

export const CARD_PAGE_TEXTS = {
  pageTitle: 'Pagamento com cartão',
  heading: 'Pagar com cartão pelo PayPal',
  lead: 'O PayPal abre em uma janela dele. É lá que você digita os dados do cartão: a Lousa não vê nem guarda o número.',
  privacy: 'Ao continuar, o PayPal trata os seus dados de pagamento conforme a política de privacidade dele.',
  terms: 'Ao pagar, você aceita os termos da compra, que estão na página do pedido.',
  back: 'Voltar ao pedido',
  opening: 'Abrindo o pagamento',
  preparing: 'Preparando o PayPal',
  ways: 'Formas de pagar no PayPal',
  paypal: 'Pagar com o PayPal',
  guest: 'Cartão sem conta no PayPal',
  notices: {
    problem: {
      title: PAYMENT_TEXTS.capturedBadly,
      text: 'O PayPal não concluiu a cobrança. Nada foi cobrado; use outro cartão ou pague por Pix.',
    },
    refunded: {
      title: PAYMENT_TEXTS.capturedBadly,
      text: 'O valor não serve para este pedido e já está voltando para você pela mesma forma.',
    },
    error: {
      title: PAYMENT_TEXTS.captureError,
      text: 'A conversa com o PayPal foi interrompida. Se algo tiver sido cobrado, o pedido mostra sozinho.',
    },
    left: { title: 'Você saiu do PayPal sem pagar.', text: 'Nada foi cobrado. O pedido continua aqui.' },
  } satisfies Record<CardNotice, { title: string; text: string }>,
  blockedTitle: 'O PayPal não pôde ser aberto',
  blockedText: 'Um bloqueador de conteúdo ou a rede da escola pode estar no caminho. Nada foi cobrado.',
  orPix: 'Pagar por Pix',
  retry: 'Tentar de novo',
  unreachable: 'Não foi possível abrir o pagamento',
  capturing: 'Concluindo o pagamento',
  capturingText: 'Não feche esta página: leva poucos segundos.',
  uncertainText:
    'Pode ser que o PayPal já tenha aprovado. Tentar de novo repete esta mesma cobrança, nunca faz outra.',
  confirming: 'Confirmando o pagamento',
  confirmingText:
    'O PayPal recebeu o pagamento e ainda não disse o resultado. Você pode fechar esta página: assim que ele confirmar, o pedido segue sozinho. Não pague de novo.',
  toDashboard: 'Ir para o Dashboard',
  closedTitle: 'Não há nada a pagar aqui',
  closedPaid: 'Este pedido já está pago.',
  closedOther: 'Este pedido não está mais à espera de pagamento.',
} as const;

/** Where a paid order leads; the mark is shown once there. */
export const AFTER_PAYMENT = '/dashboard?payment=success';
