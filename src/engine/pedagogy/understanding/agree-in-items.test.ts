import { expect, it } from 'vitest';
import { tellNamed, tellOptions } from './agree-in-items.ts';
import type { Bit } from './bit.ts';
import type { Role } from './role.ts';

const block = { type: 'list', id: 'b1', isOrdered: false, items: [] };
const judge = (items: [text: string, role: Role][]): Role[] =>
  tellNamed(
    items.map(([text, role]) => ({ kind: 'item', block, text, role }) as unknown as Bit & { role: Role }),
  ).map(({ role }) => role);

it('tells all items of a list that each name a thing, whatever some of them were taken for', () => {
  expect(
    judge([
      ['Catação: separa sólidos com as mãos ou com uma pinça.', 'admin'],
      ['Peneiração: separa sólidos de tamanhos diferentes.', 'furniture'],
      ['Decantação: deixa a mistura em repouso até o mais denso ir ao fundo.', 'explanation'],
      ['Entregar: a ficha assinada até sexta-feira na secretaria.', 'instruction'],
    ]),
  ).toEqual(['explanation', 'explanation', 'explanation', 'instruction']);
});

it('leaves a list alone in which nothing is told', () => {
  const roles: Role[] = ['admin', 'admin'];
  expect(
    judge([
      ['Escola: municipal da vila nova, turno da tarde', 'admin'],
      ['Sala: doze, ao lado da biblioteca velha', 'admin'],
    ]),
  ).toEqual(roles);
});

it('takes a row of lettered cells for options, all of them', () => {
  const table = { type: 'table', id: 'b2', hasHeader: false, rows: [] };
  const cells = (texts: string[], roles: Role[]): Role[] =>
    tellOptions(
      texts.map(
        (text, at) =>
          ({ kind: 'cell', block: table, text, role: roles[at] }) as unknown as Bit & { role: Role },
      ),
    ).map(({ role }) => role);
  const roles: Role[] = ['table_data', 'admin', 'alternative'];
  expect(cells(['(a) 0,07', '(b) 0,7', '(c) 7'], roles)).toEqual(roles.map(() => 'alternative'));
  expect(cells(['a) norte', 'sul', 'c) leste'], roles)).toEqual(roles);
});
