import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PagedPart } from './paged-part.tsx';

const TEXTS = {
  loading: 'Carregando',
  error: 'Não foi possível carregar a lista',
  count: (shown: number, total: number) => `${shown} de ${total}`,
};
const QUERY = {
  data: undefined as { pages: { items: string[]; total: number }[] } | undefined,
  error: null as unknown,
  isError: false,
  isFetching: false,
  isPlaceholderData: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: vi.fn(),
  fetchNextPage: vi.fn(async () => ({ hasNextPage: false })),
};
const show = (query: Partial<typeof QUERY>) =>
  render(
    <PagedPart query={{ ...QUERY, ...query }} texts={TEXTS} empty={<p>Nada</p>}>
      {(items) => items.map((item) => <p key={item}>{item}</p>)}
    </PagedPart>,
  );

afterEach(cleanup);

it('keeps the rows that are there where a further page fails, with the way to try it again', () => {
  show({
    data: { pages: [{ items: ['Frações'], total: 2 }] },
    error: new Error('x'),
    isError: true,
    isFetchNextPageError: true,
    hasNextPage: true,
  });
  expect(screen.getByText('Frações')).toBeTruthy();
  expect(screen.getByText(TEXTS.error)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Mostrar mais/ })).toBeTruthy();
});

it('says what failed where nothing came yet', () => {
  show({ error: new Error('x'), isError: true });
  expect(screen.getByText(TEXTS.error)).toBeTruthy();
  expect(screen.queryByText('Nada')).toBeNull();
});
