import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import type { Tone } from './tone.ts';
import { UI_TEXTS } from './ui-texts.ts';

const ICONS = { warning: TriangleAlert, info: Info, ok: CircleCheck, error: CircleAlert, neutral: Info };

/** A message that stays in the page. Faults are announced at once (`role="alert"`), the rest politely. */
export function Notice({
  tone,
  title,
  children,
  onDismiss,
  className,
}: {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  onDismiss?: () => void;
  className?: string;
}) {
  const Icon = ICONS[tone];
  return (
    <div
      className={joinClasses('notice', `tone-${tone}`, className)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon size={22} className="mt-0.5" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
      {onDismiss && (
        <button
          type="button"
          className="-my-2 -mr-2 grid size-11 place-items-center rounded-field"
          aria-label={UI_TEXTS.close}
          onClick={onDismiss}
        >
          <X size={20} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
