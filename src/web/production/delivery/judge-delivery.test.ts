import { describe, expect, it } from 'vitest';
import { judgeDelivery } from './judge-delivery.ts';

const complete = {
  deliveryUrl: '/api/files/f1/download',
  isSending: false,
  notes: 'As falas estão nas notas.',
};

describe('a delivery', () => {
  it('may go with its final file and notes', () => expect(judgeDelivery(complete)).toBeNull());

  it('lacks both at once where nothing was given', () => {
    expect(judgeDelivery({ deliveryUrl: null, isSending: false, notes: ' \n ' })).toEqual({
      file: 'Envie o arquivo final antes de finalizar',
      notes: 'Escreva as observações da entrega',
    });
  });

  it('waits for a file that is being sent, one sent before notwithstanding', () => {
    expect(judgeDelivery({ ...complete, isSending: true })).toEqual({
      file: 'Espere o envio do arquivo terminar',
    });
  });

  it('takes notes of 4000 characters, white space around them uncounted, and no more', () => {
    expect(judgeDelivery({ ...complete, notes: ` ${'a'.repeat(4000)}\n` })).toBeNull();
    expect(judgeDelivery({ ...complete, notes: 'a'.repeat(4001) })).toEqual({
      notes: 'Observações muito longas',
    });
  });
});
