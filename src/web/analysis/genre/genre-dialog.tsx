import { type FormEvent, useId, useRef, useState } from 'react';
import type { JudgedDocument } from '#shared/analysis/ai-analysis.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { tellGenre } from '#shared/lessons/lessons.contract.ts';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { useLessonAction } from '#web/analysis/use-lesson-action.ts';
import { callApi } from '#web/platform/call-api.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { RadioCard } from '#web/ui/radio-card.tsx';
import { labelGenre, rankGenres } from './describe-genre.ts';
import { GENRE_TEXTS as TEXTS } from './genre-texts.ts';

/** Every genre, likeliest first; another one than the material was taken for has it analysed anew. */
export function GenreDialog({
  document,
  lesson,
  sync,
  onClose,
}: Pick<PanelProps, 'lesson' | 'sync'> & { document: JudgedDocument; onClose: () => void }) {
  const [chosen, setChosen] = useState<Genre>(document.genre);
  const [error, setError] = useState<string>();
  const isSending = useRef(false);
  const name = useId();
  const tell = useLessonAction({
    run: () => callApi(tellGenre, { params: { id: lesson.id }, body: { genre: chosen } }),
    sync,
    success: TEXTS.sent,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second tap comes before the first has been drawn.
    if (tell.isPending || isSending.current) return;
    if (chosen === document.genre) {
      setError(TEXTS.same);
      return;
    }
    isSending.current = true;
    tell.mutate(undefined, {
      onSettled: () => {
        isSending.current = false;
      },
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS.title}
      description={TEXTS.description}
    >
      <form noValidate onSubmit={submit}>
        <ChoiceGroup legend={TEXTS.legend} isLegendHidden className="grid gap-2 sm:grid-cols-2">
          {rankGenres(document).map((genre) => (
            <RadioCard
              key={genre}
              name={name}
              value={genre}
              title={labelGenre(genre)}
              description={genre === document.genre && TEXTS.current}
              checked={chosen === genre}
              onChange={() => {
                setError(undefined);
                setChosen(genre);
              }}
            />
          ))}
        </ChoiceGroup>
        <div className="-bottom-5 -mx-5 -mb-5 mt-4 border-t border-border bg-paper px-5 pb-5 pt-4 [@media(min-height:40rem)]:sticky sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-7">
          {error && (
            <p className="font-bold text-error-t" role="alert">
              {error}
            </p>
          )}
          <DialogFooter
            cancel={TEXTS.back}
            onCancel={onClose}
            submit={TEXTS.send}
            isBusy={tell.isPending}
            busyLabel={TEXTS.sending}
            isLeavable
          />
        </div>
      </form>
    </Dialog>
  );
}
