import type { ReactNode, Ref } from 'react';

/** Something that scrolls by itself, and can be reached and scrolled by keyboard. */
export function ScrollBox({
  label,
  className,
  ref,
  children,
}: {
  label: string;
  className: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is a form's group
    <div
      ref={ref}
      role="group"
      aria-label={label}
      className={className}
      data-scrolls
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </div>
  );
}
