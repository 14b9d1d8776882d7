import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** One part of an opened project where all stand side by side. `isFilled`: its content scrolls by itself. */
export function PartPanel({
  title,
  Icon,
  aside,
  isFilled = false,
  children,
}: {
  title: ReactNode;
  Icon: LucideIcon;
  aside?: ReactNode;
  isFilled?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="cartao relative flex min-h-0 flex-col overflow-clip">
      <header className="flex min-h-11 items-center gap-2 border-b border-borda px-4">
        <Icon size={17} className="text-acao" aria-hidden="true" />
        <h2 id={id} className="text-[1rem] font-bold">
          {title}
        </h2>
        <div className="ml-auto">{aside}</div>
      </header>
      {isFilled ? (
        <div className="min-h-0 flex-1">{children}</div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div className="min-h-0 flex-1 overflow-y-auto p-4 -outline-offset-3" tabIndex={0}>
          {children}
        </div>
      )}
    </section>
  );
}
