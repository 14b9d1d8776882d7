import { useEffect, useRef, useState } from 'react';
import type { UploadRule } from '#shared/files/accepted-kinds.ts';
import { checkFile } from '#shared/files/check-file.ts';
import { ApiProblem, isSessionLost } from '#web/platform/api-problem.ts';
import type { UploadProgress } from '#web/platform/send-form.ts';
import { leaveForLogin } from '#web/platform/session/lost-session.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { explainUpload } from './explain-upload.ts';
import { FILE_TEXTS } from './file-texts.ts';

/** What a sending of a file needs of its call. */
export interface UploadCall {
  signal: AbortSignal;
  onUploadProgress: (progress: UploadProgress) => void;
  /** The same for every try to send one chosen file: an answer that was lost must not store it twice. */
  idempotencyKey: string;
}
export type Upload =
  | { state: 'none' }
  | { state: 'sending'; file: File; progress: UploadProgress | null }
  /** `canRetry` where another try of the same file may go better. */
  | { state: 'failed'; file: File; fault: string; canRetry: boolean };

/**
 * Sends one file at a time with its progress. What can be told of a file beforehand is told without a byte sent;
 * leaving the screen gives the sending up.
 */
export function useFileUpload<T>({
  rule,
  about = '',
  send,
  onSent,
}: {
  rule: UploadRule;
  /** What goes along with the file: sent with something else it is another sending. */
  about?: string;
  send: (file: File, call: UploadCall) => Promise<T>;
  onSent: (answer: T, file: File) => void;
}) {
  const [upload, setUpload] = useState<Upload>({ state: 'none' });
  const abort = useRef<AbortController | null>(null);
  const tried = useRef<{ file: File; about: string; key: string } | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const fail = (file: File, fault: string, canRetry: boolean) => {
    setUpload({ state: 'failed', file, fault, canRetry });
    showToast({ title: FILE_TEXTS.uploadFailed, description: fault, tone: 'error' });
  };
  const run = async (file: File) => {
    const isSame = tried.current?.file === file && tried.current.about === about;
    const idempotencyKey = isSame && tried.current ? tried.current.key : crypto.randomUUID();
    tried.current = { file, about, key: idempotencyKey };
    const controller = new AbortController();
    abort.current = controller;
    setUpload({ state: 'sending', file, progress: null });
    try {
      const answer = await send(file, {
        signal: controller.signal,
        onUploadProgress: (progress) => setUpload({ state: 'sending', file, progress }),
        idempotencyKey,
      });
      tried.current = null;
      setUpload({ state: 'none' });
      onSent(answer, file);
    } catch (error) {
      if (isSessionLost(error)) return leaveForLogin();
      if (error instanceof ApiProblem && error.code === 'cancelled') return setUpload({ state: 'none' });
      const { fault, canRetry } = explainUpload(error);
      fail(file, fault, canRetry);
    }
  };
  return {
    upload,
    choose(file: File) {
      if (upload.state === 'sending') return;
      const problem = checkFile(file, rule);
      if (problem) {
        return fail(
          file,
          problem.title === 'Erro' ? problem.detail : `${problem.title}. ${problem.detail}`,
          false,
        );
      }
      void run(file);
    },
    retry: () => upload.state === 'failed' && upload.canRetry && void run(upload.file),
    cancel: () => abort.current?.abort(),
    dismiss: () => setUpload({ state: 'none' }),
  };
}
