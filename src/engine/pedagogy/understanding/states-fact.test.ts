import { expect, it } from 'vitest';
import type { Block } from '#engine/reading/source-document.ts';
import { listBits } from './bit.ts';
import { saysOnSlide, statesOnSlide } from './states-fact.ts';
import { marksOf } from './text-marks.ts';

function states(text: string, slide = 4): boolean {
  const block: Block = { id: 'b1', type: 'paragraph', text, slide };
  const [bit] = listBits([block]);
  return bit !== undefined && statesOnSlide(bit, 'instruction', marksOf(bit));
}

it('takes whole sentences about nobody here for what a slide says', () => {
  expect(states('Euclides da Cunha cobriu a guerra como jornalista.')).toBe(true);
  expect(states('Chegou a ter cerca de 25 mil habitantes.')).toBe(true);
});

it('leaves orders, what pupils do, bits of sentences and the cover as they were judged', () => {
  expect(states('Copie o esquema da lousa no caderno.')).toBe(false);
  expect(states('Os alunos apresentam o cartaz na sexta.')).toBe(false);
  expect(states('Cada grupo escreve uma carta ao prefeito.')).toBe(false);
  expect(states('Mapa do arraial de Canudos.')).toBe(false);
  expect(states('Euclides da Cunha cobriu a guerra como jornalista.', 1)).toBe(false);
});

it('takes lines without verb or stop under the title of a slide for what it says', () => {
  const says = (text: string): boolean => {
    const [bit] = listBits([{ id: 'b1', type: 'paragraph', text, slide: 4 }]);
    return bit !== undefined && saysOnSlide(bit, 'admin', marksOf(bit));
  };
  expect(says('Manutenção: peças e materiais de limpeza')).toBe(true);
  expect(says('Atender o cliente sem atraso')).toBe(true);
  expect(says('Valor: 2 pontos para cada grupo')).toBe(false);
  expect(says('a) Calcule o ponto de pedido')).toBe(false);
  expect(says('Entrega na próxima aula')).toBe(false);
});
