import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '#shared/composition/draft.contract.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { answerCalls, refusal } from '#web/platform/testing/answer-calls.ts';
import { createProduction } from '#web/production/testing/create-production.ts';
import { DraftPart } from './draft-part.tsx';

const DRAFT = 'GET /api/lessons/l1/draft';
const DELIVER = 'POST /api/lessons/l1/draft/deliver';
const production = createProduction({ status: 'in_progress' });
const ready: Draft = {
  ...{ status: 'ready', reason: null, version: 3, unit: 'slide', findings: [] },
  ...{ isDelivered: false, byItself: null, isJudged: true, size: 15 },
  files: [
    { format: 'pptx', name: 'Frações.pptx', url: '/api/lessons/l1/draft/files/pptx?version=3' },
    { format: 'pdf', name: 'Frações.pdf', url: '/api/lessons/l1/draft/files/pdf?version=3' },
  ],
};
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const finding = (severity: 'hard' | 'soft', page: number | null, message: string) => ({
  ...{ check: 'title-repeated', severity, page, message },
});

function show(answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answers);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterContextProvider router={router}>
        <DraftPart production={production} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return calls;
}
const deliver = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Entregar o rascunho' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the draft of a lesson', () => {
  it('says that its last change is being judged, and is not handed over before', async () => {
    show({ [DRAFT]: { body: { ...ready, isJudged: false } } });
    await screen.findByText('Conferindo a última mudança…');
    expect(screen.queryByText(/não encontrou nada a mudar|entregue como está/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Entregar o rascunho' })).toBeNull();
    // As many as an editor left in it, not as were ordered.
    screen.getByText(/^Pronto, com 15 slides/);
    screen.getByRole('button', { name: 'Baixar PowerPoint' });
  });

  it('says what it has, and is handed over with notes', async () => {
    const calls = show({
      [DRAFT]: { body: ready },
      [DELIVER]: { body: { ...production, status: 'completed' } },
    });
    fireEvent.click(await deliver());
    screen.getByText(/já pode baixar “Frações.pptx”/);
    fireEvent.click(screen.getByRole('button', { name: 'Entregar' }));
    await screen.findByText('Escreva as observações da entrega');
    expect(calls).not.toContain(DELIVER);
    fireEvent.change(screen.getByLabelText('Observações da entrega'), { target: { value: 'Boa aula!' } });
    fireEvent.click(screen.getByRole('button', { name: 'Entregar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter((call) => call === DELIVER)).toHaveLength(1);
  });

  it('cannot be handed over while a check forbids it, and says where', async () => {
    const findings = [
      finding('hard', 9, 'Dois slides têm o mesmo título.'),
      finding('soft', null, 'Faltam fontes.'),
    ];
    show({ [DRAFT]: { body: { ...ready, findings } } });
    expect((await deliver()).disabled).toBe(true);
    screen.getByText('1 ponto impede a entrega');
    screen.getByText('Slide 9');
    screen.getByText('1 aviso para conferir');
    screen.getByText('Geral');
  });

  it('keeps the notes when handing over fails, and says why', async () => {
    show({
      [DRAFT]: { body: ready },
      [DELIVER]: { status: 409, body: refusal('draft_outdated', 'O rascunho mudou.') },
    });
    fireEvent.click(await deliver());
    const notes = screen.getByLabelText<HTMLTextAreaElement>('Observações da entrega');
    fireEvent.change(notes, { target: { value: 'Boa aula!' } });
    fireEvent.click(screen.getByRole('button', { name: 'Entregar' }));
    await screen.findByText('O rascunho mudou.');
    expect(notes.value).toBe('Boa aula!');
  });

  it('of a revision says that what was asked for is not in the delivered version yet', async () => {
    show({ [DRAFT]: { body: { ...ready, isDelivered: true } } });
    await screen.findByText('Esta versão já foi entregue');
    screen.getByText(/No estúdio, os pedidos estão ao lado/);
    expect(screen.queryByRole('button', { name: 'Entregar o rascunho' })).toBeNull();
  });

  it('says that it is being composed, and why there is none', async () => {
    show({ [DRAFT]: { body: { ...ready, status: 'composing', files: [] } } });
    await screen.findByText(/Montando o rascunho/);
    cleanup();
    show({ [DRAFT]: { body: { ...ready, status: 'none', reason: 'O material é pouco.', files: [] } } });
    await screen.findByText('O material é pouco.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
