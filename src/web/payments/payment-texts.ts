import type { ServiceType } from '#shared/catalog/catalog.ts';

/** The screens of paying. Its failures and successes are in the customer's words (tests/sentences). */
export const PAYMENT_TEXTS = {
  errorTitle: 'Erro',
  successTitle: 'Sucesso!',
  /** For what is neither a refusal of the card nor a fault of the way back. */
  failed: 'Falha ao processar pagamento. Tente novamente.',
  capturedBadly: 'Problemas no pagamento. Tente novamente.',
  captureError: 'Erro no pagamento. Tente novamente.',
  demo: 'Modo demonstração',
  demoShort: 'Demonstração',
  demoText: 'Nenhum dinheiro de verdade é cobrado aqui.',
} as const;

const APPROVED: Record<ServiceType, string> = {
  presentation: 'Pagamento aprovado! Sua apresentação entrará na fila de produção.',
  booklet: 'Pagamento aprovado! Sua apostila entrará na fila de produção.',
};

/** The sentence of a payment that came; a booklet is called one. */
export const approvedText = (serviceType: ServiceType = 'presentation'): string => APPROVED[serviceType];

export const CHECKOUT_TEXTS = {
  method: 'Forma de pagamento',
  pix: 'PIX',
  pixNote: 'Aprovado na hora',
  card: 'Cartão',
  cardNote: 'Pelo PayPal',
  total: 'Total',
  totalWith: (delivery: string) => `Total, entrega ${delivery.toLocaleLowerCase('pt-BR')}`,
  confirmingTitle: 'Confirmando o pagamento',
  confirmingText:
    'O pagamento foi enviado e aguardamos a confirmação. Você pode fechar esta página: assim que ela chegar, o pedido segue sozinho.',
  confirmingCaution: 'Não pague de novo enquanto isso.',
  checkNow: 'Conferir agora',
  checking: 'Verificando...',
  declinedTitle: 'O pagamento com cartão não foi concluído',
  declinedText: 'Nada foi cobrado. Tente de novo com o cartão ou pague por Pix.',
  accept: 'Ao pagar, você aceita os',
  terms: 'termos da compra',
  version: (version: string) => `Versão ${version.split('-').reverse().join('/')}`,
  unreachable:
    'Sem contato com o servidor agora. Conferimos de novo sozinhos; nada do que foi pago se perde.',
} as const;

export const PIX_TEXTS = {
  section: 'Pagar com PIX',
  headingWide: 'Aponte a câmera ou copie o código',
  headingPhone: 'Copie o código e pague no app do banco',
  open: 'Abra o app do banco e escolha Pix, ler QR Code.',
  compare: 'Confira o valor e o nome:',
  compareBefore: 'Antes de confirmar, confira o nome:',
  otherDevice: 'Pagando de outro aparelho? Aponte a câmera.',
  qrCode: (amount: string) => `QR Code Pix de ${amount}`,
  copyPaste: 'Pix copia e cola',
  timer: 'Tempo para pagar este código',
  validFor: 'O código vale por mais',
  shortValidFor: 'vale',
  asking: 'Conferindo o prazo do código',
  waiting: 'Esperando o banco avisar. A confirmação aparece aqui sozinha, sem recarregar.',
  offline:
    'Sem contato com o servidor agora. O código continua valendo, e a confirmação aparece quando a conexão voltar.',
  copy: 'Copiar código Pix',
  copied: 'Copiado!',
  copiedAnnouncement: 'Código Pix copiado. Cole no app do seu banco.',
  copyByHand: 'Não deu para copiar sozinho. O código está selecionado: copie pelo menu do aparelho.',
  alreadyPaid: 'Já paguei',
  checking: 'Verificando...',
  notYet:
    'O banco ainda não avisou. Costuma levar poucos segundos. Se você já pagou, pode fechar a página: a confirmação chega sozinha.',
  starting: 'Preparando o código Pix',
  retry: 'Tentar de novo',
  startFailed: 'Não foi possível gerar o código Pix',
  expiredTitle: 'Este código não vale mais',
  expiredText: 'Gere outro para pagar. Se você pagou o anterior no fim do prazo, toque em “Já paguei” antes.',
  returnedTitle: 'O valor pago voltou para você',
  returnedText: 'O pagamento chegou quando o pedido já tinha mudado e foi reembolsado por inteiro.',
  renew: 'Gerar novo código',
  renewing: 'Gerando...',
  simulate: 'Simular pagamento do banco',
  simulating: 'Simulando...',
} as const;

export const CARD_TEXTS = {
  section: 'Pagar com cartão',
  title: 'Cartão pelo PayPal',
  text: 'Os dados do cartão são digitados na janela do PayPal. A Lousa não vê nem guarda o número.',
  points: [
    'O PayPal abre em uma página à parte e, no fim, traz você de volta',
    'Se o cartão recusar, nada é cobrado e o pedido continua aqui',
    'O PayPal trata os seus dados de pagamento, conforme a política de privacidade dele',
  ],
  open: 'Abrir o PayPal',
} as const;
