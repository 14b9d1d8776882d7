import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { LessonTaskDialog } from './lesson-tasks.tsx';

const lesson: ListedLesson = {
  id: 'l1',
  title: 'Frações',
  serviceType: 'presentation',
  slideCount: 10,
  pageCount: null,
  price: 49,
  status: 'paid',
  deadline: null,
  completedAt: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  editor: null,
  unread: 0,
  onHold: null,
};
const editor: EditorLoad = {
  id: 'e1',
  firstName: 'Lia',
  lastName: 'Souza',
  email: 'lia@escola.test',
  profileImageUrl: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  openProductions: 0,
  dueSoon: 0,
  overdue: 0,
  punctuality: null,
  deliveriesCounted: 0,
  averageRating: null,
  ratings: 0,
  hasTotp: false,
  invitedAt: null,
  isPaused: false,
  pausedUntil: null,
};

/** The dialog over one lesson and one editor; giving it to her is answered with `assigned`. */
async function assign(assigned: Response) {
  const list = { headers: { 'X-Total-Count': '1' } };
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'POST' ? assigned : Response.json([editor], list),
  );
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LessonTaskDialog task={{ kind: 'assign', lessons: [lesson] }} onClose={onClose} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Atribuir a Lia' }));
  return onClose;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('assigning an editor', () => {
  it('says why it was refused, and stays open until that was read', async () => {
    const body = { type: 'urn:lousa:problem:wrong_state', message: 'Esta aula foi cancelada.' };
    const onClose = await assign(Response.json(body, { status: 409 }));
    await screen.findByText('Erro ao atribuir editor');
    screen.getByText('Esta aula foi cancelada.');
    expect(onClose).not.toHaveBeenCalled();
    const [last] = screen.getAllByRole('button', { name: 'Fechar' }).slice(-1);
    fireEvent.click(last as HTMLElement);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes by itself once it is done', async () => {
    const onClose = await assign(Response.json({ id: 'p1' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
