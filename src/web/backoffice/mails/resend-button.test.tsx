import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MailStatus } from '#shared/messages/mail-status.ts';
import { ResendButton } from './resend-button.tsx';

const mail = (status: MailStatus) => ({
  id: '0198b1d2-0000-7000-8000-000000000001',
  kind: 'account.reset',
  to: 'rosa@escola.test',
  subject: 'Redefina a sua senha',
  lesson: null,
  status,
  tries: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  sentAt: null,
  nextTryAt: null,
  lastError: null,
});
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    asked.push(String(url instanceof Request ? url.url : url));
    return Response.json(mail('waiting'));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = (status: MailStatus) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ResendButton mail={mail(status)} />
    </QueryClientProvider>,
  );
const resends = () => asked.filter((url) => url.endsWith('/resend'));

it('sends a mail that failed again at once', async () => {
  show('failed');
  fireEvent.click(screen.getByRole('button', { name: 'Reenviar “Redefina a sua senha”' }));
  await waitFor(() => expect(resends()).toHaveLength(1));
});

it('asks before it sends again what may have come', async () => {
  show('unconfirmed');
  fireEvent.click(screen.getByRole('button', { name: /^Reenviar “/ }));
  expect(resends()).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Reenviar' }));
  await waitFor(() => expect(resends()).toHaveLength(1));
});

it.each(['waiting', 'sending', 'sent', 'cancelled'] as const)(
  'offers nothing for a mail that is %s',
  (status) => {
    expect(show(status).container.childElementCount).toBe(0);
  },
);
