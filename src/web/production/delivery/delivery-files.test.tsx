import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Delivery } from '#shared/production/production.schemas.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { DeliveryFiles } from './delivery-files.tsx';

const ALONE = /finalizado fora da Lousa, por isso vai sem cópia em PDF/;
const pdf = { format: 'pdf', name: 'aula.pdf', bytes: 20 } as const;
const delivery: Delivery = {
  ...{ round: 1, revisionText: null, openedAt: '2026-11-20T12:00:00Z', deliveredAt: '2026-11-22T12:00:00Z' },
  ...{ deliveryUrl: '/api/files/f1/download', fileName: 'aula.pptx', fileBytes: 10, copies: [] },
  ...{ report: null, editorNotes: '', rating: null },
};

function show(facts: Partial<Delivery>) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DeliveryFiles lessonId="l1" delivery={{ ...delivery, ...facts }} whyClosed="Sem arquivo" />
    </QueryClientProvider>,
  );
}

afterEach(cleanup);

describe('the files of a delivery', () => {
  it('tell that a file from elsewhere goes without a PDF', () => {
    show({});
    screen.getByText(ALONE);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('tell nothing of it beside a PDF, or where there is no file', () => {
    show({ copies: [pdf] });
    show({ fileName: 'aula.pdf' });
    show({ deliveryUrl: null });
    expect(screen.queryByText(ALONE)).toBeNull();
    screen.getByText('Sem arquivo');
  });
});
