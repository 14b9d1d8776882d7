import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import { UI_TEXTS } from './ui-texts.ts';

/** One grey block; give it its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={joinClasses('skeleton block', className)} aria-hidden="true" />;
}

/** A skeleton in place of what is being loaded, announced once in words. */
export function LoadingArea({ label = UI_TEXTS.loading, children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
