import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClasses } from './button-look.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** While true the button keeps its size and its focus, shows a ring and takes no click. */
  isBusy?: boolean;
  /** Said instead of the children while busy, such as 'Salvando...'. */
  busyLabel?: string;
}

/**
 * Both labels lie in one grid cell, so the button is as wide as the longer one at all times. A busy
 * button is `aria-disabled`, not `disabled`, which would throw the keyboard focus away.
 */
export function Button({
  variant,
  size,
  className,
  isBusy = false,
  busyLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ ...(variant && { variant }), ...(size && { size }), className })}
      onClick={isBusy ? refuse : onClick}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
    >
      <span className="grid place-items-center">
        <span
          className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${isBusy ? 'invisible' : ''}`}
          aria-hidden={isBusy || undefined}
        >
          {children}
        </span>
        {(isBusy || busyLabel) && (
          <span
            className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${isBusy ? '' : 'invisible'}`}
            aria-hidden={!isBusy || undefined}
          >
            <Spinner />
            {busyLabel ?? children}
          </span>
        )}
      </span>
    </button>
  );
}
