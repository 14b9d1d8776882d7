import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';
import { answerCalls, refusal } from '#web/platform/testing/answer-calls.ts';
import { createProduction } from '#web/production/testing/create-production.ts';
import { DeliverButton } from './deliver-button.tsx';

const PATCH = 'PATCH /api/productions/p1';
const ROUNDS = 'GET /api/lessons/l1/deliveries';
const production = createProduction({ status: 'in_progress' });
const uploaded = { ...production, deliveryUrl: '/api/files/f1/download' };
const rounds = { body: [{ round: 1, fileName: 'final.pptx' }] };

function show(facts = production) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DeliverButton production={facts} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Entregar' }));
}
const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Observações da entrega');
const write = (text: string) => fireEvent.change(notes(), { target: { value: text } });
const hand = () => fireEvent.click(screen.getByRole('button', { name: 'Entregar' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a delivery', () => {
  it('asks for the file first, then for the notes, and sends nothing', () => {
    const calls = answerCalls({});
    show();
    hand();
    screen.getByText('Envie o arquivo final antes de finalizar');
    screen.getByText('Escreva as observações da entrega');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Escolher arquivo' }));
    write('As falas estão nas notas.');
    expect(screen.queryByText('Escreva as observações da entrega')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('goes with a file of this round that was sent before, and leads to the notes', async () => {
    const calls = answerCalls({
      [ROUNDS]: rounds,
      [PATCH]: { body: { ...uploaded, status: 'completed' } },
    });
    show(uploaded);
    await screen.findByText('final.pptx');
    screen.getByText('Enviado, pronto para entregar');
    hand();
    expect(document.activeElement).toBe(notes());
    write('  As falas estão nas notas. ');
    hand();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter((call) => call === PATCH)).toHaveLength(1);
  });

  it('says what was found of the file and how it differs from the draft, before it is handed over', async () => {
    const finding = (page: number, severity: 'hard' | 'soft', message: string) => ({
      ...{ check: 'alt-missing', page, severity, message },
    });
    const same = { state: 'same', title: 'Capa', added: [], removed: [] };
    const report = {
      unit: 'slide',
      findings: [
        finding(3, 'hard', 'Falta o texto alternativo.'),
        finding(8, 'hard', 'Falta o texto alternativo.'),
      ],
      comparison: {
        draftVersion: 2,
        pages: [
          { ...same, at: 1, draftAt: 1 },
          {
            ...same,
            at: 2,
            draftAt: 2,
            state: 'changed',
            title: 'Etapas',
            added: ['absorve'],
            removed: ['captura'],
          },
          { ...same, at: null, draftAt: 3, state: 'missing', title: 'Resumo' },
        ],
      },
    };
    answerCalls({ [ROUNDS]: { body: [{ round: 1, fileName: 'final.pptx', report }] } });
    show(uploaded);
    await screen.findByText('2 problemas que quem recebe vai notar');
    screen.getByText('Enviado, com problemas para conferir antes');
    screen.getByText('Slides 3 e 8');
    screen.getByText('Slides comparados ao rascunho: 1 igual, 1 mudado, 1 a menos');
    screen.getByText('absorve');
    screen.getByText('Slide 3 do rascunho (não está no arquivo)');
  });

  it('keeps its notes when it fails, and says why', async () => {
    const calls = answerCalls({
      [ROUNDS]: rounds,
      [PATCH]: [
        { status: 409, body: refusal('wrong_state', 'Esta aula foi cancelada.') },
        { body: { ...uploaded, status: 'completed' } },
      ],
    });
    show(uploaded);
    await screen.findByText('final.pptx');
    write('As falas estão nas notas.');
    hand();
    await screen.findByText('Erro ao finalizar projeto');
    screen.getByText('Esta aula foi cancelada.');
    expect(notes().value).toBe('As falas estão nas notas.');
    hand();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter((call) => call === PATCH)).toHaveLength(2);
  });
});
