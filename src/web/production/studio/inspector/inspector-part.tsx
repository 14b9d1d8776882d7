import type { ReactNode } from 'react';

/** A part of the panel at the right: its head, and what is too long below it scrolls. */
export function InspectorPart({
  id,
  title,
  aside,
  className = '',
  children,
}: {
  id: string;
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`parte-${id}`} className={`studio-part-box ${className}`}>
      <header className="studio-part-head">
        <h2 id={`parte-${id}`} className="text-[.9375rem] font-bold">
          {title}
        </h2>
        <div className="ml-auto flex items-center gap-1.5">{aside}</div>
      </header>
      {children}
    </section>
  );
}
