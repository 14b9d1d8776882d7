import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClasses } from './button-look.ts';
import { joinClasses } from './join-classes.ts';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'>,
    ButtonLook {
  label: string;
  icon: ReactNode;
}

/** A button of 44 px that shows an icon alone; `label` is its name, shown as a tooltip to who points at it. */
export function IconButton({ label, icon, variant = 'text', size, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={buttonClasses({
          variant,
          ...(size && { size }),
          className: joinClasses('button-icon', className),
        })}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
