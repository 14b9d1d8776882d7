import type { ReactNode } from 'react';

/** The title of a part of the report, with at most one small thing at its right. */
export function PartHeading({
  id,
  children,
  aside,
}: {
  id?: string;
  children: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 id={id} className="text-xl font-bold">
        {children}
      </h2>
      {aside}
    </div>
  );
}
