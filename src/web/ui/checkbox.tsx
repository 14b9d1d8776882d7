import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from './join-classes.ts';

/** A claim to tick. `look="card"` frames it, for lists whose items are to be weighed one by one. */
export function Checkbox({
  label,
  description,
  look = 'plain',
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  description?: ReactNode;
  look?: 'plain' | 'card';
  className?: string;
}) {
  const id = useId();
  return (
    <label
      className={joinClasses(
        look === 'card' ? 'option' : 'flex min-h-11 items-start gap-2.5 py-2',
        className,
      )}
    >
      <input
        {...input}
        type="checkbox"
        className="tick mt-0.5"
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
      />
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`}>{label}</span>
        {description && (
          <span className="hint block" id={`${id}-description`}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
