import { Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { isPaid } from '#shared/lessons/lesson-status.ts';
import { DemoMark } from '#web/payments/demo-mark.tsx';
import { rememberPaid } from '#web/payments/just-paid.ts';
import { approvedText } from '#web/payments/payment-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { AFTER_PAYMENT, CARD_PAGE_TEXTS as TEXTS } from './card-page-texts.ts';
import type { CardNotice, CardState } from './card-state.ts';
import type { CardPayment } from './create-card-payment.ts';
import { PayPalButtons } from './paypal-buttons.tsx';

const APPROVED_SHOWN_MS = 2500;

/** What the sheet shows at each step. */
export function CardPaymentView({
  payment,
}: {
  payment: Pick<CardPayment, 'pay' | 'retryCapture'> & { state: CardState; reopen: () => void };
}) {
  const { state, reopen, pay, retryCapture } = payment;
  switch (state.step) {
    case 'opening':
      return <Waiting label={TEXTS.opening} />;
    case 'preparing':
      return (
        <>
          {state.notice && <PayNotice kind={state.notice} />}
          <Waiting label={TEXTS.preparing} />
        </>
      );
    case 'unreachable':
      return (
        <Fault title={TEXTS.unreachable} text={messageOf(state.error)} retry={TEXTS.retry} onRetry={reopen} />
      );
    case 'blocked':
      return (
        <Fault
          other={state.lesson.id}
          title={TEXTS.blockedTitle}
          text={TEXTS.blockedText}
          retry={TEXTS.retry}
          onRetry={reopen}
        />
      );
    case 'ready':
      return (
        <>
          {state.notice && <PayNotice kind={state.notice} />}
          <PayPalButtons ways={state.ways} onPay={pay} />
          {state.isDemo && <DemoMark className="mt-5 max-w-104" />}
          <p className="mt-5 max-w-[60ch] text-base text-ink-2">
            {TEXTS.terms} {TEXTS.privacy}
          </p>
        </>
      );
    case 'capturing':
      return <Progress title={TEXTS.capturing} text={TEXTS.capturingText} />;
    case 'uncertain':
      return (
        <Fault
          title={TEXTS.notices.error.title}
          text={`${state.detail} ${TEXTS.uncertainText}`}
          retry={TEXTS.retry}
          onRetry={retryCapture}
        />
      );
    case 'confirming':
      return <Progress title={TEXTS.confirming} text={TEXTS.confirmingText} />;
    case 'approved':
      return <Approved lesson={state.lesson} />;
    case 'closed':
      return <Closed state={state} />;
  }
}

function Waiting({ label }: { label: string }) {
  return (
    <LoadingArea label={label}>
      <Skeleton className="h-13 w-full max-w-104" />
      <Skeleton className="mt-5 h-5 w-72 max-w-full" />
    </LoadingArea>
  );
}

function PayNotice({ kind }: { kind: CardNotice }) {
  const { title, text } = TEXTS.notices[kind];
  return (
    <Notice tone={kind === 'left' ? 'info' : 'error'} title={title} className="mb-5">
      <p className="leading-snug">{text}</p>
    </Notice>
  );
}

function Fault(props: {
  title: string;
  text: string;
  retry: string;
  onRetry: () => void;
  /** The lesson that can be paid by Pix instead. */
  other?: string;
}) {
  return (
    <Notice tone="error" title={props.title}>
      <p className="leading-snug">{props.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="danger-outline" size="m" onClick={props.onRetry}>
          {props.retry}
        </Button>
        {props.other && (
          <AnchorButton variant="neutral" size="m" href={`/analysis/${encodeURIComponent(props.other)}`}>
            {TEXTS.orPix}
          </AnchorButton>
        )}
      </div>
    </Notice>
  );
}

function Progress({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex gap-4">
      <Hourglass size={28} className="mt-0.5 text-action" aria-hidden="true" />
      <div>
        <p className="text-xl font-bold">{title}</p>
        <p className="mt-1 max-w-[56ch] text-ink-2">{text}</p>
      </div>
    </div>
  );
}

function Approved({ lesson }: { lesson: Extract<CardState, { step: 'approved' }>['lesson'] }) {
  useEffect(() => rememberPaid(lesson), [lesson]);
  useEffect(() => {
    // Replaced, so that the way back does not lead to a payment that is done.
    const timer = setTimeout(() => location.replace(AFTER_PAYMENT), APPROVED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice tone="ok" title={approvedText(lesson.serviceType)}>
      <AnchorButton className="mt-4" variant="outline" size="m" href={AFTER_PAYMENT}>
        {TEXTS.toDashboard}
      </AnchorButton>
    </Notice>
  );
}

function Closed({ state: { lesson } }: { state: Extract<CardState, { step: 'closed' }> }) {
  return (
    <Notice tone="info" title={TEXTS.closedTitle}>
      <p className="leading-snug">{isPaid(lesson.status) ? TEXTS.closedPaid : TEXTS.closedOther}</p>
    </Notice>
  );
}
