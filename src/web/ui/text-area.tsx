import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { FormField, type FormFieldProps } from './form-field.tsx';
import { joinClasses } from './join-classes.ts';

const MIN_HEIGHTS = { 1: 'min-h-12! max-h-60 resize-none', 3: 'min-h-24!', 10: 'min-h-64!' } as const;
const count = new Intl.NumberFormat('pt-BR');

/**
 * Several lines of text. With `limit` it counts the characters (a line break is one) and turns red over
 * the limit, without cutting what was typed. A form that fills the field from outside passes `length`.
 */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  className,
  limit,
  length,
  minLines,
  ref,
  onInput,
  ...area
}: FormFieldProps &
  Omit<ComponentProps<'textarea'>, 'className'> & {
    limit?: number;
    length?: number;
    /** How many lines high it is when empty; it grows with the text. Eight unless told. */
    minLines?: keyof typeof MIN_HEIGHTS;
  }) {
  const element = useRef<HTMLTextAreaElement | null>(null);
  const [typed, setTyped] = useState(0);
  // A form library writes its first value into the element, past React.
  useLayoutEffect(() => setTyped(element.current?.value.length ?? 0), []);
  const used = length ?? typed;
  const isOver = limit !== undefined && used > limit;
  return (
    <FormField
      label={label}
      hint={hint}
      error={error}
      {...(isOptional && { isOptional })}
      {...(className && { className })}
      after={
        limit !== undefined && (
          <p
            className={`num mt-1 text-right text-[.9375rem] ${isOver ? 'font-bold text-error-t' : 'text-ink-2'}`}
          >
            {count.format(used)}/{count.format(limit)}
          </p>
        )
      }
    >
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          ref={(node) => {
            element.current = node;
            if (typeof ref === 'function') return ref(node);
            if (ref) ref.current = node;
          }}
          className={joinClasses('field block', minLines && MIN_HEIGHTS[minLines])}
          onInput={(event) => {
            setTyped(event.currentTarget.value.length);
            onInput?.(event);
          }}
        />
      )}
    </FormField>
  );
}
