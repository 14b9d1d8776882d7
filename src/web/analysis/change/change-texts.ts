import type { Lesson } from '#shared/lessons/lesson.schemas.ts';

/** What the screen says where size, delivery and format are changed before payment. */
export const CHANGE_TEXTS = {
  open: 'Mudar tamanho ou prazo',
  description: 'O preço novo só vale depois que você confirmar. A análise continua gratuita.',
  kind: 'Tipo de material',
  size: { presentation: 'Quantos slides?', booklet: 'Quantas páginas?' } satisfies Record<
    Lesson['serviceType'],
    string
  >,
  units: (size: number, serviceType: Lesson['serviceType']) =>
    `${size} ${serviceType === 'booklet' ? 'páginas' : 'slides'}`,
  delivery: 'Prazo de entrega',
  until: (day: string) => `até ${day}, para quem paga hoje`,
  format: 'Formato',
  now: 'hoje no pedido',
  price: 'Preço',
  from: (price: string) => `de ${price} para`,
  samePrice: 'sem mudança no preço',
  analysedAgain:
    'Com outro tamanho a análise é refeita, em poucos minutos, e você aprova o novo plano antes de pagar.',
  approvalStays: 'A sua aprovação continua valendo.',
  nothing: 'Escolha outro tamanho, prazo ou formato.',
  confirm: (price: string) => `Confirmar · ${price}`,
  confirming: 'Mudando...',
  back: 'Voltar',
  resized: 'Tamanho mudado. A nova análise já começou.',
  changed: 'Pedido mudado.',
} as const;
