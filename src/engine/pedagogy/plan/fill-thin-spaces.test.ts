import { expect, it } from 'vitest';
import { makeAnswerSpace } from './fill-thin.ts';

const titleOf = (text: string): string | undefined => makeAnswerSpace({ text, basis: [] })?.title;

it('calls room for an answer by what is done on it', () => {
  expect(titleOf('Tarefa: desenhar a rota de fuga da casa')).toBe(
    'Espaço para desenhar a rota de fuga da casa',
  );
  expect(titleOf('Desenhe o ciclo da água no caderno.')).toBe(
    'Espaço para desenhar o ciclo da água no caderno',
  );
  expect(titleOf('3) Quem pode ficar dentro da área?')).toBe(
    'Espaço para responder: quem pode ficar dentro da área?',
  );
});

it('makes none of a task that no title can tell', () => {
  expect(titleOf('Corrija: “Entrega à domicílio”, “Vou a praia”')).toBeUndefined();
  expect(titleOf('A chuva de domingo')).toBeUndefined();
});
