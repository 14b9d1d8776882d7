import { type KeyboardEvent, memo, useId } from 'react';
import { countWords, type FieldPath } from '#web/production/studio/model/slide-paths.ts';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useStudio } from '#web/production/studio/use-studio.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { HeldText } from './held-text.tsx';

export interface TypedFieldProps {
  path: FieldPath;
  /** Null is shown as an empty field, and an empty optional one is null. */
  value: string | null;
  label: string;
  /** The place that says what it is stands around it: the label is only heard. */
  isLabelHidden?: boolean;
  isLong?: boolean;
  /** It may wrap, but holds no line break of its own. */
  isOneLine?: boolean;
  isOptional?: boolean;
  /** Letters that are read to the end. */
  most?: number | undefined;
  /** What belongs here, where its label is only heard. */
  placeholder?: string | undefined;
  /** Words that can be taken in; counted once they are near. */
  mostWords?: number;
  className?: string;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** Text of the slide, changed as it is typed. */
export const TypedField = memo(function TypedField({
  path,
  value,
  label,
  isLabelHidden = false,
  isLong = false,
  isOneLine = false,
  isOptional = false,
  most,
  placeholder,
  mostWords,
  className,
  onKeyDown,
}: TypedFieldProps) {
  const { store } = useStudio();
  const id = useId();
  const text = value ?? '';
  const words = mostWords === undefined ? 0 : countWords(text);
  const isOver = (most !== undefined && text.length > most) || (mostWords !== undefined && words > mostWords);
  const counter =
    most !== undefined
      ? `${text.length}/${most}`
      : mostWords !== undefined && words > mostWords * 0.8
        ? TEXTS.words(words, mostWords)
        : null;
  // What is pasted may have breaks.
  const clean = (typed: string) => (isOneLine ? typed.replaceAll(/\s*\n\s*/g, ' ') : typed);
  return (
    <div className={joinClasses('min-w-0', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'studio-label'}>
        {label}
        {isOptional && !isLabelHidden && <span className="font-normal"> {TEXTS.optional}</span>}
      </label>
      <HeldText
        {...{ id, path, text, isLong, placeholder }}
        className={`field studio-field ${isLong ? 'block resize-none' : ''}`}
        describedBy={counter === null ? undefined : `${id}-count`}
        isInvalid={isOver}
        onTyped={(typed) => {
          const kept = clean(typed);
          store.write(path, isOptional && kept === '' ? null : kept, true);
          return kept;
        }}
        onKeyDown={(event) => {
          if (isOneLine && event.key === 'Enter') event.preventDefault();
          onKeyDown?.(event);
        }}
      />
      {counter !== null && (
        <p
          id={`${id}-count`}
          className={`num mt-0.5 text-right text-[.8125rem] ${isOver ? 'font-bold text-error-t' : 'text-ink-2'}`}
        >
          {counter}
        </p>
      )}
    </div>
  );
});
