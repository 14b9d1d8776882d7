import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeckOperation } from '#shared/composition/studio/deck-operations.ts';
import type { Studio } from '#shared/composition/studio/studio.contract.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { refusal } from '#web/platform/testing/answer-calls.ts';
import { createProduction } from '#web/production/testing/create-production.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { StudioScreen } from './studio-screen.tsx';
import { DECK, finding, keepDraft, pointsOf, slideOfBlocks, studioOf } from './testing/studio-deck.ts';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const material = {
  pieces: [
    { id: 'b1', at: 'página 1', kind: 'paragraph', text: 'A luz entra pela folha. Depois conto mais.' },
    { id: 'b2', at: 'página 2', kind: 'paragraph', text: 'A água vem da raiz.' },
  ],
  passages: [
    { id: 'p1', blockId: 'b1', text: 'A luz entra pela folha.' },
    { id: 'p2', blockId: 'b2', text: 'A água vem da raiz.' },
  ],
};

function open(first: Studio = studioOf()) {
  const server = keepDraft(first);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${path}`;
    asked.push(call);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    if (call === 'GET /api/lessons/l1') return Response.json(createProduction().lesson);
    if (call === 'GET /api/lessons/l1/draft/deck') return Response.json(server.studio);
    if (path.endsWith('/material')) return Response.json(material);
    if (path.endsWith('/versions')) return Response.json([]);
    if (path.endsWith('/mend'))
      return Response.json({ slide: slideOfBlocks('s2', 'Luz', pointsOf('Menos.')) });
    if (path.endsWith('/deliver')) return Response.json(createProduction({ status: 'completed' }));
    if (call === 'PATCH /api/lessons/l1/draft') {
      const { version, operations } = body as { version: number; operations: DeckOperation[] };
      if (version === server.studio.version) return Response.json(server.save(version, operations));
      const told = { ...refusal('draft_outdated', 'O rascunho mudou.'), studio: server.studio };
      return Response.json(told, { status: 409 });
    }
    throw new Error(`unexpected call: ${call}`);
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider>
        <RouterContextProvider router={router}>
          <StudioScreen lessonId="l1" projectId={undefined} />
          <Toaster />
        </RouterContextProvider>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { server, asked };
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(600));
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const thumbnails = () =>
  within(screen.getByRole('navigation', { name: 'Slides' }))
    .getAllByRole('button', { name: /^Slide \d/ })
    .map((button) => button.getAttribute('aria-label'));
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width >='),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the studio', () => {
  it('shows slide, fields, material and checks of a draft, with the passages of the slide numbered', async () => {
    open();
    expect((await field('Título')).value).toBe('Fotossíntese');
    await choose(/^Slide 2: Luz e água/);
    expect((await field('Ponto 2: texto')).value).toBe('A água vem da raiz.');
    await screen.findByText('2 trechos neste slide');
    expect(screen.getAllByText(/^Do trecho/).map((one) => one.textContent)).toEqual([
      ...['Do trecho 1', 'Do trecho 2'],
    ]);
  });

  it('writes nothing into the page for one more key of a draft that is unsaved', async () => {
    open();
    await choose(/^Slide 2: Luz e água/);
    const point = await field('Ponto 2: texto');
    await screen.findByText('2 trechos neste slide');
    fireEvent.input(point, { target: { value: 'A água vem da raiz' } });
    await act(async () => undefined);
    const watch = new MutationObserver(() => undefined);
    watch.observe(document.body, { childList: true, attributes: true, characterData: true, subtree: true });
    fireEvent.input(point, { target: { value: 'A água vem da rai' } });
    await act(async () => undefined);
    expect(watch.takeRecords().map(({ target }) => target.nodeName)).toEqual([]);
    watch.disconnect();
    expect(point.value).toBe('A água vem da rai');
  });

  it('saves what is typed by itself, and takes it back with Ctrl+Z from within the field', async () => {
    const { server } = open();
    const title = await field('Título');
    type(title, 'A fotossíntese');
    await settle();
    expect(server.studio.deck.slides[0]?.title).toBe('A fotossíntese');
    screen.getByText(/salvo às/);
    fireEvent.keyDown(title, { key: 'z', ctrlKey: true });
    expect(title.value).toBe('Fotossíntese');
    fireEvent.keyDown(title, { key: 'y', ctrlKey: true });
    expect(title.value).toBe('A fotossíntese');
  });

  it('leads from what is drawn into the field that holds it', async () => {
    open();
    await choose(/^Slide 2: Luz e água/);
    await choose(/^Editar Título: Luz e água/);
    await settle();
    expect(document.activeElement).toBe(await field('Título'));
  });

  it('keeps no room for a name that a point does not have, and gives it one from its menu', async () => {
    open();
    await choose(/^Slide 2: Luz e água/);
    await field('Ponto 2: texto');
    expect(screen.queryByRole('textbox', { name: 'Ponto 2: nome' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ações: Ponto 2' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Adicionar nome' }));
    const name = await field('Ponto 2: nome');
    await waitFor(() => expect(document.activeElement).toBe(name));
    type(name, 'Água');
    type(name, '');
    expect(await field('Ponto 2: nome')).toBe(name);
  });

  it('adds, moves and removes points, each to be undone', async () => {
    const { server } = open();
    await choose(/^Slide 2/);
    const second = await field('Ponto 2: texto');
    second.focus();
    fireEvent.keyDown(second, { key: 'ArrowUp', altKey: true });
    fireEvent.click(screen.getByRole('button', { name: 'Adicionar ponto' }));
    type(await field('Ponto 3: texto'), 'O gás entra pelos estômatos.');
    await settle();
    const [points] = server.studio.deck.slides[1]?.blocks ?? [];
    expect(points?.type === 'points' && points.items.map(({ text }) => text)).toEqual([
      ...['A água vem da raiz.', 'A luz entra pela folha.', 'O gás entra pelos estômatos.'],
    ]);
    for (let step = 0; step < 3; step += 1) fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await settle();
    expect(server.studio.deck).toEqual(DECK);
  });

  it('is laid out anew by choosing a drawing, and as it was by choosing the first one again', async () => {
    const { server } = open();
    await choose(/^Slide 2/);
    fireEvent.click(await screen.findByRole('radio', { name: 'Processo' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Cartões' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Título e pontos' }));
    await settle();
    expect(server.studio.deck).toEqual(DECK);
    fireEvent.click(screen.getByRole('radio', { name: 'Processo' }));
    await settle();
    expect(server.studio.deck.slides[1]?.blocks[0]).toMatchObject({ type: 'process' });
  });

  it('moves, duplicates and removes slides by keyboard in the strip', async () => {
    const { server } = open();
    await screen.findByRole('navigation', { name: 'Slides' });
    const press = (key: string, more = {}) =>
      fireEvent.keyDown(screen.getByRole('button', { current: true }), { key, ...more });
    press('ArrowRight');
    press('ArrowRight', { altKey: true });
    screen.getByText('Luz e água: posição 3 de 3');
    press('d', { ctrlKey: true });
    await settle();
    expect(thumbnails()).toEqual([
      ...['Slide 1: Fotossíntese', 'Slide 2: Experimento', 'Slide 3: Luz e água', 'Slide 4: Luz e água'],
    ]);
    press('Delete');
    await settle();
    expect(server.studio.deck.slides.map(({ title }) => title)).toEqual([
      ...['Fotossíntese', 'Experimento', 'Luz e água'],
    ]);
    screen.getByText('3 de 3 slides do pedido');
  });

  it('renames a part and begins it a slide earlier from its name above the slides', async () => {
    const { server } = open();
    const part = (name: RegExp) => screen.findByRole('button', { name });
    const pick = async (button: HTMLElement, item: string) => {
      fireEvent.keyDown(button, { key: 'Enter' });
      fireEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await pick(await part(/^Parte 2 ?Experimento/), 'Renomear parte');
    const name = await screen.findByRole('textbox', { name: 'Nome da parte' });
    fireEvent.keyDown(name, { key: 'Delete' });
    fireEvent.change(name, { target: { value: 'Mãos à obra' } });
    fireEvent.click(screen.getByRole('button', { name: 'Renomear parte' }));
    await pick(await part(/^Parte 2 ?Mãos à obra/), 'Começar um slide antes');
    await settle();
    expect(server.studio.deck.sections.map(({ title }) => title)).toEqual(['Abertura', 'Mãos à obra']);
    expect(server.studio.deck.slides.map(({ section }) => section)).toEqual([0, 1, 1]);
  });

  it('walks through what was found with F7 and mends it as one step', async () => {
    const findings = [
      finding({ isMendable: true }),
      finding({ severity: 'hard', slideId: 's3', check: 'title-cut', message: 'O título foi cortado.' }),
    ];
    const { server, asked } = open(studioOf(DECK, { findings }));
    await screen.findByText('O título foi cortado.');
    fireEvent.keyDown(document.body, { key: 'F7' });
    await settle();
    expect(document.activeElement).toBe(await field('Título'));
    expect((await field('Título')).value).toBe('Experimento');
    fireEvent.click(screen.getByRole('button', { name: /^Corrigir/ }));
    await settle();
    expect(asked.filter((call) => call.endsWith('/mend'))).toHaveLength(1);
    await settle();
    expect(server.studio.deck.slides[1]?.title).toBe('Luz');
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await settle();
    expect(server.studio.deck).toEqual(DECK);
  });

  it('asks what to do where another window changed the draft, and keeps what both did', async () => {
    const { server } = open();
    const title = await field('Título');
    server.changeElsewhere((deck) => ({
      ...deck,
      slides: deck.slides.map((slide) => (slide.id === 's3' ? { ...slide, title: 'De lá' } : slide)),
    }));
    type(title, 'Daqui');
    await settle();
    const dialog = await screen.findByRole('dialog', { name: 'O rascunho mudou em outra janela' });
    within(dialog).getByText('De lá');
    within(dialog).getByText('Daqui');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pôr as minhas por cima' }));
    await settle();
    expect(server.studio.deck.slides.map((slide) => slide.title)).toEqual(['Daqui', 'Luz e água', 'De lá']);
  });

  it('is handed over as it is saved, with notes, and not while something holds it back', async () => {
    const held = studioOf(DECK, { findings: [finding({ severity: 'hard' })] });
    open(held);
    await choose(/^Entregar/);
    const dialog = screen.getByRole('dialog');
    within(dialog).getByText('Um achado impede a entrega');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Entregar' }).disabled).toBe(true);
    cleanup();
    const { asked } = open();
    type(await field('Título'), 'Pronta');
    await choose(/^Entregar/);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entregar' }));
    screen.getByText('Escreva as observações da entrega');
    type(screen.getByLabelText('Observações da entrega'), 'Boa aula!');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entregar' }));
    await settle();
    const calls = asked.filter((call) => call.startsWith('PATCH') || call.endsWith('/deliver'));
    await waitFor(() =>
      expect(calls).toEqual(['PATCH /api/lessons/l1/draft', 'POST /api/lessons/l1/draft/deliver']),
    );
  });

  it('says why a draft cannot be changed now instead of letting somebody work in vain', async () => {
    open(studioOf(DECK, { closed: 'A aula já foi entregue.' }));
    await screen.findByText('A aula já foi entregue.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
