import { expect, it } from 'vitest';
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
    { field: 'Bloqueado', before: null, after: 'sim' },
  ]);
});

it('nothing, and what is no record, is no change', () => {
  expect(describeChanges(null, 'x')).toEqual([]);
});
