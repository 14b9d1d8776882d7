import { expect, it } from 'vitest';
import { readWishes } from './read-wishes.ts';

it.each([
  ['Mais exercícios.', 'more_practice', ''],
  ['Por favor, acrescentar mais atividades', 'more_practice', ''],
  ['menos exercícios', 'less_practice', ''],
  ['Gostaria de menos texto nos slides.', 'less_text', ''],
  ['Linguagem mais simples', 'simpler', ''],
  ['Quero mais imagens', 'more_visuals', ''],
  ['Mais exemplos', 'more_examples', ''],
  ['Mais perguntas no final', 'more_questions', ''],
  ['Focar mais em frações equivalentes', 'more_topic', 'frações equivalentes'],
  ['Dar mais ênfase à fotossíntese', 'more_topic', 'fotossíntese'],
  ['Menos sobre a Bastilha', 'less_topic', 'Bastilha'],
  ['Tirar a parte da história', 'drop_topic', 'história'],
  ['Incluir um slide sobre senhas', 'include', 'senhas'],
  ['Faltou falar de phishing', 'include', 'phishing'],
  ['Trocar o fundo por uma cor clara', 'style', ''],
])('reads %j as %s', (text, kind, topic) => {
  const { wishes, unread } = readWishes(text);
  expect(unread).toEqual([]);
  expect(wishes.map(({ wish }) => wish.kind)).toEqual([kind]);
  const [first] = wishes;
  if (topic !== '' && first !== undefined && 'topic' in first.wish) expect(first.wish.topic).toBe(topic);
});

it('reads what a slide of the outline is wanted more of as one request, whatever its title says', () => {
  const topic = 'Boto cor de rosa, e mais exercícios';
  expect(readWishes(`Mais sobre “${topic}”`).wishes.map(({ wish }) => wish)).toEqual([
    { kind: 'more_topic', topic },
  ]);
});

it('reads several wishes of one sentence', () => {
  const { wishes } = readWishes('Mais exercícios e menos texto, incluir senhas.');
  expect(wishes.map(({ wish }) => wish.kind)).toEqual(['more_practice', 'less_text', 'include']);
});

it('hands back what it cannot read and skips courtesy', () => {
  expect(readWishes('Ficou bom. Aquilo de ontem.').unread).toEqual(['Aquilo de ontem']);
});
