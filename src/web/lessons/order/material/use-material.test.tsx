import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addMaterial, type Material, removeMaterial } from '#shared/lessons/materials.contract.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { useMaterial } from './use-material.ts';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('#web/platform/call-api.ts', () => ({ callApi }));

const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const told = (id: string, changes: Partial<Material> = {}): Material => ({
  id,
  originalName: `${id}.pdf`,
  size: 4,
  status: 'read',
  pageCount: 1,
  recognised: null,
  ahead: null,
  amount: { characters: 600, words: 100 },
  figures: 0,
  isEstimate: false,
  error: null,
  expiresAt: '2027-01-01T00:00:00.000Z',
  ...changes,
});
/** Answers of the sendings, in the order they were begun, to be given in any other. */
let sendings: PromiseWithResolvers<Material>[];
let removed: string[];

beforeEach(() => {
  localStorage.clear();
  sendings = [];
  removed = [];
  callApi.mockImplementation((call: unknown, options: { params?: { id: string } }) => {
    if (call === removeMaterial) {
      removed.push(options.params?.id ?? '');
      return Promise.resolve();
    }
    if (call !== addMaterial) return Promise.resolve(told(options.params?.id ?? ''));
    const sending = Promise.withResolvers<Material>();
    sendings.push(sending);
    return sending.promise;
  });
});
afterEach(cleanup);

function show() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useMaterial, { wrapper }).result;
}

it('the answer of an earlier file, come late, never stands for the file chosen after it', async () => {
  const result = show();
  await act(async () => result.current.choose(file('um.pdf')));
  await act(async () => result.current.choose(file('dois.pdf')));
  await act(async () => sendings[1]?.resolve(told('dois')));
  await act(async () => sendings[0]?.resolve(told('um', { amount: { characters: 9, words: 9 } })));
  await waitFor(() => expect(result.current.material?.id).toBe('dois'));
  expect(result.current.chosen).toMatchObject({ name: 'dois.pdf', id: 'dois', state: 'sent' });
  expect(removed).toEqual(['um']);
});

it('an order waits for a file on its way, and names it without sending it again', async () => {
  const result = show();
  await act(async () => result.current.choose(file('aula.pdf')));
  const settled = result.current.settle();
  await act(async () => sendings[0]?.resolve(told('aula')));
  expect(await settled).toEqual({ materialId: 'aula', file: null });
});

it('a file that could not go ahead goes with the order', async () => {
  const result = show();
  const chosen = file('aula.pdf');
  await act(async () => result.current.choose(chosen));
  await act(async () =>
    sendings[0]?.reject(new ApiProblem({ code: 'network', status: 0, message: 'Sem conexão.' })),
  );
  expect(await result.current.settle()).toEqual({ materialId: null, file: chosen });
});

it('a file the server refuses says so at its place and holds the order back', async () => {
  const result = show();
  await act(async () => result.current.choose(file('aula.pdf')));
  const message = 'O arquivo está danificado.';
  await act(async () =>
    sendings[0]?.reject(new ApiProblem({ code: 'unreadable_file', status: 422, message })),
  );
  expect(result.current.error).toBe(message);
  expect(await result.current.settle()).toBeNull();
});

it('an order whose file was cancelled while it waited does not go out', async () => {
  const result = show();
  await act(async () => result.current.choose(file('aula.pdf')));
  const settled = result.current.settle();
  await act(async () => result.current.cancel());
  await act(async () => sendings[0]?.reject(new ApiProblem({ code: 'cancelled', status: 0, message: '' })));
  expect(await settled).toBeNull();
  expect(result.current.chosen?.state).toBe('unsent');
});
