import { expect, it } from 'vitest';
import { describeEntry, starsOf } from './audit-actions.ts';
import { describeChanges } from './audit-fields.ts';

it('an edit is told field by field in the words of the screens', () => {
  expect(
    describeChanges(
      { status: 'paid', priceCents: 4900, title: 'Frações' },
      { status: 'in_production', priceCents: 5990, title: 'Frações' },
    ),
  ).toEqual([
    { field: 'Situação', before: 'Pago', after: 'Em Produção' },
    { field: 'Preço', before: 'R$\u00A049', after: 'R$\u00A059,90' },
  ]);
});

it('ids of people become their names, lists their fields, instants the clock of São Paulo', () => {
  expect(
    describeChanges(
      { editorId: 'a', deletedAt: '2026-11-22T02:30:00.000Z' },
      { editorId: 'b', deletedAt: null, changed: ['email', 'firstName'], isBlocked: true },
      { a: 'Lia Prado' },
    ),
  ).toEqual([
    { field: 'Editor', before: 'Lia Prado', after: 'b' },
    { field: 'Excluído em', before: '21/11/2026, 23:30', after: null },
    { field: 'Campos alterados', before: null, after: 'E-mail, Nome' },
    { field: 'Acesso ao arquivo', before: null, after: 'bloqueado' },
  ]);
});

it('a round is told as a delivery, an amount in the sentence of the entry', () => {
  const after = { amountCents: 950, refundReason: 'guarantee', round: 2 };
  expect(describeChanges({ round: 1 }, after)).toEqual([
    { field: 'Entrega', before: '1ª entrega', after: '2ª entrega (1ª revisão)' },
    { field: 'Motivo do reembolso', before: null, after: 'Garantia' },
  ]);
  expect(describeEntry({ action: 'money.refund', after })).toBe('Reembolso de R$\u00A09,50 concedido');
  expect(describeEntry({ action: 'money.refund', after: null })).toBe('Reembolso concedido');
  expect(describeEntry({ action: 'lesson.cancel', after })).toBe('Aula cancelada');
});

it('nothing, and what is no record, is no change', () => {
  expect(describeChanges(null, 'x')).toEqual([]);
});

it('only the rating of a delivery has stars', () => {
  expect(starsOf({ action: 'production.rate', after: { stars: 2 } })).toBe(2);
  expect(starsOf({ action: 'production.rate', after: null })).toBeNull();
  expect(starsOf({ action: 'production.deliver', after: { stars: 2 } })).toBeNull();
});
