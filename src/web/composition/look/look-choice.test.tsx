import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lessonPreviewQuery, type PreviewedLesson } from '#web/composition/preview-queries.ts';
import {
  createPreviewServer,
  type PreviewServer,
  previewOf,
} from '#web/composition/testing/preview-server.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { toastStore } from '#web/ui/toast-store.ts';
import { LookChoice } from './look-choice.tsx';

const LESSON: PreviewedLesson = { id: 'l1', analysisVersion: 1, status: 'waiting_approval' };
const { queryKey } = lessonPreviewQuery(LESSON);

let server: PreviewServer;
let client: ReturnType<typeof createQueryClient>;
beforeEach(async () => {
  server = createPreviewServer();
  client = createQueryClient();
  vi.stubGlobal('fetch', server.fetch);
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await screen.findByText('Aparência');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const { data } = useQuery(lessonPreviewQuery(LESSON));
  return data ? <LookChoice lesson={LESSON} preview={data} /> : null;
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const choose = async (name: string) => {
  const before = server.looks.length;
  fireEvent.click(radio(name));
  await waitFor(() => expect(server.looks).toHaveLength(before + 1));
};
const answer = async (with_: Parameters<PreviewServer['looks'][number]['answer']>[0]) => {
  act(() => server.looks.at(-1)?.answer(with_));
  await screen.findByText('A prévia muda na hora.');
};

it('a theme stands as chosen at once, with colours that go with it, and nothing else can be until it is there', async () => {
  expect(chosen()).toEqual(['quadro', 'natureza']);
  await choose('Norma');
  expect(server.looks[0]?.body).toEqual({ theme: 'norma', palette: 'petroleo' });
  expect(chosen()).toEqual(['norma', 'petroleo']);
  fireEvent.click(radio('Recreio'));
  expect(chosen()).toEqual(['norma', 'petroleo']);
  await answer(previewOf({ version: 2, theme: 'norma', palette: 'petroleo' }));
  expect(chosen()).toEqual(['norma', 'petroleo']);
  expect(server.looks).toHaveLength(1);
});

it('a theme that is come back to wears the colours it was left in', async () => {
  await choose('Matemática');
  await answer(previewOf({ version: 2, palette: 'matematica' }));
  await choose('Norma');
  await answer(previewOf({ version: 3, theme: 'norma', palette: 'petroleo' }));
  await choose('Quadro');
  expect(server.looks.at(-1)?.body).toEqual({ theme: 'quadro', palette: 'matematica' });
});

it('a refused look is taken back on screen, and the server says why', async () => {
  await choose('Humanas');
  await answer(429);
  expect(chosen()).toEqual(['quadro', 'natureza']);
  expect(toastStore.get()[0]?.description).toBe('Espere um pouco.');
});

it('an answer of before never takes the place of a newer look', async () => {
  await choose('Humanas');
  await answer(previewOf({ version: 2, palette: 'humanas' }));
  server.preview = previewOf({ version: 1 });
  await client.invalidateQueries({ queryKey });
  expect(chosen()).toEqual(['quadro', 'humanas']);
  server.preview = previewOf({ state: 'making', version: 0, pages: [] });
  await client.invalidateQueries({ queryKey });
  expect(chosen()).toEqual(['quadro', 'humanas']);
  server.preview = previewOf({ version: 3, palette: 'linguagens' });
  await client.invalidateQueries({ queryKey });
  await waitFor(() => expect(chosen()).toEqual(['quadro', 'linguagens']));
});

it('a booklet has templates in place of themes', async () => {
  act(() => {
    client.setQueryData(queryKey, previewOf({ unit: 'page', theme: 'caderno' }));
  });
  const values = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  await waitFor(() => expect(values().slice(0, 2)).toEqual(['caderno', 'manual']));
});
