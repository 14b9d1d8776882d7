import {
  DELIVERY_TYPES,
  type DeliveryType,
  PLANS,
  planOf,
  REVISION_WINDOW_DAYS,
  SERVICE_TYPES,
  type ServiceType,
} from '#shared/catalog/catalog.ts';
import { deadlineFrom } from '#shared/catalog/delivery-deadline.ts';
import { centsToReais, formatReais } from '#shared/money.ts';
import { formatDate } from '#shared/text/format.ts';

/** The terms in force. A change of a sentence is a new version: what a customer accepted never changes. */
export const TERMS_VERSION = '2026-11-22';

export interface PurchaseTerms {
  version: string;
  title: string;
  sections: readonly { title: string; text: string }[];
}

const FIRST: PurchaseTerms = {
  version: '2026-11-21',
  title: 'Termos da compra',
  sections: [
    {
      title: 'O que você compra',
      text: 'A produção de um material didático (apresentação ou apostila) a partir do conteúdo que você enviou, no tamanho, no formato e com o plano que aparecem no resumo do pedido. A análise pedagógica é gratuita e feita por programa; ela orienta a produção e não substitui a sua avaliação.',
    },
    {
      title: 'Preço e pagamento',
      text: 'O preço é o total do resumo do pedido, em reais, sem outros custos. O pagamento é à vista, por Pix ou por cartão através do PayPal, que trata os dados do pagador. Só o aviso do provedor confirma o pagamento.',
    },
    {
      title: 'Prazo de entrega',
      text: 'O prazo começa quando o pagamento é confirmado e conta dias corridos, no horário de Brasília: 50 dias na entrega normal, 40 na urgente, 25 na super urgente e 5 na expressa. A data no resumo do pedido é uma estimativa; a definitiva aparece na página da aula depois do pagamento.',
    },
    {
      title: 'Revisões',
      text: 'O plano define quantas revisões estão incluídas: Básico 1, Padrão 2, Premium 3, Master sem limite. Cada revisão é pedida em até 7 dias depois de uma entrega.',
    },
    {
      title: 'Direito de arrependimento',
      text: 'Você pode desistir em até 7 dias, com devolução de tudo o que pagou (Código de Defesa do Consumidor, art. 49), pela página da aula. Nos 7 dias depois do pagamento, enquanto a produção não começou, a devolução sai na hora. Com a produção iniciada, ou nos 7 dias depois da entrega, o pedido é respondido pela nossa equipe.',
    },
    {
      title: 'Garantia',
      text: 'Se a entrega não corresponder ao plano que você aprovou, peça uma revisão ou a devolução pela página da aula. O pedido é analisado e a resposta, com o motivo, fica na mesma página. A garantia soma-se aos direitos que a lei dá e não os substitui.',
    },
    {
      title: 'Devoluções',
      text: 'O dinheiro volta pelo mesmo meio do pagamento. O Pix aceita devoluções por até 90 dias e o PayPal por até 180 dias depois do pagamento; passado esse prazo, combinamos com você outra forma de pagar o que for devido. A devolução total cancela o pedido.',
    },
    {
      title: 'Nota fiscal e recibo',
      text: 'O recibo fica disponível na página da aula e não é documento fiscal. Para a nota fiscal de serviço, informe CPF ou CNPJ, nome ou razão social, endereço e e-mail na página do pagamento.',
    },
    {
      title: 'Seu material e seus direitos',
      text: 'Ao enviar o conteúdo você declara ter o direito de usá-lo. Não envie dados de alunos.',
    },
  ],
};

/**
 * Every version that was ever accepted, word for word. Numbers are written out, not taken from the catalogue:
 * a new price list must not rewrite an old contract. A test holds the version in force to the catalogue.
 */
