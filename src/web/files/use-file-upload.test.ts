import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deliveryRuleFor } from '#shared/files/accepted-kinds.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { toastStore } from '#web/ui/toast-store.ts';
import { type UploadCall, useFileUpload } from './use-file-upload.ts';

const pdf = () => new File(['%PDF-1.7'], 'final.pdf', { type: 'application/pdf' });
const lost = () => new ApiProblem({ code: 'network', status: 0, message: 'Sem conexão.' });
const toast = () => toastStore.get()[0];

function sendBy(send: (file: File, call: UploadCall) => Promise<string>) {
  const onSent = vi.fn();
  const { result, unmount, rerender } = renderHook(
    ({ about }) =>
      useFileUpload({ rule: deliveryRuleFor({ serviceType: 'presentation' }), about, send, onSent }),
    { initialProps: { about: 'aula 1' } },
  );
  return { result, unmount, onSent, sendAbout: (about: string) => rerender({ about }) };
}

afterEach(cleanup);

it('sends no byte of a file that the call would refuse', async () => {
  const send = vi.fn();
  const { result } = sendBy(send);
  await act(async () => result.current.choose(new File(['x'], 'nota.txt')));
  expect(send).not.toHaveBeenCalled();
  expect(result.current.upload).toMatchObject({
    state: 'failed',
    fault: 'Tipo de arquivo não permitido. Use apenas PDF, PPT ou PPTX',
    canRetry: false,
  });
  expect(toast()).toMatchObject({ title: 'Erro no upload', tone: 'error' });
});

it('tries again under the same key after a broken connection, so that nothing arrives twice', async () => {
  const send = vi.fn<(file: File, call: UploadCall) => Promise<string>>();
  send.mockRejectedValueOnce(lost()).mockResolvedValueOnce('there');
  const { result, onSent } = sendBy(send);
  const file = pdf();
  await act(async () => result.current.choose(file));
  expect(result.current.upload).toMatchObject({ state: 'failed', canRetry: true });
  expect(toast()?.description).toContain('Erro ao enviar arquivo');
  await act(async () => void result.current.retry());
  expect(onSent).toHaveBeenCalledWith('there', file);
  expect(result.current.upload).toEqual({ state: 'none' });
  const keys = send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

it('gives another choice of a file another key', async () => {
  const send = vi.fn<(file: File, call: UploadCall) => Promise<string>>().mockResolvedValue('there');
  const { result } = sendBy(send);
  await act(async () => result.current.choose(pdf()));
  await act(async () => result.current.choose(pdf()));
  const [first, second] = send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(second).not.toBe(first);
});

it('keeps the key when the same file is chosen again after a lost answer, until what goes along changes', async () => {
  const send = vi.fn<(file: File, call: UploadCall) => Promise<string>>().mockRejectedValue(lost());
  const { result, sendAbout } = sendBy(send);
  const file = pdf();
  await act(async () => result.current.choose(file));
  await act(async () => result.current.choose(file));
  sendAbout('aula 2');
  await act(async () => void result.current.retry());
  const [first, again, other] = send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('takes one file at a time, and forgets one that is cancelled without a fault', async () => {
  const send = vi.fn(
    (_file: File, { signal }: UploadCall) =>
      new Promise<string>((_resolve, reject) => {
        signal.addEventListener('abort', () =>
          reject(new ApiProblem({ code: 'cancelled', status: 0, message: '' })),
        );
      }),
  );
  const { result, unmount } = sendBy(send);
  await act(async () => result.current.choose(pdf()));
  expect(result.current.upload.state).toBe('sending');
  await act(async () => result.current.choose(pdf()));
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => result.current.cancel());
  expect(result.current.upload).toEqual({ state: 'none' });
  await act(async () => result.current.choose(pdf()));
  unmount();
  expect(send.mock.calls[1]?.[1].signal.aborted).toBe(true);
});
