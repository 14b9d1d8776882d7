import type { ComponentProps, ReactNode } from 'react';
import { FormField, type FormFieldProps } from './form-field.tsx';

/** The system's own list: the best one on a phone and the only one every assistive technology knows. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  className,
  children,
  ...select
}: FormFieldProps & Omit<ComponentProps<'select'>, 'className'> & { children: ReactNode }) {
  return (
    <FormField
      label={label}
      hint={hint}
      error={error}
      {...(isOptional && { isOptional })}
      {...(className && { className })}
    >
      {(wiring) => (
        <select {...select} {...wiring} className="field">
          {children}
        </select>
      )}
    </FormField>
  );
}
