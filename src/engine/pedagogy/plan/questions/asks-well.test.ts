import { expect, it } from 'vitest';
import { asksWell, likeOptions } from './asks-well.ts';
import type { Question } from './question.ts';

const make = (text: string, answer: string, options: string[] = []): Question => ({
  kind: options.length > 0 ? 'multipla_escolha' : text.includes('____') ? 'lacuna' : 'aberta',
  ...{ text, answer, options, bloomLevel: 'lembrar', basis: [], section: 0 },
});

it.each([
  ['O que é entre palavras repetidas?', 'Cara a cara, gota a gota'],
  ['O que é nas cidades?', 'Favelas e trânsito'],
  ['O que é erro comum?', 'Esquecer a variável'],
  ['Qual é o massa de “bloco de massa 3 kg”?', 'massa 3 kg'],
  ['Complete: “Depois de um mês vira ____”.', 'R$ 570'],
  ['Complete: “A ____ mostra, em cada mês, qual foi a altura da maré”.', 'tabela da altura da maré'],
  ['Complete: “Anote durante ____ tudo o que gastou com a casa”.', '7 dias'],
])('asks no “%s”', (text, answer) => {
  expect(asksWell(make(text, answer))).toBe(false);
});

it.each([
  ['O que é êxodo rural?', 'Saída da população do campo'],
  ['O que é o entreposto?', 'Lugar onde se guarda a mercadoria'],
  ['Complete: “A ____ leva o sangue do coração aos pulmões”.', 'artéria pulmonar'],
])('asks “%s”', (text, answer) => {
  expect(asksWell(make(text, answer))).toBe(true);
});

it('offers what is of the kind of the right one, or asks openly', () => {
  const text = 'O que se faz logo depois de “Lavar as mãos”?';
  expect(
    likeOptions(
      make(text, 'Calçar as luvas', ['Calçar as luvas', 'Fase V', 'Medir o braço', 'Inflar o balão']),
    ).options,
  ).toEqual(['Calçar as luvas', 'Medir o braço', 'Inflar o balão']);
  expect(likeOptions(make(text, 'Calçar as luvas', ['Calçar as luvas', 'Fase V', '40%']))).toMatchObject({
    kind: 'aberta',
    options: [],
  });
});
