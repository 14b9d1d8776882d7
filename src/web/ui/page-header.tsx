import type { ReactNode } from 'react';

/** The head of a paper page: title, one line, at most one action. */
export function PageHeader({
  title,
  lead,
  action,
}: {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-[2.1rem] md:text-[2.75rem]">{title}</h1>
        {lead && <p className="mt-2 max-w-[62ch] text-lg leading-normal text-ink-2">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
