import { expect, it } from 'vitest';
import type { Block } from '#engine/reading/source-document.ts';
import { listBits } from './bit.ts';
import { statesOnSlide } from './states-fact.ts';
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
