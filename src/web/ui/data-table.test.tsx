import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

const COLUMNS: readonly Column[] = [
  { label: 'Projeto', sort: { key: 'title' } },
  { label: 'Valor', sort: { key: 'price', startsDown: true } },
  { label: 'Ação', isSpoken: true },
];
afterEach(cleanup);

function show(value: string): string[] {
  const asked: string[] = [];
  render(
    <DataTable columns={COLUMNS} sort={{ value, onSort: (next) => asked.push(next) }}>
      <tr />
    </DataTable>,
  );
  return asked;
}
const head = (name: string) => screen.getByRole('columnheader', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('tells which column orders the table and which way, and asks for the other way round', () => {
  const asked = show('title');
  expect(head('Projeto').getAttribute('aria-sort')).toBe('ascending');
  expect(head('Valor').getAttribute('aria-sort')).toBeNull();
  press('Projeto');
  press('Valor');
  expect(asked).toEqual(['-title', '-price']);
});

it('turns an order back, and offers none for a column that has none', () => {
  const asked = show('-title');
  expect(head('Projeto').getAttribute('aria-sort')).toBe('descending');
  press('Projeto');
  expect(asked).toEqual(['title']);
  expect(screen.queryByRole('button', { name: 'Ação' })).toBeNull();
});
