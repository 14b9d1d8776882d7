import { expect, it } from 'vitest';
import type { ItemMatter } from '#engine/composing/deck/composition.ts';
import { formCorrection } from './form-correction.ts';

const matter = (title: string, points: string[]) =>
  ({
    item: { title },
    points: points.map((text) => ({ text, passageIds: ['p1'] })),
  }) as unknown as ItemMatter;

it('sets the answer of a question beside it, with what is said of it', () => {
  const told = ['Pergunta: O sangue é bombeado por:', 'Resposta: c) coração', 'Comentário: é um músculo'];
  expect(formCorrection(matter('Correção: Sangue', told))?.blocks).toMatchObject([
    { type: 'points', items: [{ head: null, text: 'O sangue é bombeado por ____' }] },
    { type: 'definition', term: 'c) coração', text: 'É um músculo' },
  ]);
});

it('sets what is asked and answered in words under its name', () => {
  const told = ['Pergunta: Quem bombeia o sangue?', 'Resposta: o coração'];
  expect(formCorrection(matter('Correção: Sangue', told))?.blocks).toMatchObject([
    {
      type: 'points',
      items: [
        { head: 'Pergunta', text: 'Quem bombeia o sangue?' },
        { head: 'Resposta', text: 'O coração' },
      ],
    },
  ]);
});

it('sets more answers than a slide has points as a table', () => {
  const told = Array.from({ length: 8 }, (_, at) => `Questão ${at + 1}: letra B`);
  expect(formCorrection(matter('Correção: questões 1 a 8', told))?.blocks[0]).toMatchObject({
    type: 'table',
    columns: ['Questão', 'Resposta'],
  });
});

it('leaves alone what only calls for a correction, and what is none', () => {
  expect(formCorrection(matter('Correção: Sangue', ['Corrijam juntos: Quem bombeia?']))).toBeNull();
  expect(formCorrection(matter('Sangue', ['Resposta: c) coração']))).toBeNull();
});
