import { expect, it } from 'vitest';
import { withoutSigns } from './without-signs.ts';

it.each([
  ['🌟 Sequência letra P 🌟', 'Sequência letra P'],
  ['ÁGUA PARADA E A DENGUE 🦟', 'ÁGUA PARADA E A DENGUE'],
  ['Água 💧 no mundo', 'Água no mundo'],
  ['------- GABARITO COMENTADO -------', 'GABARITO COMENTADO'],
  ['> Indústria de base', 'Indústria de base'],
  ['→ regras do jogo', 'regras do jogo'],
  ['o que fazer em casa -> 10 min por semana', 'o que fazer em casa'],
  ['causas -> crise de 1929', 'causas: crise de 1929'],
  ['Cuidado!!!', 'Cuidado!'],
  ['E agora?!', 'E agora?'],
])('takes the signs off %j', (name, title) => expect(withoutSigns(name)).toBe(title));

it.each(['SO₃ + H₂O → H₂SO₄', 'x → 2x', 'C++ e C#', 'Guarda-chuva', 'E-mail', '1 → 2', '🌟', 'A − B'])(
  'leaves %j',
  (name) => expect(withoutSigns(name)).toBe(name),
);
