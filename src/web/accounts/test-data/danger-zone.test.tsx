import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '#web/ui/toast-store.ts';
import { DangerZone } from './danger-zone.tsx';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DangerZone />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const confirmTwice = () => {
  press('Remover Dados de Teste');
  press('Continuar');
  type('Para confirmar, digite REMOVER', 'REMOVER');
  type('Senha atual', 'Mestre-2026');
  press('Remover de vez');
};
const lastToast = () => toastStore.get()[0];

it('asks twice, and nothing is sent before the second yes', async () => {
  press('Remover Dados de Teste');
  screen.getByText('Remover os dados de teste?');
  press('Continuar');
  screen.getByText('Última confirmação');
  expect(screen.queryByText('Remover os dados de teste?')).toBeNull();
  press('Cancelar');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it('says Limpeza Concluída with the summary of what went, which stays in the page', async () => {
  let finish = (_: Response) => {};
  fetched.mockReturnValueOnce(new Promise((done) => (finish = done)));
  confirmTwice();
  await screen.findByRole('button', { name: 'Removendo Dados de Teste...' });
  const summary = 'Removidos: 2 usuários, 1 aula, 0 pagamentos, 1 arquivo e 3 mensagens.';
  finish(Response.json({ summary }));
  await screen.findByText(summary);
  expect(lastToast()).toMatchObject({ title: 'Limpeza Concluída', description: summary });
  expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toEqual({ password: 'Mestre-2026' });
});

it('explains where it is switched off', async () => {
  const message = 'A limpeza de dados de teste está desativada neste servidor.';
  fetched.mockResolvedValueOnce(
    Response.json({ type: 'urn:lousa:problem:cleanup_disabled', message }, { status: 403 }),
  );
  confirmTwice();
  await screen.findByText('A limpeza está desativada neste servidor');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(lastToast()).toMatchObject({ title: 'Erro', description: message });
});

it('words a fault without words as Erro na limpeza de dados, a lost connection as Erro de conexão', async () => {
  fetched.mockImplementationOnce(() => {
    throw new Error('not even a promise');
  });
  confirmTwice();
  await screen.findByText('Erro na limpeza de dados');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  press('Remover de vez');
  await screen.findByText('Erro de conexão');
  await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Erro', description: 'Erro de conexão' }));
});
