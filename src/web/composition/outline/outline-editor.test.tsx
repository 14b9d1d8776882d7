import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outline } from '#shared/analysis/outline/outline.contract.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { answerCalls, refusal } from '#web/platform/testing/answer-calls.ts';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { OutlineEditor } from './outline-editor.tsx';

const PUT = 'PUT /api/lessons/l1/outline';
const item = (number: number, purpose: Outline['items'][number]['purpose'] = 'conteudo') => ({
  ...{ id: `p${number}`, title: `Slide ${number}`, proposedTitle: `Slide ${number}`, section: 0, purpose },
  ...{ use: 'own' as const, proposedUse: 'own' as const },
  ...{ canSplit: purpose === 'conteudo', canJoin: purpose === 'conteudo', canLeaveOut: number > 1 },
});
const outline: Outline = {
  ...{ version: 1, unit: 'slide', size: 4, closed: null, sections: ['Aula'] },
  items: [item(1, 'capa'), item(2), item(3), item(4, 'verificacao')],
};
/** Two chapters, the first with a section, the second with two. */
const chapters: Outline = {
  ...{ ...outline, unit: 'page', size: 20 },
  items: ['own', 'joined', 'own', 'joined', 'joined'].map((use, at) => ({
    ...{ ...item(at + 1), title: `Parte ${at + 1}`, proposedTitle: `Parte ${at + 1}`, canSplit: false },
    ...{ canLeaveOut: true, use: use as 'own', proposedUse: use as 'own' },
  })),
};
const sent: { version: number; items: { id: string; title: string; use: string }[] }[] = [];
const titles = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('button:not([aria-label])')?.textContent);

