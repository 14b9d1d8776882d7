import { expect, it } from 'vitest';
import { roomFor, roomForTask, splitItems } from './answer-room.ts';

const room = (text: string, more: Partial<Parameters<typeof roomFor>[0]> = {}) =>
  roomFor({ kind: 'aberta', options: [], difficulty: 2, text, ...more });

it('leaves few lines for a name or a date, more for a reason, many for a judgement', () => {
  expect(room('O que é um canteiro?')).toBe('few');
  expect(room('Leia o texto.\nEm que ano a horta começou?')).toBe('few');
  expect(room('Explique por que a alface murcha.')).toBe('lines');
  expect(room('Proponha uma horta para a sua rua.', { difficulty: 3 })).toBe('many');
});

it('leaves squares for what is worked out, a frame for what is drawn and nothing for what is filled in', () => {
  expect(room('Calcule a mediana.')).toBe('squares');
  expect(roomForTask('Faça um gráfico de colunas da colheita.')).toBe('squares');
  expect(roomForTask('Monte um mapa conceitual com horta e canteiro.')).toBe('frame');
  expect(room('Julgue:\n(   ) A alface é verde.')).toBe('none');
  expect(room('Julgue e justifique:\n(   ) A alface é verde.')).toBe('lines');
});

it('leaves room for a sum beside what is chosen from', () => {
  const choice = { kind: 'multipla_escolha' as const, options: ['5 km', '6 km'] };
  expect(room('O trajeto de 13 km leva 10 dias. Quanto falta?', choice)).toBe('scratch');
  expect(room('O prazo para desistir de uma compra é de', choice)).toBe('none');
  expect(room('O título do texto é', { ...choice, options: ['um aviso', 'um fato'] })).toBe('none');
});

it('leaves each thing asked under letters its own room, less than for one question alone', () => {
  const asked = (text: string) => splitItems({ kind: 'aberta', options: [], difficulty: 2, text });
  expect(asked('Explique com suas palavras:\na) O que é adubo?\nb) Por que a alface murcha ao sol?')).toEqual(
    {
      head: 'Explique com suas palavras:',
      items: [
        { text: 'a) O que é adubo?', room: 'few' },
        { text: 'b) Por que a alface murcha ao sol?', room: 'few' },
      ],
    },
  );
  const filled = 'Complete:\na) A alface é ____.\nb) O tomate é ____.';
  expect(asked(filled)).toEqual({ head: filled, items: [] });
  expect(asked('Explique a rega.').items).toEqual([]);
});
