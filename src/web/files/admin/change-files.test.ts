import { afterEach, expect, it, vi } from 'vitest';
import type { AdminFile } from '#shared/files/admin-files.contract.ts';
import { changeFiles } from './change-files.ts';

const file = (id: string, facts: Partial<AdminFile> = {}) =>
  ({ id, status: 'active', isBlocked: false, restorableUntil: null, ...facts }) as AdminFile;
const calls: { call: string; body: unknown }[] = [];

/** The server refuses the file `gone` and takes every other. */
function answer(): void {
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    calls.push({ call: `${method} ${path}`, body: body ? JSON.parse(String(body)) : null });
    if (!path.includes('/gone')) return Response.json({ id: path });
    return Response.json(
      { type: 'urn:lousa:problem:file_not_found', message: 'Arquivo não encontrado' },
      { status: 404 },
    );
  });
}
afterEach(() => {
  calls.length = 0;
  vi.unstubAllGlobals();
});

it('goes on after a refusal, and leaves out what the change does not concern', async () => {
  answer();
  const files = [file('a'), file('gone'), file('was', { status: 'deleted' }), file('b')];
  const { done, failed } = await changeFiles('delete', files);
  expect(calls.map(({ call }) => call)).toEqual([
    'DELETE /api/admin/files/a',
    'DELETE /api/admin/files/gone',
    'DELETE /api/admin/files/b',
  ]);
  expect([done.length, failed.map(({ file: { id } }) => id)]).toEqual([2, ['gone']]);
});

it('sends the reason of a block, and none where none was given', async () => {
  answer();
  await changeFiles('block', [file('a')], 'Dados de alunos');
  await changeFiles('block', [file('b')]);
  await changeFiles('unblock', [file('c', { isBlocked: true })]);
  expect(calls.map(({ body }) => body)).toEqual([
    { block: true, reason: 'Dados de alunos' },
    { block: true },
    { block: false },
  ]);
});
