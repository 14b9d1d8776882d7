import { expect, it } from 'vitest';
import { splitReason } from './split-reason.ts';

it.each([
  ['B porque narra um fato', 'B', 'porque narra um fato'],
  ['c) – a alternativa traz a causa, não o efeito.', 'C', 'a alternativa traz a causa, não o efeito.'],
  ['letra d, pois os outros são répteis', 'D', 'pois os outros são répteis'],
  ['A (é o que diz o 2º parágrafo)', 'A', 'é o que diz o 2º parágrafo'],
  ['A alternativa correta é a letra B. O texto fala de 1850.', 'B', 'O texto fala de 1850.'],
  ['C Comentário: o sapo respira pela pele', 'C', 'o sapo respira pela pele'],
  ['V F V – a segunda: só há uma raiz', 'V F V', 'a segunda: só há uma raiz'],
  ['F, trabalhavam até 14 horas', 'F', 'trabalhavam até 14 horas'],
  ['Falso, porque a baleia mama', 'Falso', 'porque a baleia mama'],
  ['7 Resolução: 3x = 21', '7', 'Resolução'],
])('parts “%s” into what answers and why', (said, answer, reason) => {
  const split = splitReason(said);
  expect(split.answer).toBe(answer);
  if (reason !== 'Resolução') expect(split.reason).toBe(reason);
});

it.each([
  'B, C, A',
  'F, V',
  'C, H e O',
  'a) 4 b) 9',
  'a água evapora',
  'f(x) = -2x',
  'E',
  'pelo vento - do mar',
])('keeps “%s” whole', (said) => expect(splitReason(said)).toEqual({ answer: said, reason: null }));