function show(
  answers: Parameters<typeof answerCalls>[0] = { [PUT]: { body: { ...outline, version: 2 } } },
  client = createQueryClient(),
  loaded = outline,
) {
  answerCalls(answers);
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.method === 'PUT') sent.push(JSON.parse(String(init.body)));
    return real(url, init);
  });
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <OutlineEditor lessonId="l1" loaded={loaded} canAskMore onLook={looked} onClose={() => undefined} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
}
/** The slides that the rows somebody was at are of. */
const looked = vi.fn<(page: number) => void>();
const settle = () => act(() => vi.advanceTimersByTimeAsync(600));
const press = (name: string, key: string, more = {}) =>
  fireEvent.keyDown(screen.getByRole('button', { name }), { key, ...more });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  sent.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the outline', () => {
  it('has the slide shown whose row somebody is at, wherever that is moved to', () => {
    show();
    looked.mockClear();
    screen.getByRole('button', { name: 'Slide 3' }).focus();
    screen.getByRole('button', { name: 'Mover Slide 4' }).focus();
    press('Mover Slide 4', 'ArrowUp', { altKey: true });
    expect(looked.mock.calls.flat()).toEqual([3, 4, 3]);
  });

  it('is put into another order by the keyboard, said aloud, and saved by itself once', async () => {
    show();
    press('Mover Slide 3', 'ArrowUp', { altKey: true });
    expect(titles()).toEqual(['Slide 1', 'Slide 3', 'Slide 2', 'Slide 4']);
    screen.getByText('Slide 3: posição 2 de 4');
    press('Mover Slide 3', 'ArrowUp', { altKey: true });
    expect(titles()[0]).toBe('Slide 1');
    await settle();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      version: 1,
      items: [{ id: 'p1' }, { id: 'p3' }, { id: 'p2' }, { id: 'p4' }],
    });
    await screen.findByText('Tudo salvo');
  });

  it('is renamed in place: Enter keeps what is written, Escape does not', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Slide 2' }));
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Título do slide 2' });
    fireEvent.change(field(), { target: { value: 'Luz' } });
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(titles()[1]).toBe('Slide 2');
    press('Slide 2', 'F2');
    // The whole of a long title is seen; it stays one line.
    expect(field().tagName).toBe('TEXTAREA');
    fireEvent.change(field(), { target: { value: ' Luz\n do Sol ' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(titles()[1]).toBe('Luz do Sol');
    await settle();
    expect(sent[0]?.items[1]?.title).toBe('Luz do Sol');
  });

  it('with a slide left out says what is missing and saves nothing until the size is met again', async () => {
    show();
    press('Mover Slide 4', 'Delete');
    screen.getByText('3 de 4 slides');
    screen.getByText(/Falta 1 slide/);
    await settle();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Dividir “Slide 2”' }));
    screen.getByText('4 de 4 slides');
    await settle();
    expect(sent[0]?.items.map(({ id, use }) => `${id} ${use}`)).toEqual([
      ...['p1 own', 'p2.1 own', 'p2.2 own', 'p3 own', 'p4 left_out'],
    ]);
  });

  it('takes every change back, the saved ones too', async () => {
    show();
    press('Mover Slide 3', 'ArrowUp', { altKey: true });
    await settle();
    press('Mover Slide 3', 'z', { ctrlKey: true });
    expect(titles()).toEqual(['Slide 1', 'Slide 2', 'Slide 3', 'Slide 4']);
    await settle();
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('shows what another window made of it instead of overwriting that', async () => {
    const present = { ...outline, version: 7, items: outline.items.with(1, { ...item(2), title: 'De lá' }) };
    show({ [PUT]: { status: 409, body: { ...refusal('outline_outdated', 'Mudou.'), outline: present } } });
    press('Mover Slide 3', 'ArrowUp', { altKey: true });
    await settle();
    await waitFor(() => expect(titles()[1]).toBe('De lá'));
    await settle();
    expect(sent).toHaveLength(1);
  });

  it('is not lost by closing: what fits is sent after the one on its way, from the version that one made', async () => {
    const late = Promise.withResolvers<void>();
    show();
    const answered = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const isFirst = sent.length === 0;
      const answer = await answered(url, init);
      if (isFirst) await late.promise;
      return answer;
    });
    press('Mover Slide 3', 'ArrowUp', { altKey: true });
    await settle();
    press('Mover Slide 3', 'ArrowDown', { altKey: true });
    cleanup();
    expect(sent).toHaveLength(1);
    late.resolve();
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1, 2]));
    expect(sent[1]?.items.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  it('with a slide too few waits for who comes back to it', async () => {
    const client = createQueryClient();
    show({}, client);
    press('Mover Slide 4', 'Delete');
    cleanup();
    await settle();
    show({}, client);
    screen.getByText('3 de 4 slides');
    expect(sent).toEqual([]);
  });

  it('that could not be saved stays as it is, with the reason and another try', async () => {
    show({ [PUT]: [{ status: 503, body: {} }, { body: { ...outline, version: 2 } }] });
    press('Mover Slide 3', 'ArrowUp', { altKey: true });
    await settle();
    await screen.findByText('Não foi possível salvar o roteiro');
    expect(titles()[1]).toBe('Slide 3');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await screen.findByText('Tudo salvo');
  });

  it('asks for more about a slide in words the engine reads, once it was said what that takes', async () => {
    const asked: unknown[] = [];
    show({ 'POST /api/lessons/l1/adjustments': { body: {} } });
    const answered = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (init?.method === 'POST') asked.push(JSON.parse(String(init.body)));
      return answered(url, init);
    });
    press('Mover Slide 3', 'Delete');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Ações de Slide 2' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Quero mais sobre isto' }));
    await screen.findByRole('alertdialog', { name: 'Mais sobre “Slide 2”?' });
    screen.getByText(/O roteiro recomeça/);
    fireEvent.click(screen.getByRole('button', { name: 'Refazer a análise' }));
    await waitFor(() => expect(asked).toEqual([{ text: 'Mais sobre “Slide 2”' }]));
  });

  it('of a booklet has chapters that move, go and come with their sections, whatever their number', async () => {
    show({ [PUT]: { body: { ...chapters, version: 2 } } }, createQueryClient(), chapters);
    screen.getByText('2 capítulos em 20 páginas');
    press('Mover Parte 3', 'ArrowUp', { altKey: true });
    expect(titles()).toEqual(['Parte 3', 'Parte 4', 'Parte 5', 'Parte 1', 'Parte 2']);
    press('Mover Parte 1', 'Delete');
    press('Mover Parte 5', 'ArrowUp', { altKey: true });
    await settle();
    expect(sent.at(-1)?.items.map(({ id, use }) => `${id} ${use}`)).toEqual([
      ...['p3 own', 'p5 joined', 'p4 joined', 'p1 left_out', 'p2 left_out'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^Parte 2/ }));
    expect(screen.getAllByText('Ficou de fora')).toHaveLength(1);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Ações de Parte 5' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Fazer capítulo próprio' }));
    screen.getByText('2 capítulos em 20 páginas');
    fireEvent.click(screen.getByRole('button', { name: 'Voltar ao proposto' }));
    expect(titles()).toEqual(['Parte 1', 'Parte 2', 'Parte 3', 'Parte 4', 'Parte 5']);
  });

  it('of a booklet says why chapters that make other pages are not kept', async () => {
    const said = 'Com este roteiro o material não enche as 20 páginas do pedido.';
    show({ [PUT]: { status: 422, body: refusal('outline_refused', said) } }, createQueryClient(), chapters);
    press('Mover Parte 3', 'Delete');
    await settle();
    await screen.findByText(said);
  });
});
