import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { AssignDialog } from './assign-dialog.tsx';

const lesson = (id: string, change: Partial<ListedLesson> = {}): ListedLesson => ({
  id,
  title: `Aula ${id}`,
  serviceType: 'presentation',
  slideCount: 10,
  pageCount: null,
  price: 49,
  status: 'paid',
  deadline: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  editor: null,
  unread: 0,
  onHold: null,
  completedAt: null,
  ...change,
});
const editor = (id: string, firstName: string, change: Partial<EditorLoad> = {}): EditorLoad => ({
  id,
  firstName,
  lastName: 'Souza',
  email: `${id}@escola.test`,
  profileImageUrl: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  openProductions: 0,
  dueSoon: 0,
  overdue: 0,
  punctuality: 1,
  deliveriesCounted: 20,
  averageRating: 4.8,
  ratings: 9,
  hasTotp: false,
  invitedAt: null,
  isPaused: false,
  pausedUntil: null,
  ...change,
});
const away = editor('away', 'Rui', { isPaused: true, pausedUntil: '2026-12-10' });

/** The dialog; what it sends is answered by `answer` and kept. */
function show(lessons: ListedLesson[], answer: (body: Record<string, unknown>) => Response) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    const list = { headers: { 'X-Total-Count': '3' } };
    if (method === 'GET') return Response.json([editor('lia', 'Lia'), editor('bia', 'Bia'), away], list);
    sent.push(JSON.parse(String(body)));
    return answer(sent.at(-1) ?? {});
  });
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AssignDialog lessons={lessons} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { sent, onClose };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('suggests whom it says why, and lets nobody be chosen who is away', async () => {
  show([lesson('a')], () => Response.json({}));
  await screen.findByText(/Por quê:/);
  screen.getByText('em pausa até 10/12/2026');
  const choices = screen.getAllByRole<HTMLInputElement>('radio', { name: /Souza/ });
  expect(choices.map(({ disabled }) => disabled)).toEqual([false, false, true]);
});

it('tells whom another admin gave it to, and takes it over only when told so', async () => {
  const { sent, onClose } = show([lesson('a')], ({ expectedEditorId }) =>
    expectedEditorId === 'bruno'
      ? Response.json({ id: 'p1' })
      : Response.json(
          {
            type: 'urn:lousa:problem:editor_changed',
            message: 'Já atribuído a Bruno Sá há 5 s. Confira antes de trocar.',
            editor: { id: 'bruno', name: 'Bruno Sá' },
          },
          { status: 409 },
        ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Atribuir a Lia' }));
  await screen.findByText('Já atribuído a Bruno Sá há 5 s. Confira antes de trocar.');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Trocar para Lia' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.map(({ expectedEditorId }) => expectedEditorId)).toEqual([null, 'bruno']);
});

it('spreads several over those who can take them, as previewed and changed', async () => {
  const given = lesson('d', { status: 'in_production', editor: { id: 'lia', name: 'Lia Souza' } });
  const lessons = [lesson('a'), lesson('b'), lesson('c'), given];
  const { sent, onClose } = show(lessons, () => Response.json({ id: 'p' }));
  const choices = await screen.findAllByRole<HTMLSelectElement>('combobox');
  expect(choices.map(({ options }) => options.length)).toEqual([2, 2, 2]);
  screen.getByText(/1 dos selecionados fica como está/);
  fireEvent.change(screen.getByRole('combobox', { name: 'Editor de Aula a' }), { target: { value: 'bia' } });
  fireEvent.click(screen.getByRole('button', { name: 'Distribuir 3' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(3);
  expect(sent.find(({ lessonId }) => lessonId === 'a')?.editorId).toBe('bia');
  expect(new Set(sent.map(({ editorId }) => editorId))).toEqual(new Set(['lia', 'bia']));
});
