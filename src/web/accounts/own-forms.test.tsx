import { cleanup, fireEvent, type RenderResult, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeAdminPassword, updateAdminProfile } from '#shared/accounts/accounts.contract.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { toastStore } from '#web/ui/toast-store.ts';
import { PasswordChangeForm } from './password-change-form.tsx';
import { ProfileForm } from './profile-form.tsx';

const fetched = vi.fn<typeof fetch>();
const user: User = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Lima',
  email: 'ada@escola.test',
  role: 'admin',
  profileImageUrl: null,
  isEmailConfirmed: true,
};
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toastSays = (title: string, description: string) =>
  waitFor(() => expect(toastStore.get()[0]).toMatchObject({ title, description }));

describe('the profile of an admin', () => {
  let view: RenderResult;
  beforeEach(() => {
    view = render(<ProfileForm user={user} call={updateAdminProfile} />);
  });

  it('shows what the server tells of the person, not what was kept of them', () => {
    view.rerender(<ProfileForm user={{ ...user, firstName: 'Adélia' }} call={updateAdminProfile} />);
    expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Adélia');
  });

  it('shows the name as it was kept, with the focus where it was', async () => {
    fetched.mockResolvedValueOnce(Response.json({ ...user, firstName: 'Ana' }));
    type('Nome', ' Ana ');
    press('Atualizar perfil');
    await toastSays('Sucesso!', 'Perfil atualizado com sucesso');
    view.rerender(<ProfileForm user={{ ...user, firstName: 'Ana' }} call={updateAdminProfile} />);
    expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Ana');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Atualizar perfil' }));
  });

  it('is sent to the admin’s call and said to be saved', async () => {
    fetched.mockResolvedValueOnce(Response.json({ ...user, firstName: 'Ana' }));
    type('Nome', 'Ana');
    press('Atualizar perfil');
    await screen.findByRole('button', { name: 'Atualizando...' });
    await toastSays('Sucesso!', 'Perfil atualizado com sucesso');
    const [url, init] = fetched.mock.lastCall ?? [];
    expect([init?.method, url]).toEqual(['PUT', '/api/admin/update-profile']);
    expect(JSON.parse(String(init?.body))).toEqual({
      firstName: 'Ana',
      lastName: 'Lima',
      email: 'ada@escola.test',
    });
  });

  it('asks for the password with another e-mail, and says what is still to be done', async () => {
    expect(screen.queryByLabelText('Senha atual')).toBeNull();
    type('E-mail', 'nova@escola.test');
    press('Atualizar perfil');
    await screen.findByText('Para mudar o e-mail, informe a senha atual');
    expect(fetched).not.toHaveBeenCalled();
    type('Senha atual', 'segredo-1');
    fetched.mockResolvedValueOnce(Response.json({ ...user, pendingEmail: 'nova@escola.test' }));
    press('Atualizar perfil');
    await toastSays('Sucesso!', 'Falta confirmar o novo e-mail: abra o link que enviamos a ele.');
    expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toMatchObject({
      email: 'nova@escola.test',
      currentPassword: 'segredo-1',
    });
  });

  it('says the customer’s words where a fault has none', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
    press('Atualizar perfil');
    await toastSays('Erro', 'Erro ao atualizar perfil');
  });

  it('says the server’s reason, and that there is no connection', async () => {
    const message = 'Este e-mail já está cadastrado.';
    fetched.mockResolvedValueOnce(
      Response.json({ type: 'urn:lousa:problem:email_taken', message }, { status: 409 }),
    );
    press('Atualizar perfil');
    await toastSays('Erro', message);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    press('Atualizar perfil');
    await toastSays('Erro', 'Erro de conexão');
  });
});

describe('the password of an admin', () => {
  beforeEach(() => void render(<PasswordChangeForm call={changeAdminPassword} />));
  const fill = (next: string, again: string) => {
    type('Senha atual', 'segredo-1');
    type('Nova senha', next);
    type('Confirmar nova senha', again);
    press('Alterar senha');
  };

  it.each([
    ['12345', '12345', 'A nova senha deve ter pelo menos 6 caracteres'],
    ['giz-verde', 'giz-azul', 'As senhas não coincidem'],
  ])('refuses %s and %s beside the field and in a toast titled Erro', async (next, again, sentence) => {
    fill(next, again);
    await screen.findByText(sentence);
    await toastSays('Erro', sentence);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is sent to the admin’s call; then the fields are empty', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
    fill('giz-verde', 'giz-verde');
    await screen.findByRole('button', { name: 'Alterando...' });
    await toastSays('Sucesso!', 'Senha alterada com sucesso');
    expect(fetched.mock.lastCall?.[0]).toBe('/api/admin/change-password');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Senha atual').value).toBe(''));
  });

  it('says beside its field that the present password is wrong', async () => {
    const message = 'A senha atual não confere.';
    fetched.mockResolvedValueOnce(
      Response.json({ type: 'urn:lousa:problem:wrong_password', message }, { status: 400 }),
    );
    fill('giz-verde', 'giz-verde');
    await screen.findByText(message);
    expect(screen.getByLabelText('Senha atual').getAttribute('aria-invalid')).toBe('true');
    await toastSays('Erro', message);
  });
});
