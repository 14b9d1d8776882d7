import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { checkFile } from '#shared/files/check-file.ts';
import { addMaterial, type Material, removeMaterial } from '#shared/lessons/materials.contract.ts';
import { faultOfFile } from '#web/files/explain-upload.ts';
import type { OrderSource } from '#web/lessons/order/order-form-data.ts';
import { ORDER_TEXTS as TEXTS } from '#web/lessons/order/order-texts.ts';
import { ApiProblem, isSessionLost } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { keptText } from '#web/platform/kept-text.ts';
import type { UploadProgress } from '#web/platform/send-form.ts';
import { leaveForLogin } from '#web/platform/session/lost-session.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { materialQuery } from './material-queries.ts';

interface Chosen {
  name: string;
  size: number;
  /** Null where it was sent before the screen was opened anew. */
  file: File | null;
  /** Of the file sent ahead; null while it is not there. */
  id: string | null;
  /** `unsent`: it did not arrive ahead and goes with the order. */
  state: 'sending' | 'sent' | 'unsent' | 'refused';
}
export interface ChosenMaterial {
  chosen: Chosen | null;
  /** What is known of it so far; null before it has arrived. */
  material: Material | null;
  error: string | null;
  progress: UploadProgress | null;
  choose: (file: File) => void;
  cancel: () => void;
  remove: () => void;
  /** What the order names, once an upload under way has ended; null where the file was refused or its sending cancelled. */
  settle: () => Promise<OrderSource | null>;
  /** What the server says of the file while it takes the order. True where the order can be sent once more, with the file. */
  refuse: (error: ApiProblem) => boolean;
  /** The order has gone out with it. */
  forget: () => void;
}

const keptSchema = z.object({ id: z.string(), name: z.string(), size: z.number() });
const kept = () => keptText('order.material');

/**
 * The file of an order, sent once and as soon as it is chosen, so that it can be measured while the form is filled.
 * Answers of an earlier file never touch a later one; where it cannot be sent ahead, the order takes it along.
 */
export function useMaterial(): ChosenMaterial {
  const queryClient = useQueryClient();
  const [chosen, show] = useState<Chosen | null>(loadKept);
  const [error, setError] = useState<string | null>(null);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const latest = useRef(chosen);
  const sending = useRef<{ abort: AbortController; ended: Promise<void> } | null>(null);
  const query = useQuery({ ...materialQuery(chosen?.id ?? ''), enabled: chosen?.id != null });

  const setChosen = useCallback((next: Chosen | null) => {
    latest.current = next;
    show(next);
    kept().save(next?.id ? JSON.stringify({ id: next.id, name: next.name, size: next.size }) : '');
  }, []);
  useEffect(() => () => sending.current?.abort.abort(), []);
  // Its day is over: what is still in hand goes with the order.
  const isGone = query.error instanceof ApiProblem && query.error.code === 'material_not_found';
  useEffect(() => {
    const { current } = latest;
    if (!isGone || !current) return;
    if (current.file) return setChosen({ ...current, id: null, state: 'unsent' });
    setChosen(null);
    setError(TEXTS.fileGone);
  }, [isGone, setChosen]);

  const end = () => {
    const before = sending.current;
    sending.current = null;
    before?.abort.abort();
    setProgress(null);
  };
  const giveBack = (id: string | null) => {
    if (id) void callApi(removeMaterial, { params: { id } }).catch(() => undefined);
  };

  const send = async (file: File, abort: AbortController) => {
    const isLatest = () => sending.current?.abort === abort;
    const form = new FormData();
    form.append('file', file, file.name);
    const about = { name: file.name, size: file.size, file };
    try {
      const added = await callApi(addMaterial, {
        form,
        idempotencyKey: crypto.randomUUID(),
        signal: abort.signal,
        onUploadProgress: (now) => isLatest() && setProgress(now),
      });
      if (!isLatest()) return giveBack(added.id);
      queryClient.setQueryData(materialQuery(added.id).queryKey, added);
      setChosen({ ...about, id: added.id, state: 'sent' });
    } catch (problem) {
      if (!isLatest()) return;
      if (isSessionLost(problem)) leaveForLogin();
      const fault = faultOfFile(problem);
      if (fault !== null) setError(fault);
      setChosen({ ...about, id: null, state: fault === null ? 'unsent' : 'refused' });
    } finally {
      if (isLatest()) end();
    }
  };

  return {
    chosen,
    material: chosen?.id == null ? null : (query.data ?? null),
    error,
    progress,
    choose(file) {
      const fault = checkFile(file);
      if (fault) {
        setError(`${fault.title}. ${fault.detail}`);
        return void showToast({ title: fault.title, description: fault.detail, tone: 'error' });
      }
      end();
      giveBack(latest.current?.id ?? null);
      setError(null);
      setChosen({ name: file.name, size: file.size, file, id: null, state: 'sending' });
      const abort = new AbortController();
      const mine = { abort, ended: Promise.resolve() };
      sending.current = mine;
      mine.ended = send(file, abort);
    },
    cancel() {
      end();
      const { current } = latest;
      if (current) setChosen({ ...current, state: 'unsent' });
      setError(TEXTS.cancelled);
    },
    remove() {
      end();
      giveBack(latest.current?.id ?? null);
      setChosen(null);
      setError(null);
    },
    async settle() {
      const started = sending.current;
      await started?.ended;
      const { current } = latest;
      if (!current) return { materialId: null, file: null };
      // Cancelled while the order waited for it: the person wants to look again.
      const isCancelled = started !== null && current.state === 'unsent' && started.abort.signal.aborted;
      if (current.state === 'refused' || isCancelled) return null;
      return { materialId: current.id, file: current.id === null ? current.file : null };
    },
    refuse(problem) {
      const { current } = latest;
      if (problem.code === 'material_not_found') {
        if (current?.file) {
          setChosen({ ...current, id: null, state: 'unsent' });
          return true;
        }
        setChosen(null);
        setError(TEXTS.fileGone);
        return false;
      }
      const fault = faultOfFile(problem);
      if (fault === null) return false;
      setError(fault);
      if (current) setChosen({ ...current, state: 'refused' });
      return false;
    },
    forget: () => kept().save(''),
  };
}

function loadKept(): Chosen | null {
  try {
    const known = keptSchema.safeParse(JSON.parse(kept().load() || 'null'));
    return known.success ? { ...known.data, file: null, state: 'sent' } : null;
  } catch {
    return null;
  }
}
