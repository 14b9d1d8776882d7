import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AdminFile } from '#shared/files/admin-files.contract.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { toastStore } from '#web/ui/toast-store.ts';
import { useFileChanges } from './use-file-changes.ts';

const file = (id: string) =>
  ({ id, status: 'active', isBlocked: false, restorableUntil: null, originalName: `${id}.pdf` }) as AdminFile;

/** Blocks the files; the server refuses `gone`. Answers whether the asker was told that it is done. */
async function block(...ids: string[]) {
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('/gone')
      ? Response.json(
          { type: 'urn:lousa:problem:not_found', message: 'Arquivo não encontrado' },
          { status: 404 },
        )
      : Response.json(file('a')),
  );
  const onDone = vi.fn();
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useFileChanges(onDone), { wrapper });
  await act(() => result.current.mutateAsync({ change: 'block', files: ids.map(file), reason: 'Dados' }));
  return onDone.mock.calls.length === 1;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is not over where every file was refused: the reason is there for another try', async () => {
  expect(await block('gone')).toBe(false);
  expect(toastStore.get().at(-1)).toMatchObject({ title: 'Erro ao alterar status do arquivo' });
});

it('is over where some were changed', async () => {
  expect(await block('a')).toBe(true);
  expect(await block('a', 'gone')).toBe(true);
  expect(toastStore.get().at(-1)?.description).toContain('1 de 2 arquivos ficou como estava.');
});
