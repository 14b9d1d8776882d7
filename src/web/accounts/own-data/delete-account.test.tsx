import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { sessionStore } from '#web/platform/session/session.ts';
import { DeleteAccount } from './delete-account.tsx';

const fetched = vi.fn<typeof fetch>();
const assign = vi.fn();
const user: User = {
  id: '1',
  firstName: 'Ana',
  lastName: 'Souza',
  email: 'ana@escola.test',
  role: 'teacher',
  profileImageUrl: null,
  isEmailConfirmed: true,
};
const refusal = (code: string, status: number, message: string) =>
  fetched.mockResolvedValueOnce(Response.json({ type: `urn:lousa:problem:${code}`, message }, { status }));

beforeEach(() => {
  fetched.mockReset();
  assign.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(globalThis.location, 'assign').mockImplementation(assign);
  sessionStore.signIn({ token: 't1', user });
  render(<DeleteAccount user={user} />);
  fireEvent.click(screen.getByRole('button', { name: 'Excluir minha conta' }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Excluir conta' });
const tryIt = () => {
  type('Para confirmar, digite EXCLUIR', 'excluir');
  type('Senha atual', 'segredo-1');
  fireEvent.click(confirm());
};

it('cannot be confirmed before the word is typed, nor without the password', async () => {
  expect(confirm().disabled).toBe(true);
  type('Para confirmar, digite EXCLUIR', 'exclui');
  expect(confirm().disabled).toBe(true);
  type('Para confirmar, digite EXCLUIR', 'excluir ');
  fireEvent.click(confirm());
  await screen.findByText('Informe a senha atual');
  expect(fetched).not.toHaveBeenCalled();
});

it('says beside the field that the password is wrong and stays', async () => {
  refusal('wrong_password', 400, 'A senha atual não confere.');
  tryIt();
  await screen.findByText('A senha atual não confere.');
  expect(screen.getByLabelText('Senha atual').getAttribute('aria-invalid')).toBe('true');
  expect(sessionStore.get().token).toBe('t1');
});

it('shows why the server will not, in its words', async () => {
  const message = 'Esta é a única conta de administrador. Crie outra antes de excluí-la.';
  refusal('last_admin', 409, message);
  tryIt();
  await screen.findByText('A conta não foi excluída');
  screen.getByText(message);
  expect(assign).not.toHaveBeenCalled();
});

it('leaves signed out, without drafts, for the farewell', async () => {
  localStorage.setItem('lousa.draft.order', 'texto');
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  tryIt();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/local-login?conta=excluida'));
  expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toEqual({ password: 'segredo-1' });
  expect(sessionStore.get().token).toBeNull();
  expect(localStorage.length).toBe(0);
});
