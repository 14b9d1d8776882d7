import { useId } from 'react';
import { slideOf } from '#web/production/studio/model/draft-store.ts';
import { countWords } from '#web/production/studio/model/slide-paths.ts';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraftInTurn } from '#web/production/studio/use-in-turn.ts';
import { useStudio } from '#web/production/studio/use-studio.ts';
import { HeldText } from './held-text.tsx';

/** How fast a teacher reads to a class. */
const WORDS_A_MINUTE = 130;

/** What is said aloud while the slide is shown, and how long that takes. */
export function NotesField() {
  const { store } = useStudio();
  const notes = useDraftInTurn('notes', (state) => slideOf(state)?.notes);
  const id = useId();
  if (notes === undefined) return null;
  const words = countWords(notes);
  const seconds = Math.round((words / WORDS_A_MINUTE) * 60);
  return (
    <div className="flex h-full flex-col">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <label htmlFor={id} className="font-title text-[.9375rem] font-bold">
          {TEXTS.notes}
        </label>
        <p id={`${id}-speech`} className="num ml-auto text-[.8125rem] text-ink-2">
          {TEXTS.speech(words, seconds)}
        </p>
      </div>
      <HeldText
        {...{ id, text: notes, isLong: true }}
        path="notes"
        describedBy={`${id}-speech`}
        className="field studio-notes mt-2 block min-h-36 flex-1 resize-none"
        onTyped={(typed) => {
          store.write('notes', typed, true);
          return typed;
        }}
      />
    </div>
  );
}
