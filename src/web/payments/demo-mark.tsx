import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';
import { PAYMENT_TEXTS as TEXTS } from './payment-texts.ts';

/** Says that an emulator plays the provider. */
export function DemoMark({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={joinClasses('rounded-field border border-dashed border-border-strong p-4', className)}>
      <p className="flex items-start gap-2.5 leading-snug">
        <FlaskConical size={20} className="mt-0.5 text-action" aria-hidden="true" />
        <span>
          <strong>{TEXTS.demo}.</strong> {TEXTS.demoText}
        </span>
      </p>
      {children}
    </div>
  );
}
