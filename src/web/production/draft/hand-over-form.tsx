import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { deliverDraft } from '#shared/production/production.contract.ts';
import { MAX_NOTES_LENGTH, type Production } from '#shared/production/production.schemas.ts';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { DELIVERY_TEXTS as TEXTS } from '#web/production/delivery/delivery-texts.ts';
import { clientName } from '#web/production/describe-production.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** Why a draft cannot be handed over just now, told to the person as it stands. */
export class CannotHandOver extends Error {}

/**
 * Hands a draft over with notes, from the project and from the studio alike. `findVersion` tells which version goes, and
 * throws `CannotHandOver` where none can. The notes belong to the caller: they outlive the dialog.
 */
export function useHandOver({
  lesson,
  notes,
  findVersion,
  onDone,
}: {
  lesson: Production['lesson'];
  notes: string;
  findVersion: () => number | Promise<number>;
  onDone: (production: Production) => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const body = { version: await findVersion(), notes: notes.trim() };
      return callApi(deliverDraft, { params: { id: lesson.id }, body });
    },
    onSuccess: (production) => {
      const description = TEXTS.deliveredText(clientName(lesson));
      showToast({ title: TEXTS.delivered, description, tone: 'success' });
      onDone(production);
      return client.invalidateQueries();
    },
    onError: (error) => {
      // Somebody else was quicker: what is shown is looked at again.
      if (error instanceof ApiProblem && error.status === 409) void client.invalidateQueries();
    },
  });
}

/** The notes of a delivery and what came of it; without notes the field is led to and says so. */
export function HandOverForm({
  handOver,
  notes,
  onNotes,
  isHeld = false,
  children,
  actions,
}: {
  handOver: ReturnType<typeof useHandOver>;
  notes: string;
  onNotes: (notes: string) => void;
  /** Something keeps it back; sent by Enter it stays. */
  isHeld?: boolean;
  /** What is handed over. */
  children?: ReactNode;
  /** The buttons below. */
  actions: ReactNode;
}) {
  const [wasRefused, setWasRefused] = useState(false);
  const { error } = handOver;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (handOver.isPending || isHeld) return;
    setWasRefused(true);
    if (notes.trim() === '') event.currentTarget.querySelector('textarea')?.focus();
    else handOver.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {error && (
        <Notice tone="error" title={TEXTS.failed}>
          <p>{error instanceof CannotHandOver ? error.message : messageOf(error)}</p>
        </Notice>
      )}
      {children}
      <TextArea
        label={TEXTS.notes}
        hint={TEXTS.notesHint}
        minLines={3}
        limit={MAX_NOTES_LENGTH}
        length={notes.length}
        error={wasRefused && notes.trim() === '' ? TEXTS.needsNotes : undefined}
        value={notes}
        onChange={({ target }) => onNotes(target.value)}
      />
      {actions}
    </form>
  );
}
