import { expect, it } from 'vitest';
import { withoutAside } from './without-aside.ts';

it.each([
  ['SINAIS DE ALARME (decorar)', 'SINAIS DE ALARME'],
  ['VOLTA 51-54 (só se der tempo senão próxima aula)', 'VOLTA 51-54'],
  ['ERA VARGAS (2 aulas? ver se dá) ter 3a aula e qui 5a', 'ERA VARGAS'],
  [
    'Mentir é errado mesmo que salve alguém. (aqui eles sempre reclamam, usar!)',
    'Mentir é errado mesmo que salve alguém.',
  ],
  ['Elementos da narrativa (desenhar no quadro!!)', 'Elementos da narrativa'],
  ['Você daria o remédio? — deixar falar 5 min, sem dar a resposta', 'Você daria o remédio?'],
])('takes out of “%s” what its teacher wrote to himself', (line, rest) => {
  expect(withoutAside(line)).toBe(rest);
});

it.each(['Letargia (ou irritabilidade)', 'Fungos (eles decompõem a matéria)', 'Lista de palavras (2 aulas)'])(
  'leaves “%s” as it is',
  (line) => expect(withoutAside(line)).toBe(line),
);
