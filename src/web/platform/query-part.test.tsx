import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QueryPart } from './query-part.tsx';

afterEach(cleanup);
const refetch = vi.fn();
const show = (query: { data: number | undefined; error: unknown }) =>
  render(
    <QueryPart
      query={{ ...query, isFetching: false, refetch }}
      error="Não foi possível carregar"
      loading="Carregando os números"
      skeleton={<i />}
    >
      {(data) => <p>{data} pedidos</p>}
    </QueryPart>,
  );

describe('a part that renews itself', () => {
  it('says that it is loading, then shows what came', () => {
    show({ data: undefined, error: null });
    expect(screen.getByRole('status').textContent).toContain('Carregando os números');
    cleanup();
    show({ data: 0, error: null });
    expect(screen.getByText('0 pedidos')).toBeDefined();
  });

  it('offers another try where nothing ever came', () => {
    show({ data: undefined, error: new Error('x') });
    fireEvent.click(screen.getByRole('button', { name: /Tentar de novo/ }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('keeps what is there when a renewal fails', () => {
    show({ data: 7, error: new Error('x') });
    expect(screen.getByText('7 pedidos')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
