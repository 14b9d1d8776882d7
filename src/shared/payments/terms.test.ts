import { expect, it } from 'vitest';
import { DELIVERY_TYPES, PLANS, REVISION_WINDOW_DAYS } from '#shared/catalog/catalog.ts';
import { REFUND_WINDOW_DAYS } from './refund-status.ts';
import { composeOrderSummary, findTerms, summaryText, TERMS_VERSION, termsText } from './terms.ts';
import { WITHDRAWAL_DAYS } from './withdrawal.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const ORDER = {
  title: 'O ciclo da água',
  serviceType: 'presentation',
  size: 15,
  deliveryType: 'express',
  priceCents: 13_800,
  payee: { name: 'Lousa Ltda', cnpj: '12.ABC.345/01DE-35', address: 'Rua A, 1', email: 'a@lousa.test' },
  now: NOW,
} as const;

it('the terms in force promise what the catalogue sells', () => {
  const text = termsText();
  for (const { termDays } of Object.values(DELIVERY_TYPES)) expect(text).toContain(`${termDays}`);
  for (const { label, revisions } of Object.values(PLANS)) {
    expect(text).toContain(`${label} ${revisions ?? 'sem limite'}`);
  }
  expect(text).toContain(`em até ${REVISION_WINDOW_DAYS} dias depois de uma entrega`);
  expect(text).toContain(`desistir em até ${WITHDRAWAL_DAYS} dias`);
  expect(text).toContain(`Pix aceita reembolsos por até ${REFUND_WINDOW_DAYS.pix} dias`);
  expect(text).toContain(`PayPal por até ${REFUND_WINDOW_DAYS.card} dias`);
});

it('terms name their version, and there are none of a version that never was', () => {
  expect(termsText()).toContain(`(versão ${TERMS_VERSION})`);
  // What was accepted before stays as it was.
  expect(findTerms('2026-11-21').sections.map(({ title }) => title)).toContain('Devoluções');
  expect(() => findTerms('1999-01-01')).toThrow(RangeError);
});

it('the order summary says what is bought, when it comes, what it costs and who sells it', () => {
  expect(summaryText(composeOrderSummary(ORDER)).split('\n')).toEqual([
    'Pedido: O ciclo da água',
    'Material: Apresentação com 15 slides',
    'Plano: Premium',
    'Revisões: 3, cada uma pedida em até 7 dias depois de uma entrega',
    'Entrega: Expressa, até 5 dias corridos depois do pagamento',
    'Entrega estimada: até 26/11/2026',
    'Preço total: R$\u00a0138',
    'Quem vende: Lousa Ltda, CNPJ 12.ABC.345/01DE-35, Rua A, 1, a@lousa.test',
  ]);
});

it('a master booklet has revisions without limit, and what the seller has not said is left out', () => {
  const payee = { name: 'Lousa Demonstração', cnpj: null, address: null, email: null };
  const text = summaryText(composeOrderSummary({ ...ORDER, serviceType: 'booklet', size: 70, payee }));
  expect(text).toContain('Apostila com 70 páginas');
  expect(text).toContain('Revisões: Sem limite');
  expect(text).toMatch(/Quem vende: Lousa Demonstração$/);
});
