import { expect, it } from 'vitest';
import type { Bit } from './bit.ts';
import type { Role } from './role.ts';
import { soughtIn, tellRounds } from './tell-rounds.ts';

const bit = ([text, role]: [string, Role], at: number): Bit & { role: Role } =>
  ({
    text,
    role,
    kind: 'paragraph',
    index: 0,
    count: 1,
    level: 0,
    at: null,
    cell: null,
    id: `b${at}`,
    block: {},
  }) as never;
const game: [string, Role][] = [
  ['1ª rodada – Girafa', 'admin'],
  ['Pescoço', 'caption'],
  ['Savana', 'heading'],
  ['2ª rodada – Coruja', 'admin'],
  ['Noite', 'caption'],
  ['Olhos grandes', 'explanation'],
  ['3ª rodada – Abelha', 'admin'],
  ['Mel', 'caption'],
  ['Colmeia', 'caption'],
  ['Lição de casa', 'heading'],
];

it('asks the clues of each round of a game, of the last one as many as of the others', () => {
  const roles = tellRounds(game.map(bit)).map(({ role }) => role);
  expect(roles).toEqual([...Array.from({ length: 9 }, () => 'exercise'), 'heading']);
});

it('needs several rounds, and reads what each is about', () => {
  expect(tellRounds(game.slice(0, 3).map(bit))[1]?.role).toBe('caption');
  expect(soughtIn('2ª rodada – Coruja')).toBe('Coruja');
  expect(soughtIn('2ª aula – Corujas')).toBeNull();
});
