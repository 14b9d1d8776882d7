import type { ReactNode } from 'react';
import { ChalkDrawing, type Drawing } from './chalk-drawing.tsx';

/** A place with nothing in it yet: drawing, the sentence as title, what to do, one button. */
export function EmptyState({
  drawing,
  title,
  text,
  action,
  headingLevel = 3,
}: {
  drawing: Drawing;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center px-5 py-10 text-center">
      <ChalkDrawing drawing={drawing} />
      <Heading className={headingLevel === 1 ? 'mt-8 text-[2.1rem]' : 'mt-6 text-[1.35rem]'}>{title}</Heading>
      {text && <p className="mt-2 max-w-[44ch] leading-snug text-ink-2 wrap-anywhere">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
