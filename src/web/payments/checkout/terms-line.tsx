import { useState } from 'react';
import { findTerms } from '#shared/payments/terms.ts';
import { CHECKOUT_TEXTS as TEXTS } from '#web/payments/payment-texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';

/** What paying accepts, with the terms in force a touch away. */
export function TermsLine() {
  const [isOpen, setOpen] = useState(false);
  const terms = findTerms();
  return (
    <p className="text-base text-tinta-2">
      {TEXTS.accept}{' '}
      <button type="button" className="elo -my-2.5 min-h-11" onClick={() => setOpen(true)}>
        {TEXTS.terms}
      </button>
      .
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={terms.title}
        description={TEXTS.version(terms.version)}
      >
        <div className="grid gap-4">
          {terms.sections.map(({ title, text }) => (
            <section key={title}>
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="mt-1 leading-snug">{text}</p>
            </section>
          ))}
        </div>
      </Dialog>
    </p>
  );
}
