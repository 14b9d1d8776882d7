import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import type { Tone } from './tone.ts';

/** A state in an icon and words; the tone only repeats them. `prazo` is the orange of a deadline that is near. */
export function Chip({
  tone,
  icon,
  children,
  className,
}: {
  tone: Tone | 'deadline';
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span className={joinClasses('chip', `tone-${tone}`, className)}>
      {icon}
      {children}
    </span>
  );
}
