import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#shared/roles.ts';
import { toastStore } from '#web/ui/toast-store.ts';
import { NotificationChoices } from './notification-choices.tsx';

const fetched = vi.fn<typeof fetch>();
/** What the server holds; each PUT waits until it is let go. */
let held: Record<string, boolean>;
let waiting: ((status: number) => void)[];

beforeEach(() => {
  held = { messages: true, progress: true, deadlines: true };
  waiting = [];
  fetched.mockReset();
  fetched.mockImplementation(async (_url, init) => {
    if (init?.method === 'GET') return Response.json(held);
    const body = JSON.parse(String(init?.body));
    const status = await new Promise<number>((go) => waiting.push(go));
    if (status !== 200) return Response.json({ message: 'Sem banco.' }, { status });
    held = body;
    return Response.json(body);
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (role: Role = 'teacher') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <NotificationChoices role={role} />
    </QueryClientProvider>,
  );
  await screen.findByText('E-mails que você escolhe');
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const answer = async (status = 200) => {
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()?.(status);
};

it('saves a tick at once with the other choices unchanged, and takes it back with one press', async () => {
  await show();
  fireEvent.click(box('Mensagens sem ler'));
  expect(box('Mensagens sem ler').checked).toBe(false);
  await answer();
  await waitFor(() => expect(held).toEqual({ messages: false, progress: true, deadlines: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await answer();
  await waitFor(() => expect(held.messages).toBe(true));
  expect(box('Mensagens sem ler').checked).toBe(true);
});

it('sends two quick ticks one after the other, so that the last one stays', async () => {
  await show();
  fireEvent.click(box('Mensagens sem ler'));
  fireEvent.click(box('Andamento das aulas'));
  await answer();
  await answer();
  await waitFor(() => expect(held).toEqual({ messages: false, progress: false, deadlines: true }));
  await waitFor(() =>
    expect(fetched.mock.calls.filter(([, init]) => init?.method === 'GET')).toHaveLength(2),
  );
  expect([box('Mensagens sem ler').checked, box('Andamento das aulas').checked]).toEqual([false, false]);
});

it('shows what is true again where it was not saved', async () => {
  await show();
  fireEvent.click(box('Mensagens sem ler'));
  await answer(503);
  await waitFor(() => expect(box('Mensagens sem ler').checked).toBe(true));
  expect(toastStore.get()[0]).toMatchObject({ title: 'A escolha não foi salva', description: 'Sem banco.' });
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

it.each<[Role, string[]]>([
  ['teacher', ['Mensagens sem ler', 'Andamento das aulas']],
  ['editor', ['Mensagens sem ler', 'Prazos']],
  ['admin', ['Mensagens sem ler', 'Prazos']],
])('offers a %s the mails that come to them', async (role, names) => {
  await show(role);
  expect(
    screen
      .getAllByRole('checkbox')
      .map((each) => each.closest('label')?.querySelector('b, .font-bold')?.textContent),
  ).toEqual(names);
});
