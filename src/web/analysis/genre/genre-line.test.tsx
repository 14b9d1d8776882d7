import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JudgedDocument } from '#shared/analysis/ai-analysis.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { GenreLine } from './genre-line.tsx';

const exam: JudgedDocument = {
  genre: 'prova',
  confidence: 0.7,
  reasons: ['há questões com alternativas'],
  isTold: false,
  notice: 'O plano resolve a prova por assunto.',
  others: ['lista_exercicios'],
};
const lesson = { id: 'l1', allowedActions: ['adjust'] } as unknown as Lesson;

function show(document: JudgedDocument | null, shown = lesson) {
  const sync = { accept: vi.fn(), reload: vi.fn() };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GenreLine document={document} lesson={shown} sync={sync} />
    </QueryClientProvider>,
  );
  return sync;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the line below the verdict', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('says what was read, what follows, and why when asked', () => {
    show(exam);
    expect(screen.getByText('Li o seu material como uma prova.')).toBeTruthy();
    expect(screen.getByText('O plano resolve a prova por assunto.')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
    press('Por quê?');
    expect(screen.getByRole('listitem').textContent).toBe('há questões com alternativas');
  });

  it('is missing for analyses of before, and offers no change where none can be asked for', () => {
    show(null);
    expect(screen.queryByRole('button')).toBeNull();
    show(exam, { ...lesson, allowedActions: [] });
    expect(screen.queryByRole('button', { name: 'Não é isso?' })).toBeNull();
  });

  it('has the lesson analysed anew by what is chosen, once, and shows that', async () => {
    const after = { ...lesson, status: 'analyzing' };
    const call = vi.fn<typeof fetch>(async () => Response.json(after));
    vi.stubGlobal('fetch', call);
    const sync = show(exam);
    press('Não é isso?');
    press('Refazer a análise');
    expect(screen.getByRole('alert').textContent).toContain('Escolha outro tipo');
    fireEvent.click(screen.getByRole('radio', { name: 'Apostila' }));
    expect(screen.queryByRole('alert')).toBeNull();
    press('Refazer a análise');
    fireEvent.submit(screen.getByRole('radio', { name: 'Apostila' }));
    await waitFor(() => expect(sync.accept).toHaveBeenCalledWith(after));
    expect(call).toHaveBeenCalledTimes(1);
    const [url, init] = call.mock.calls[0] ?? [];
    expect([url, init?.method, init?.body]).toEqual([
      ...['/api/lessons/l1/genre', 'PUT', JSON.stringify({ genre: 'apostila' })],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
