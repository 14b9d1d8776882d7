import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ResetPasswordForm } from './reset-password-screen.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(null, { status: 204 })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const save = (label: string, button: string) => {
  fireEvent.input(screen.getByLabelText(label), { target: { value: 'ipe-amarelo-2026' } });
  fireEvent.click(screen.getByRole('button', { name: button }));
};

it('speaks of a new password to who had one', async () => {
  render(<ResetPasswordForm token="t" />);
  save('Nova senha', 'Salvar nova senha');
  expect(await screen.findByText('Senha alterada')).not.toBeNull();
});

it('speaks of the password alone to an editor who was invited and never had one', async () => {
  const { container } = render(<ResetPasswordForm token="t" isInvited />);
  expect(container.textContent).not.toMatch(/nova|alterada/i);
  save('Senha', 'Criar senha');
  expect(await screen.findByText('Senha criada')).not.toBeNull();
  expect(container.textContent).not.toMatch(/nova|alterada/i);
});
