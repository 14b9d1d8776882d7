import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { editLesson } from '#shared/backoffice/admin-lessons.contract.ts';
import type { OpenedLesson } from '#shared/backoffice/clients.contract.ts';
import { openedLessonQuery } from '#web/backoffice/lessons/client-queries.ts';
import { EDIT_TEXTS } from '#web/backoffice/lessons/detail-texts.ts';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { showToast } from '#web/ui/toast-store.ts';
import {
  draftOf,
  type EditDraft,
  type EditFaults,
  faultsOf,
  isChanged,
  readChanges,
  typedSince,
} from './edit-draft.ts';

/** What goes to the server, and the fields it was read from. */
interface Saved {
  changes: NonNullable<ReturnType<typeof readChanges>['changes']>;
  typed: Partial<EditDraft>;
}

/**
 * What is being changed of an opened lesson. It outlives the tab it is typed on; what somebody else changes meanwhile
 * shows in the fields that were left alone.
 */
export function useEditLesson(lesson: OpenedLesson) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Partial<EditDraft>>({});
  const [faults, setFaults] = useState<EditFaults>({});
  const draft = { ...draftOf(lesson), ...typed };
  const saving = useMutation({
    mutationFn: ({ changes }: Saved) => send(lesson.id, changes),
    onSuccess: async (_lesson, { typed: sent }) => {
      showToast({ title: EDIT_TEXTS.success, description: EDIT_TEXTS.saved, tone: 'success' });
      await client.fetchQuery(openedLessonQuery(lesson.id)).catch(() => undefined);
      setTyped((now) => typedSince(sent, now));
      setFaults({});
      await client.invalidateQueries();
    },
    // The sentence stands above the button; a toast would lie on both.
    onError: (error) => setFaults(error instanceof ApiProblem ? faultsOf(error.issues) : {}),
  });
  return {
    draft,
    faults,
    isDirty: isChanged(lesson, draft),
    isSaving: saving.isPending,
    /** The server's sentence on what it refused. */
    refusal: saving.error ? messageOf(saving.error) : null,
    change(changed: Partial<EditDraft>) {
      setTyped((before) => ({ ...before, ...changed }));
      const now = { ...faults };
      for (const field of Object.keys(changed) as (keyof EditDraft)[]) delete now[field];
      setFaults(now);
    },
    undo() {
      setTyped({});
      setFaults({});
      saving.reset();
    },
    /** Answers whether there was something to send. */
    save(): boolean {
      const { changes, faults: found } = readChanges(lesson, draft);
      setFaults(found ?? {});
      if (!changes) return false;
      saving.mutate({ changes, typed });
      return true;
    },
  };
}
export type LessonEditing = ReturnType<typeof useEditLesson>;

const send = (id: string, body: Saved['changes']) => callApi(editLesson, { params: { id }, body });
