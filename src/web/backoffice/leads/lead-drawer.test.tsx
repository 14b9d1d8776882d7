import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from '#shared/backoffice/leads.contract.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { toastStore } from '#web/ui/toast-store.ts';
import { LeadDrawer } from './lead-drawer.tsx';

const lead: Lead = {
  id: 'l1',
  status: 'new',
  school: 'Colégio Aurora',
  cnpj: '11222333000181',
  contact: 'Dona Rosa',
  email: 'rosa@escola.test',
  phone: '(11) 91234-5678',
  subjects: 'Física',
  modality: 'ia_total',
  createdAt: '2026-11-21T12:00:00.000Z',
};
const show = (answer: Response | Promise<Response>) => {
  const call = vi.fn(async (_url: string, _init?: RequestInit) => answer);
  vi.stubGlobal('fetch', call);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LeadDrawer lead={lead} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return call;
};
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a request of a school', () => {
  it('can be answered by mail and telephone', () => {
    show(new Response());
    expect(screen.getByRole('link', { name: 'Escrever' }).getAttribute('href')).toBe(
      'mailto:rosa@escola.test?subject=Or%C3%A7amento%20da%20Lousa%20para%20Col%C3%A9gio%20Aurora',
    );
    expect(screen.getByRole('link', { name: 'Ligar' }).getAttribute('href')).toBe('tel:11912345678');
    expect(screen.getByText('11.222.333/0001-81')).toBeDefined();
  });

  it('is marked as answered once, which is said', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const call = show(promise);
    choose('Em contato');
    await screen.findByText('Salvando...');
    choose('Encerrado');
    resolve(Response.json({ ...lead, status: 'contacted' }));
    await waitFor(() =>
      expect(toastStore.get()[0]).toMatchObject({ description: 'Situação alterada: Em contato.' }),
    );
    expect(call).toHaveBeenCalledOnce();
    expect(call.mock.calls[0]).toMatchObject([
      '/api/admin/leads/l1',
      { method: 'PATCH', body: JSON.stringify({ status: 'contacted' }) },
    ]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Em contato' }).checked).toBe(true);
  });

  it('stays as it was where the server refuses', async () => {
    show(Response.json({ message: 'Orçamento não encontrado' }, { status: 404 }));
    choose('Encerrado');
    await waitFor(() =>
      expect(toastStore.get()[0]).toMatchObject({
        title: 'Erro ao atualizar status',
        description: 'Orçamento não encontrado',
      }),
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Novo' }).checked).toBe(true);
  });
});
