import type { ComponentProps, ReactNode } from 'react';
import { FormField, type FormFieldProps } from './form-field.tsx';
import { joinClasses } from './join-classes.ts';

export interface TextFieldProps extends FormFieldProps, Omit<ComponentProps<'input'>, 'className'> {
  /** Stands at the left edge inside the field. */
  icon?: ReactNode;
}

/** One line of text. Spread `field('name')` of the form into it. */
export function TextField({ label, hint, error, isOptional, className, icon, ...input }: TextFieldProps) {
  return (
    <FormField
      label={label}
      hint={hint}
      error={error}
      {...(isOptional && { isOptional })}
      {...(className && { className })}
    >
      {(wiring) => (
        <div className="relative">
          {icon && (
            <span className="absolute left-3.5 top-1/2 -translate-y-1/2 text-ink-2" aria-hidden="true">
              {icon}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...wiring}
            className={joinClasses('field', Boolean(icon) && 'pl-11')}
          />
        </div>
      )}
    </FormField>
  );
}
