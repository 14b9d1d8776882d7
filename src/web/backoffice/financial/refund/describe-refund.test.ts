import { describe, expect, it } from 'vitest';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';
import { describeRefund, describeWindow } from './describe-refund.ts';

const now = new Date('2026-11-21T12:00:00Z');
const payment = (facts: Partial<AdminPayment> = {}) =>
  ({
    method: 'pix',
    status: 'paid',
    amount: 89,
    refunded: 0,
    refundable: 89,
    refundWindowEndsAt: '2027-02-19T12:00:00Z',
    lessonTitle: 'Frações',
    client: { id: 'ana', firstName: 'Ana', lastName: 'Souza', email: 'ana@escola.test' },
    ...facts,
  }) as AdminPayment;

describe('before money goes back', () => {
  it('a part of it is named and leaves the lesson as it is', () => {
    expect(describeRefund(payment(), 10, now)).toEqual([
      expect.stringMatching(/^Reembolsar R\$\s10 de R\$\s89 a Ana Souza, por Pix\.$/),
      'É uma parte do valor: a aula “Frações” continua.',
      'O provedor aceita reembolsos deste pagamento até 19/02/2027.',
    ]);
  });

  it('all that is left cancels the lesson, and that is said', () => {
    expect(describeRefund(payment(), 89, now)[1]).toBe('É o valor todo: a aula “Frações” será cancelada.');
    expect(describeRefund(payment({ refunded: 10, refundable: 79 }), 79, now)[1]).toBe(
      'É tudo o que restava: a aula “Frações” será cancelada.',
    );
  });

  it('money that counts for no lesson touches none', () => {
    expect(describeRefund(payment({ status: 'refunded' }), 79, now)[1]).toMatch(/nada muda nela/);
  });

  it('the end of the provider’s window is told, and the way out after it', () => {
    expect(describeWindow(payment({ refundWindowEndsAt: '2026-11-20T12:00:00Z' }), now)).toEqual({
      isOver: true,
      text: expect.stringMatching(/^O prazo do provedor acabou em 20\/11\/2026: .*por fora/),
    });
    expect(describeWindow(payment({ method: 'manual', refundWindowEndsAt: null }), now).text).toMatch(
      /^Este pagamento não passou por um provedor/,
    );
  });
});
