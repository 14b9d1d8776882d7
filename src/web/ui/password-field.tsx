import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { FormField, type FormFieldProps } from './form-field.tsx';
import { UI_TEXTS } from './ui-texts.ts';

export interface Strength {
  /** 0 (nothing yet) to 4. */
  score: number;
  text: string;
}
const STEPS = [1, 2, 3, 4] as const;
const FILLS = ['bg-track', 'bg-error-t', 'bg-warning-t', 'bg-ok-t', 'bg-ok-t'] as const;

/** A password that can be shown, with an optional hint of its strength in words and bars. */
export function PasswordField({
  label,
  hint,
  error,
  isOptional,
  className,
  strength,
  ...input
}: FormFieldProps & Omit<ComponentProps<'input'>, 'className' | 'type'> & { strength?: Strength }) {
  const [isShown, setShown] = useState(false);
  const fill = FILLS[strength?.score ?? 0];
  return (
    <FormField
      label={label}
      hint={strength?.text ?? hint}
      error={error}
      {...(isOptional && { isOptional })}
      {...(className && { className })}
      after={
        strength && (
          <div className="mt-2 flex gap-1.5" aria-hidden="true">
            {STEPS.map((step) => (
              <span
                key={step}
                className={`h-1.5 flex-1 rounded-full ${step <= strength.score ? fill : 'bg-track'}`}
              />
            ))}
          </div>
        )
      }
    >
      {(wiring) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="field pr-13"
          />
          <button
            type="button"
            className="absolute right-0.5 top-1/2 grid size-11 -translate-y-1/2 place-items-center text-ink-2 hover:text-ink"
            aria-label={isShown ? UI_TEXTS.hidePassword : UI_TEXTS.showPassword}
            aria-controls={wiring.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </button>
        </div>
      )}
    </FormField>
  );
}
