import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from './join-classes.ts';

/**
 * One answer with its consequence and price. Stands in a ChoiceGroup; radio inputs of one `name` belong
 * together, each with its own `value`.
 */
export function RadioCard({
  title,
  description,
  price,
  priceNote,
  icon,
  className,
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'title' | 'className' | 'children'> & {
  title: ReactNode;
  description?: ReactNode;
  /** At the right edge, in figures. */
  price?: ReactNode;
  priceNote?: ReactNode;
  /** Decorative, at the right edge. */
  icon?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <label className={joinClasses('option', className)}>
      <input
        {...input}
        type="radio"
        className="tick mt-0.5"
        aria-labelledby={`${id}-title`}
        aria-describedby={[description && `${id}-description`, price && `${id}-price`]
          .filter(Boolean)
          .join(' ')}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-bold leading-snug" id={`${id}-title`}>
          {title}
        </span>
        {description && (
          <span className="hint block" id={`${id}-description`}>
            {description}
          </span>
        )}
        {children}
      </span>
      {price && (
        <span className="text-right" id={`${id}-price`}>
          <span className="num block text-lg font-bold leading-snug">{price}</span>
          {priceNote && <span className="num block text-[.9375rem] text-ink-2">{priceNote}</span>}
        </span>
      )}
      {icon && (
        <span className="text-action" aria-hidden="true">
          {icon}
        </span>
      )}
    </label>
  );
}
