import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { DemoMark } from '#web/payments/demo-mark.tsx';
import { CARD_TEXTS, CHECKOUT_TEXTS } from '#web/payments/payment-texts.ts';
import { PixBarActions } from '#web/payments/pix/pix-bar-actions.tsx';
import { PixSection } from '#web/payments/pix/pix-section.tsx';
import { ShortTimer } from '#web/payments/pix/pix-timer.tsx';
import { SandboxBank } from '#web/payments/pix/sandbox-bank.tsx';
import { usePixCharge } from '#web/payments/pix/use-pix-charge.ts';
import { useCopy } from '#web/platform/use-copy.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardPageAddress } from './card-page-address.ts';
import { CardSection } from './card-section.tsx';
import { ConfirmingSheet } from './confirming-sheet.tsx';
import { type Method, MethodChoice } from './method-choice.tsx';
import { PayBar } from './pay-bar.tsx';
import { TermsLine } from './terms-line.tsx';
import { useLessonPayments } from './use-lesson-payments.ts';

/** How the server is heard, and whom to tell that the lesson may have moved on. */
export interface CheckoutLine {
  isStreaming: boolean;
  isLost: boolean;
  onChanged: () => void;
}

/** The sheet on which a lesson is paid. That it was paid is never decided here: the lesson's status says so. */
export function Checkout({ lesson, isStreaming, isLost, onChanged }: { lesson: Lesson } & CheckoutLine) {
  const payments = useLessonPayments(lesson.id, isStreaming, onChanged);
  if (payments.isSettling) {
    return (
      <ConfirmingSheet
        lesson={lesson}
        isLost={isLost}
        isChecking={payments.isFetching}
        onCheck={() => void payments.refetch()}
      />
    );
  }
  return (
    <>
      {payments.wasDeclined && (
        <Notice tone="aviso" title={CHECKOUT_TEXTS.declinedTitle}>
          <p className="leading-snug">{CHECKOUT_TEXTS.declinedText}</p>
        </Notice>
      )}
      <PaySheet lesson={lesson} isLost={isLost} onChanged={onChanged} />
    </>
  );
}

function PaySheet({ lesson, isLost, onChanged }: { lesson: Lesson } & Omit<CheckoutLine, 'isStreaming'>) {
  const [method, setMethod] = useState<Method>('pix');
  const pix = usePixCharge(lesson, onChanged);
  const copy = useCopy();
  const isPix = method === 'pix';
  const livePayment = isPix && pix.view === 'live' ? pix.charge : undefined;
  const expiresAt = livePayment?.pix?.expiresAt;
  return (
    <>
      <div className="cartao cartao-erguido min-w-0">
        <div className="p-5 md:p-8">
          <MethodChoice method={method} onChoose={setMethod} />
          <div className="mt-6">
            {isPix ? <PixSection pix={pix} copy={copy} isLost={isLost} /> : <CardSection />}
          </div>
        </div>
        <PayBar lesson={lesson} timer={expiresAt && <ShortTimer expiresAt={expiresAt} />}>
          {isPix ? (
            <PixBarActions pix={pix} copy={copy} />
          ) : (
            <AnchorButton variant="board" href={cardPageAddress(lesson.id)}>
              <Lock size={20} aria-hidden="true" />
              {CARD_TEXTS.open}
            </AnchorButton>
          )}
        </PayBar>
      </div>
      {pix.charge?.pix?.isDemo && (
        <DemoMark>{livePayment && <SandboxBank key={livePayment.id} paymentId={livePayment.id} />}</DemoMark>
      )}
      <div className="px-1">
        <TermsLine />
      </div>
    </>
  );
}
