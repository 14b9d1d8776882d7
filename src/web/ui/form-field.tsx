import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { UI_TEXTS } from './ui-texts.ts';

/** What a control needs to belong to its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}
export interface FormFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The sentence of the broken rule; absent when all is well. */
  error?: string | undefined;
  isOptional?: boolean;
  className?: string;
}

/** Label above, hint and error below, all tied to the control that `children` draws with the wiring. */
export function FormField({
  label,
  hint,
  error,
  isOptional = false,
  className,
  after,
  children,
}: FormFieldProps & { after?: ReactNode; children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <label className="label mb-1.5" htmlFor={id}>
        {label}
        {isOptional && <span className="font-normal text-ink-2"> {UI_TEXTS.optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
      {hint && (
        <div className="hint mt-1.5" id={hintId}>
          {hint}
        </div>
      )}
      {after}
    </div>
  );
}

/** The error of a field or group: icon and sentence. */
export function FieldError({ id, error }: { id?: string | undefined; error?: string | undefined }) {
  if (!error) return null;
  return (
    <p className="fault mt-1.5" id={id}>
      <CircleAlert size={18} className="mt-0.5" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{error}</span>
    </p>
  );
}