const VERSIONS: readonly PurchaseTerms[] = [
  FIRST,
  amend(FIRST, '2026-11-22', {
    'Direito de arrependimento': {
      title: 'Direito de arrependimento',
      text: 'Você pode desistir em até 7 dias depois do pagamento, com reembolso de tudo o que pagou, sem dizer o motivo e sem análise, também com a produção iniciada (Código de Defesa do Consumidor, art. 49). O pedido é feito na página da aula e o reembolso sai na hora. Nos 7 dias depois da entrega, o pedido é respondido pela nossa equipe.',
    },
    Garantia: {
      title: 'Garantia',
      text: 'Se a entrega não corresponder ao plano que você aprovou, peça uma revisão ou o reembolso pela página da aula. O pedido é analisado e a resposta, com o motivo, fica na mesma página. A garantia soma-se aos direitos que a lei dá e não os substitui.',
    },
    Devoluções: {
      title: 'Reembolsos',
      text: 'O dinheiro volta pelo mesmo meio do pagamento. O Pix aceita reembolsos por até 90 dias e o PayPal por até 180 dias depois do pagamento; passado esse prazo, combinamos com você outra forma de pagar o que for devido. O reembolso total cancela o pedido.',
    },
  }),
];

/** The same terms with some of their sections said anew. */
function amend(
  terms: PurchaseTerms,
  version: string,
  changed: Record<string, PurchaseTerms['sections'][number]>,
): PurchaseTerms {
  return { ...terms, version, sections: terms.sections.map((section) => changed[section.title] ?? section) };
}

/** @throws RangeError for a version that never was */
export function findTerms(version: string = TERMS_VERSION): PurchaseTerms {
  const terms = VERSIONS.find((one) => one.version === version);
  if (!terms) throw new RangeError(`no terms of version ${version}`);
  return terms;
}

/** The whole text of a version as it is hashed and kept: title, then each section, a blank line between. */
export function termsText(version: string = TERMS_VERSION): string {
  const { title, sections } = findTerms(version);
  const parts = sections.map((section) => `${section.title}\n${section.text}`);
  return [`${title} (versão ${version})`, ...parts].join('\n\n');
}

/** Who sells, as a customer reads it; null where the installation has not said it. */
export interface Payee {
  name: string;
  /** With punctuation. */
  cnpj: string | null;
  address: string | null;
  email: string | null;
}

export interface OrderFacts {
  title: string;
  serviceType: ServiceType;
  /** Slides or pages. */
  size: number;
  deliveryType: DeliveryType;
  priceCents: number;
  payee: Payee;
  /** The deadline is estimated from here. */
  now: Date;
}

/** What is bought, as it is shown before paying (Decreto 7.962/2013, arts. 4 and 5). */
export interface OrderSummary {
  priceCents: number;
  /** ISO 8601; an estimate, as if payment settled at once. */
  deadlineEstimate: string;
  lines: { label: string; value: string }[];
}

export function composeOrderSummary(facts: OrderFacts): OrderSummary {
  const { serviceType, size, deliveryType, payee } = facts;
  const plan = PLANS[planOf({ serviceType, size })];
  const deadline = deadlineFrom(facts.now, deliveryType);
  const { label, termDays } = DELIVERY_TYPES[deliveryType];
  const lines = [
    { label: 'Pedido', value: facts.title },
    { label: 'Material', value: describeSize({ serviceType, size }) },
    { label: 'Plano', value: plan.label },
    { label: 'Revisões', value: describeRevisions(plan.revisions) },
    { label: 'Entrega', value: `${label}, até ${termDays} dias corridos depois do pagamento` },
    { label: 'Entrega estimada', value: `até ${formatDate(deadline)}` },
    { label: 'Preço total', value: formatReais(centsToReais(facts.priceCents)) },
    { label: 'Quem vende', value: describePayee(payee) },
  ];
  return { priceCents: facts.priceCents, deadlineEstimate: deadline.toISOString(), lines };
}

/** The summary as text, one line each, as it is hashed and kept. */
export function summaryText(summary: OrderSummary): string {
  return summary.lines.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

/** `Apresentação com 15 slides`, `Apostila com 20 páginas`. */
export function describeSize({ serviceType, size }: Pick<OrderFacts, 'serviceType' | 'size'>): string {
  return `${SERVICE_TYPES[serviceType]} com ${size} ${serviceType === 'presentation' ? 'slides' : 'páginas'}`;
}

function describeRevisions(revisions: number | null): string {
  const amount = revisions === null ? 'Sem limite' : `${revisions}`;
  return `${amount}, cada uma pedida em até ${REVISION_WINDOW_DAYS} dias depois de uma entrega`;
}

function describePayee({ name, cnpj, address, email }: Payee): string {
  return [name, cnpj && `CNPJ ${cnpj}`, address, email].filter(Boolean).join(', ');
}
