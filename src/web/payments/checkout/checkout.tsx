import { Check, CreditCard, Lock, QrCode } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { findTerms } from '#shared/payments/terms.ts';
import { DemoMark } from '#web/payments/demo-mark.tsx';
import { CARD_TEXTS, CHECKOUT_TEXTS } from '#web/payments/payment-texts.ts';
import { PixBarActions } from '#web/payments/pix/pix-bar-actions.tsx';
import { PixSection } from '#web/payments/pix/pix-section.tsx';
import { ShortTimer } from '#web/payments/pix/pix-timer.tsx';
import { SandboxBank } from '#web/payments/pix/sandbox-bank.tsx';
import { usePixCharge } from '#web/payments/pix/use-pix-charge.ts';
import { useCopy } from '#web/platform/use-copy.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioCard } from '#web/ui/radio-card.tsx';
import { ConfirmingSheet } from './confirming-sheet.tsx';
import { PayBar } from './pay-bar.tsx';
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
        <Notice tone="warning" title={CHECKOUT_TEXTS.declinedTitle}>
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
      <div className="card card-raised min-w-0">
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
            <AnchorButton variant="chalk" href={cardPageAddress(lesson.id)}>
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

/** The document that loads PayPal, apart from the app: `/pagamento-cartao/{lessonId}`. */
const cardPageAddress = (lessonId: string): string => `/pagamento-cartao/${encodeURIComponent(lessonId)}`;

/** What happens with a card, before anything of PayPal is loaded. */
function CardSection() {
  return (
    <section aria-label={CARD_TEXTS.section}>
      <div className="rounded-field border border-border p-5 md:p-6">
        <h2 className="text-[1.4rem] font-bold">{CARD_TEXTS.title}</h2>
        <p className="mt-2 max-w-[56ch] text-ink-2">{CARD_TEXTS.text}</p>
        <ul className="mt-5 grid gap-1.5 text-base text-ink-2">
          {CARD_TEXTS.points.map((point) => (
            <li key={point} className="flex gap-2">
              <Check size={18} className="mt-1 text-action" aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type Method = 'pix' | 'card';

/** Pix or card, side by side; on phones one above the other. */
function MethodChoice({ method, onChoose }: { method: Method; onChoose: (method: Method) => void }) {
  const choice = (value: Method) => ({
    name: 'payment-method',
    value,
    checked: method === value,
    onChange: () => onChoose(value),
  });
  return (
    <ChoiceGroup legend={CHECKOUT_TEXTS.method} isLegendHidden className="grid gap-3 sm:grid-cols-2">
      <RadioCard
        {...choice('pix')}
        className="items-center"
        title={CHECKOUT_TEXTS.pix}
        description={CHECKOUT_TEXTS.pixNote}
        icon={<QrCode size={26} />}
      />
      <RadioCard
        {...choice('card')}
        className="items-center"
        title={CHECKOUT_TEXTS.card}
        description={CHECKOUT_TEXTS.cardNote}
        icon={<CreditCard size={26} />}
      />
    </ChoiceGroup>
  );
}

/** What paying accepts, with the terms in force a touch away. */
function TermsLine() {
  const [isOpen, setOpen] = useState(false);
  const terms = findTerms();
  return (
    <p className="text-base text-ink-2">
      {CHECKOUT_TEXTS.accept}{' '}
      <button type="button" className="link -my-2.5 min-h-11" onClick={() => setOpen(true)}>
        {CHECKOUT_TEXTS.terms}
      </button>
      .
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={terms.title}
        description={CHECKOUT_TEXTS.version(terms.version)}
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
