import { expect, it } from 'vitest';
import { tellsHowTheyDid, withoutOwnWord } from './own-word.ts';

it.each([
  ['Cantiga (melodia de roda, inventei)', 'Cantiga (melodia de roda)'],
  ['Jogo da memória (eu que fiz)', 'Jogo da memória'],
  ['100 cm = 1 m (só mostrar, semana que vem a gente mede)', '100 cm = 1 m'],
  [
    'A letra B troca juros por multa — pegadinha proposital, 9 alunos caíram.',
    'A letra B troca juros por multa.',
  ],
  ['x = 12, o dobro de 6. Errou quem multiplicou.', 'x = 12, o dobro de 6.'],
  ['2/3. Muita gente marcou C, 60% do 3ºA errou.', '2/3.'],
])('leaves out what is of the teacher and of how pupils did: %s', (said, told) => {
  expect(withoutOwnWord(said)).toBe(told);
});

it.each([
  'Em 1929 metade da população caiu na pobreza.',
  'Muita gente trabalha o mês inteiro e não guarda nada.',
  'A pegadinha do texto está no último verso.',
  'A prova é na semana que vem.',
  'Santos Dumont (que fez o 14-Bis) morava em Paris.',
  'Quem inventou o telefone?',
])('leaves any other sentence whole: %s', (text) => {
  expect(withoutOwnWord(text)).toBe(text);
});

it('knows a sentence that is nothing else', () => {
  expect(tellsHowTheyDid('Errou quem somou.')).toBe(true);
  expect(tellsHowTheyDid('Soma dos ângulos: 180°.')).toBe(false);
});
