import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Lesson, MAX_COMMENTS_LENGTH } from '#shared/lessons/lesson.schemas.ts';
import { appendComments } from '#shared/lessons/lessons.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { readCommentLog } from './read-comment-log.ts';

const TEXTS = {
  none: 'Nenhum comentário ainda.',
  label: 'Novo comentário',
  hint: 'Fica no registro da aula, com nome e data, para você e a equipe.',
  add: 'Adicionar',
  adding: 'Adicionando...',
  failed: 'Erro ao salvar o comentário',
} as const;

/** What was noted on a lesson, oldest first, and a field for one more entry; nothing in it is changed afterwards. */
export function CommentLog({
  lesson: { id, comments },
  onAppended,
}: {
  lesson: Pick<Lesson, 'id' | 'comments'>;
  onAppended: (lesson: Lesson) => void;
}) {
  const entries = readCommentLog(comments);
  return (
    <div className="grid gap-4">
      {entries.length === 0 && <p className="text-ink-2">{TEXTS.none}</p>}
      <ul className="grid max-h-96 gap-2.5 overflow-y-auto empty:hidden">
        {entries.map(({ date, author, text }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its end, and may say the same twice
          <li key={n} className="border-l-2 border-border pl-3 whitespace-pre-line wrap-anywhere">
            {author && (
              <p className="smaller text-ink-2">
                <strong>{author}</strong>, <span className="num">{date}</span>
              </p>
            )}
            {text}
          </li>
        ))}
      </ul>
      <CommentForm lessonId={id} onAppended={onAppended} />
    </div>
  );
}

function CommentForm({ lessonId, onAppended }: { lessonId: string; onAppended: (lesson: Lesson) => void }) {
  const [text, setText] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (comments: string) =>
      callApi(appendComments, { params: { id: lessonId }, body: { comments } }),
    onSuccess: (lesson, sent) => {
      // What was typed since stays.
      setText((now) => (now.trim() === sent ? '' : now));
      onAppended(lesson);
    },
    onError: (error) => showToast({ title: TEXTS.failed, description: messageOf(error), tone: 'error' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !isPending) mutate(text.trim());
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <TextArea
        label={TEXTS.label}
        hint={TEXTS.hint}
        minLines={1}
        maxLength={MAX_COMMENTS_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        type="submit"
        variant="outline"
        size="m"
        className="justify-self-end"
        disabled={!text.trim()}
        isBusy={isPending}
        busyLabel={TEXTS.adding}
      >
        {TEXTS.add}
      </Button>
    </form>
  );
}
