import { expect, it } from 'vitest';
import { joinClues } from './join-clues.ts';
import type { Piece } from './piece.ts';

const piece = (text: string, role: Piece['role'], kind: Piece['kind'] = 'text'): Piece => {
  const own = {
    text,
    role,
    kind,
    level: 0,
    block: { type: kind === 'list' ? 'list' : 'paragraph' },
  } as Piece;
  own.statements = text.split('\n').map((line) => ({ text: line, role, piece: own }) as never);
  return own;
};
const textsOf = (pieces: readonly Piece[]): string[] => joinClues(pieces).map(({ text }) => text);

it('asks the clues of a riddle together, by letters below a numbered question', () => {
  const blank = piece('Resposta: ______', 'blank');
  expect(
    textsOf([
      piece('2) Deduza:', 'exercise'),
      piece('Tem asas.', 'exercise'),
      piece('Põe ovos.', 'exercise'),
      blank,
      piece('Mora na colmeia.', 'exercise'),
      piece('Faz mel.', 'exercise'),
      blank,
    ]),
  ).toEqual(['2) Deduza:', 'a) tem asas; põe ovos.', blank.text, 'b) mora na colmeia; faz mel.', blank.text]);
});

it('sets an order with all that it is carried out by', () => {
  expect(
    textsOf([
      piece('Risque as casas:', 'exercise'),
      piece('1: A-C\n2: B', 'exercise', 'list'),
      piece('3: D', 'exercise', 'list'),
    ]),
  ).toEqual(['Risque as casas. 1: A-C; 2: B; 3: D.']);
});

it('leaves one question above its answer as it is', () => {
  const lines = [piece('Por que chove?', 'exercise'), piece('Resposta: as gotas caem.', 'answer')];
  expect(textsOf(lines)).toEqual(lines.map(({ text }) => text));
});
