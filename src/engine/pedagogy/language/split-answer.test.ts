import { expect, it } from 'vitest';
import { splitAnswer } from './split-answer.ts';

it.each([
  ['As projeções medem 4 cm e 9 cm. Qual a altura? R: 6 cm', '6 cm'],
  ['Os catetos medem 5 cm e 12 cm. Determine h.  R: 60/13 cm', '60/13 cm'],
  ['Qual altura do cubo fica submersa? (resp. 6 cm)', '6 cm'],
  ['Por que o gelo flutua na água? (as moléculas ficam mais afastadas)', 'as moléculas ficam mais afastadas'],
])('takes the answer from behind its question: %s', (text, answer) => {
  const split = splitAnswer(text);
  expect(split.answer).toBe(answer);
  expect(text.startsWith(split.asked)).toBe(true);
  expect(split.asked).not.toContain(answer);
});

it.each([
  'Vargas foi pai dos pobres ou ditador? (dar 10 min e ouvir os dois lados)',
  'Qual gasto da sua casa daria para diminuir? (não forçar ninguém a contar)',
])('drops what is said to who asks it: %s', (text) => {
  expect(splitAnswer(text)).toEqual({ asked: text.slice(0, text.indexOf('?') + 1), answer: null });
});

it.each([
  'Calcule a área do triângulo (use duas casas decimais).',
  'R: 6 cm',
  'O que é densidade? (unidade no SI?)',
  'Quem escreveu O Hobbit? J. R. R. Tolkien ou C. S. Lewis',
  'Qual é a ideia central do texto? (Fonte: Folha de S.Paulo)',
  'Qual é a área do círculo? (use duas casas decimais)',
  'O que mudou na indústria? (ENEM 2019, adaptada)',
  'Quantos gramas de NaCl há em 2 mol? (Na = 23; Cl = 35,5)',
  'Isso é justo? (justifique com dados do texto)',
])('leaves alone what is none: %s', (text) => {
  expect(splitAnswer(text)).toEqual({ asked: text, answer: null });
});
