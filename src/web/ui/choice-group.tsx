import { type ReactNode, useId } from 'react';
import { FieldError } from './form-field.tsx';
import { UI_TEXTS } from './ui-texts.ts';

/** A question with several answers: legend, hint, the choices, one error. Lay the choices out with `className`. */
export function ChoiceGroup({
  legend,
  hint,
  error,
  isOptional = false,
  isLegendHidden = false,
  className = 'grid gap-3',
  children,
}: {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  isLegendHidden?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined} className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'label'}>
        {legend}
        {isOptional && <span className="font-normal text-ink-2"> {UI_TEXTS.optional}</span>}
      </legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={`${isLegendHidden ? '' : 'mt-2'} ${className}`}>{children}</div>
      <FieldError id={error ? `${id}-error` : undefined} error={error} />
    </fieldset>
  );
}
