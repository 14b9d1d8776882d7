import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';
import { toastStore } from '#web/ui/toast-store.ts';
import { RatingForm } from './rating-form.tsx';

function open(answer: () => Response) {
  const sent = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', sent);
  const onRated = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RatingForm lessonId="l1" onRated={onRated} />
    </QueryClientProvider>,
  );
  return { sent, onRated };
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a rating', () => {
  it('needs its stars, is sent with the comment, and is thanked for', async () => {
    const { sent, onRated } = open(() => Response.json({ stars: 4 }, { status: 201 }));
    submit();
    expect(screen.getByText('Escolha de 1 a 5 estrelas')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: '4 estrelas, Boa' }));
    expect(screen.queryByText('Escolha de 1 a 5 estrelas')).toBeNull();
    fireEvent.change(screen.getByLabelText(/Comentário/), { target: { value: 'Ótima' } });
    submit();
    await waitFor(() => expect(onRated).toHaveBeenCalledTimes(1));
    expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toEqual({ stars: 4, comment: 'Ótima' });
    expect(toastStore.get()[0]?.title).toBe('Agradecemos a sua avaliação!');
  });

  it('that was given elsewhere is told in the words of the server', async () => {
    const message = 'Esta entrega já foi avaliada.';
    const { onRated } = open(() => Response.json({ message }, { status: 409 }));
    fireEvent.click(screen.getByRole('radio', { name: '1 estrela, Muito ruim' }));
    submit();
    await waitFor(() => expect(onRated).toHaveBeenCalledTimes(1));
    expect(toastStore.get()[0]).toMatchObject({ title: 'Erro', description: message });
  });
});
