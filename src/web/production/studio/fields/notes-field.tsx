import { useId } from 'react';
import { countWords } from '#web/production/studio/model/slide-paths.ts';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useSlide, useStudio } from '#web/production/studio/use-studio.ts';

/** How fast a teacher reads to a class. */
const WORDS_A_MINUTE = 130;

/** What is said aloud while the slide is shown, and how long that takes. */
export function NotesField() {
  const { store } = useStudio();
  const slide = useSlide();
  const id = useId();
  if (!slide) return null;
  const words = countWords(slide.notes);
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
      <textarea
        id={id}
        data-field="notes"
        aria-describedby={`${id}-speech`}
        className="field studio-notes mt-2 block min-h-36 flex-1 resize-none"
        value={slide.notes}
        onFocus={() => store.lookAt('notes')}
        onBlur={store.seal}
        onChange={({ target }) => store.write('notes', target.value, true)}
      />
    </div>
  );
}
