import { Hourglass } from 'lucide-react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { CHECKOUT_TEXTS as TEXTS } from '#web/payments/payment-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { PayBar } from './pay-bar.tsx';

/** Money is under way and its outcome not known yet: nothing to pay, nothing failed. */
export function ConfirmingSheet({
  lesson,
  isLost,
  isChecking,
  onCheck,
}: {
  lesson: Lesson;
  isLost: boolean;
  isChecking: boolean;
  onCheck: () => void;
}) {
  return (
    <section className="card card-raised" aria-labelledby={TITLE_ID}>
      <div className="flex gap-4 p-5 md:p-8" role="status">
        <Hourglass size={32} className="mt-0.5 text-action" aria-hidden="true" />
        <div>
          <h2 id={TITLE_ID} className="text-[1.4rem] font-bold">
            {TEXTS.confirmingTitle}
          </h2>
          <p className="mt-2 max-w-[56ch] text-ink-2">{isLost ? TEXTS.unreachable : TEXTS.confirmingText}</p>
          <p className="mt-3 font-bold">{TEXTS.confirmingCaution}</p>
        </div>
      </div>
      <PayBar lesson={lesson}>
        <Button variant="chalk-outline" isBusy={isChecking} busyLabel={TEXTS.checking} onClick={onCheck}>
          {TEXTS.checkNow}
        </Button>
      </PayBar>
    </section>
  );
}

const TITLE_ID = 'titulo-confirmando';
