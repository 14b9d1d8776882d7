import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addNote } from '#shared/backoffice/admin-lessons.contract.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { notesQuery } from '#web/backoffice/lessons/client-queries.ts';
import { EDIT_TEXTS, NOTE_TEXTS } from '#web/backoffice/lessons/detail-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** The notes that admins leave one another on a lesson, oldest first, and a new one below them. */
export function LessonNotes({
  lessonId,
  text,
  onWrite,
}: {
  lessonId: string;
  /** What is being written; it outlives the tab. */
  text: string;
  onWrite: (text: string) => void;
}) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto p-5">
        <NoteList lessonId={lessonId} />
      </div>
      <NoteForm lessonId={lessonId} text={text} onWrite={onWrite} />
    </div>
  );
}

function NoteList({ lessonId }: { lessonId: string }) {
  const { data, error, isFetching, refetch } = useQuery(notesQuery(lessonId));
  if (error) {
    return (
      <ErrorPanel
        title={NOTE_TEXTS.error}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <LoadingArea label={NOTE_TEXTS.loading}>
        <Skeleton className="h-16" />
        <Skeleton className="mt-3 h-16" />
      </LoadingArea>
    );
  }
  if (data.length === 0) return <p className="py-4 text-center font-bold">{NOTE_TEXTS.none}</p>;
  return (
    <ul className="grid gap-3">
      {data.map(({ id, text, createdAt, author }) => (
        <li key={id} className="rounded-field bg-paper-2 p-3.5">
          <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          <p className="smaller mt-1 text-ink-2">
            {author?.name ?? NOTE_TEXTS.removedAuthor},{' '}
            <span className="num">{formatDateTime(createdAt)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function NoteForm({
  lessonId,
  text,
  onWrite,
}: {
  lessonId: string;
  text: string;
  onWrite: (text: string) => void;
}) {
  const client = useQueryClient();
  // A try of the same note repeats its key, so that it is never saved twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const saving = useMutation({
    mutationFn: (note: string) =>
      callApi(addNote, { params: { id: lessonId }, body: { text: note }, idempotencyKey: key }),
    onSuccess: (_saved, note) => {
      // What was typed since stays.
      if (text.trim() === note) onWrite('');
      setKey(crypto.randomUUID());
      showToast({ title: EDIT_TEXTS.success, description: NOTE_TEXTS.saved, tone: 'success' });
      return client.invalidateQueries({ queryKey: notesQuery(lessonId).queryKey });
    },
    onError: (error) =>
      showToast({ title: NOTE_TEXTS.failure, description: messageOf(error), tone: 'error' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !saving.isPending) saving.mutate(text.trim());
  };
  return (
    <form
      className="grid gap-3 border-t border-border px-5 py-3 pb-[calc(.75rem+env(safe-area-inset-bottom))]"
      onSubmit={submit}
    >
      <TextArea
        label={NOTE_TEXTS.label}
        hint={NOTE_TEXTS.hint}
        minLines={1}
        maxLength={3000}
        value={text}
        onChange={({ target }) => {
          onWrite(target.value);
          setKey(crypto.randomUUID());
        }}
      />
      <Button
        type="submit"
        size="m"
        className="justify-self-end"
        isBusy={saving.isPending}
        busyLabel={NOTE_TEXTS.saving}
        disabled={!text.trim()}
      >
        {NOTE_TEXTS.save}
      </Button>
    </form>
  );
}
