import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StorageUse } from './storage-use.tsx';

const MB = 1024 * 1024;
const fetched = vi.fn<typeof fetch>();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function show(answer: Response): void {
  vi.stubGlobal('fetch', fetched.mockResolvedValue(answer));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <StorageUse />
    </QueryClientProvider>,
  );
}
const using = (usedBytes: number) => Response.json({ usedBytes, limitBytes: 500 * MB });

it('tells how much is used and how much is left, with a bar', async () => {
  show(using(125 * MB));
  await screen.findByText(/125 MB de 500 MB usados/);
  screen.getByText(/Restam 375 MB/);
  expect(screen.getByRole('progressbar', { name: 'Espaço usado' }).getAttribute('aria-valuenow')).toBe('25');
  expect(screen.queryByText(/Cole o texto/)).toBeNull();
});

it('says before it is full that it will be, and then what to do', async () => {
  show(using(420 * MB));
  await screen.findByText(/quase no fim/);
  cleanup();
  show(using(496 * MB));
  await screen.findByText(/Cole o texto da aula em vez do arquivo/);
});

it('never shows less than nothing left, nor a bar beyond its end', async () => {
  show(using(510 * MB));
  await screen.findByText(/Restam 0 bytes/);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
});

it('offers another try where it could not be read', async () => {
  show(Response.json({ message: 'Serviço indisponível no momento.' }, { status: 503 }));
  await screen.findByText('Não foi possível ver o espaço');
});
