import { beforeEach, expect, it, vi } from 'vitest';
import { uploadFile } from '#shared/files/files.contract.ts';
import { sendMessage } from '#shared/messages/messages.contract.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { describeFailure } from './failure.ts';
import type { OutgoingFile, OutgoingMessage } from './outbox.ts';
import { sendOutgoing } from './send-outgoing.ts';

const call = vi.fn();

const file = (key: string, fileId: string | null = null): OutgoingFile => ({
  key,
  file: new File(['x'], `${key}.pdf`),
  sent: 0,
  fileId,
});
const message = (files: OutgoingFile[]): OutgoingMessage => ({
  key: 'intent',
  content: 'Segue o arquivo',
  files,
  createdAt: '2026-11-21T15:00:00Z',
  failure: null,
});
const send = (files: OutgoingFile[], onFile = vi.fn()) =>
  sendOutgoing('l1', message(files), { onFile, signal: new AbortController().signal, call });

beforeEach(() => call.mockReset());

it('the files go first, those that are there already do not go again', async () => {
  call.mockResolvedValueOnce({ id: 'stored-b' }).mockResolvedValueOnce({ id: 'm1' });
  const onFile = vi.fn();
  await send([file('a', 'stored-a'), file('b')], onFile);
  expect(call.mock.calls.map(([endpoint, { idempotencyKey }]) => [endpoint, idempotencyKey])).toEqual([
    [uploadFile, 'b'],
    [sendMessage, 'intent'],
  ]);
  expect(call.mock.calls[1]?.[1].body).toEqual({
    content: 'Segue o arquivo',
    attachmentIds: ['stored-a', 'stored-b'],
  });
  expect(onFile).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'b', fileId: 'stored-b' }));
});

it('a file that does not arrive keeps its message from being sent, in the words of an upload', async () => {
  call.mockRejectedValueOnce(
    new ApiProblem({ code: 'too_large', status: 413, message: 'O arquivo passa de 10 MB.' }),
  );
  const error = await send([file('a')]).catch((thrown: unknown) => thrown);
  expect(describeFailure(error)).toEqual({
    title: 'Erro no upload',
    text: 'Erro ao enviar arquivo. O arquivo passa de 10 MB.',
  });
  expect(call).toHaveBeenCalledTimes(1);
});

it('a message that does not arrive is told in its own words', async () => {
  call.mockRejectedValueOnce(
    new ApiProblem({ code: 'network', status: 0, message: 'Sem conexão com o servidor.' }),
  );
  const error = await send([]).catch((thrown: unknown) => thrown);
  expect(describeFailure(error)).toEqual({
    title: 'Erro ao enviar mensagem',
    text: 'Sem conexão com o servidor.',
  });
});
