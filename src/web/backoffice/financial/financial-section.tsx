import type { ReactNode } from 'react';

/** One part of the tab: its head with an action, and what it shows. */
export function FinancialSection({
  id,
  title,
  lead,
  action,
  children,
}: {
  /** To be led to from elsewhere on the page. */
  id: string;
  title: string;
  lead?: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="min-w-0 scroll-mt-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={`${id}-titulo`} className="text-[1.375rem]">
            {title}
          </h2>
          {lead && <p className="smaller mt-1 text-ink-2">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
