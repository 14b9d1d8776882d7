import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClasses } from './button-look.ts';

/** A link that looks like a button and loads another document (or a file). Inside the app use LinkButton. */
export function AnchorButton({
  variant,
  size,
  className,
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & ButtonLook) {
  return (
    <a
      {...rest}
      className={buttonClasses({ ...(variant && { variant }), ...(size && { size }), className })}
    />
  );
}
