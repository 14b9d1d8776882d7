import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { KeepEmailForm } from './access/keep-email-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('does not tell who comes with a spent link to ask for another, which nobody can', async () => {
  const refusal = {
    type: 'urn:lousa:problem:invalid_token',
    status: 400,
    detail: 'Este link já foi usado ou expirou. Peça um novo.',
    message: 'Este link já foi usado ou expirou. Peça um novo.',
  };
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(JSON.stringify(refusal), { status: 400 })),
  );
  const { container } = render(<KeepEmailForm token="t" />);
  fireEvent.click(screen.getByRole('button', { name: 'Manter este e-mail' }));
  expect(await screen.findByText(/fale com a nossa equipe/)).not.toBeNull();
  expect(container.textContent).not.toContain('Peça um novo');
});
