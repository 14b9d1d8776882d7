import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DraftFigures } from '#shared/production/draft-work.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { answerCalls } from '#web/platform/testing/answer-calls.ts';
import { DraftFiguresCard } from './draft-figures.tsx';

const group = { deliveries: 2, minutes: 44.6, slides: 0.8, blocks: 0.9, words: 0.957 };
const nothing = { deliveries: 0, minutes: null, slides: null, blocks: null, words: null };
const empty: DraftFigures = {
  total: nothing,
  byEditor: [],
  byKind: [],
  bySource: [],
  uploads: 3,
  checks: [],
  layouts: [],
};

function show(body: DraftFigures) {
  answerCalls({ 'GET /api/admin/draft-figures': { body } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DraftFiguresCard from={null} />
    </QueryClientProvider>,
  );
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('tells how long drafts took and what of them stayed, by editor and by material', async () => {
  show({
    ...{ total: group, uploads: 0, bySource: [{ ...group, source: 'docx' }] },
    byEditor: [{ ...group, name: 'Lia Prado' }],
    byKind: [
      { ...group, kind: 'presentation' },
      { ...group, words: 0.5, kind: 'booklet' },
    ],
    checks: [{ check: 'notes-length', message: 'As notas têm 10 palavras.', deliveries: 2 }],
    layouts: [{ from: 'points', slides: 1 }],
  });
  const row = await screen.findByRole('row', { name: /Lia Prado/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2', '45 min', '80%', '90%', '95%']);
  screen.getByRole('row', { name: /Word/ });
  expect(screen.getByRole('row', { name: /Apostilas/ }).textContent).toContain('50%');
  screen.getByText('As notas têm 10 palavras.');
  screen.getByText('Título e pontos');
});

it('says what will stand there before any draft was handed over', async () => {
  show(empty);
  await screen.findByText(/Nenhum rascunho entregue neste período/);
  screen.getByText('Outras 3 primeiras entregas vieram de arquivos enviados.');
  expect(screen.queryByRole('table')).toBeNull();
});
