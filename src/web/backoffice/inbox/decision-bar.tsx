import type { ReactNode } from 'react';

/** The board at the foot of an item that commits to something; on a phone it stays in view. */
export function DecisionBar({ hint, children }: { hint: ReactNode; children: ReactNode }) {
  return (
    <div className="chalkboard sticky bottom-0 z-10 flex shrink-0 flex-wrap items-center gap-3 border-t-[5px] border-wood px-4 py-3 pb-[calc(.75rem+env(safe-area-inset-bottom))] lg:px-7">
      <p className="smaller min-w-0 flex-1 leading-snug text-chalkboard-100 max-lg:basis-full">{hint}</p>
      {children}
    </div>
  );
}
