import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DELIVERY_TYPES } from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money.ts';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { MAIN_ID, SkipLink } from '#web/frame/skip-link.tsx';
import { Wordmark } from '#web/frame/wordmark.tsx';
import { CHECKOUT_TEXTS } from '#web/payments/payment-texts.ts';
import { OfflineNotice } from '#web/platform/page/offline-notice.tsx';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CARD_PAGE_TEXTS as TEXTS } from './card-page-texts.ts';
import { CardPaymentView } from './card-payment-view.tsx';
import type { CardState } from './card-state.ts';
import { type CardPayment, createCardPayment } from './create-card-payment.ts';

/** The whole card document: what is paid, PayPal's buttons, the way back. */
export function CardPaymentScreen({ lessonId, search }: { lessonId: string; search: string }) {
  usePageTitle(TEXTS.pageTitle);
  const payment = useCardPayment(lessonId, search);
  const { state } = payment;
  const lesson = 'lesson' in state ? state.lesson : null;
  const sheet = useRef<HTMLDivElement>(null);
  const isOpening = state.step === 'opening' || state.step === 'preparing';
  const isFirst = useRef(true);
  useEffect(() => {
    if (isOpening) return;
    const hasJustLoaded = isFirst.current;
    isFirst.current = false;
    if (hasJustLoaded || document.activeElement !== document.body) return;
    // The step has swept away what held the focus: it goes to the sheet, not back to the top of the page.
    sheet.current?.focus({ preventScroll: true });
  }, [isOpening]);
  return (
    <div className="relative flex min-h-dvh flex-col">
      <SkipLink />
      <header className="chalkboard chalkboard-bar">
        <div className="chalkboard-lights page-width flex h-16 items-center">
          <a href="/" aria-label={SHELL_TEXTS.home}>
            <Wordmark />
          </a>
        </div>
        <div className="ledge-thin" />
      </header>
      <OfflineNotice />
      <main id={MAIN_ID} tabIndex={-1} className="page-width max-w-[52rem]! flex-1 pb-12 pt-6 md:pt-10">
        <a
          href={`/analysis/${encodeURIComponent(lessonId)}`}
          className="link inline-flex min-h-11 items-center gap-2"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {TEXTS.back}
        </a>
        <h1 className="mt-2 text-[1.9rem] md:text-[2.5rem]">{TEXTS.heading}</h1>
        <p className="mt-3 max-w-[60ch] text-ink-2">{TEXTS.lead}</p>
        <p className="sr-only" role="status">
          {describeStep(state)}
        </p>
        <div ref={sheet} tabIndex={-1} className="card card-raised mt-6 overflow-clip">
          <div className="border-b border-border p-5 md:px-8">
            {lesson ? (
              <h2 className="text-xl font-bold leading-tight [overflow-wrap:anywhere]">{lesson.title}</h2>
            ) : (
              <Skeleton className="h-6 w-64 max-w-full" />
            )}
          </div>
          <div className="p-5 md:p-8">
            <CardPaymentView payment={payment} />
          </div>
          {lesson && (
            <p className="chalkboard flex items-end justify-between gap-4 border-t-[5px] border-wood px-5 py-4 md:px-8">
              <span className="leading-tight text-chalkboard-100">
                {CHECKOUT_TEXTS.totalWith(DELIVERY_TYPES[lesson.deliveryType].label)}
              </span>
              <strong className="num text-[2rem] font-extrabold leading-none">
                {formatReais(lesson.price)}
              </strong>
            </p>
          )}
        </div>
      </main>
    </div>
  );
}

const ALOUD: Partial<Record<CardState['step'], string>> = {
  capturing: 'O PayPal respondeu. Um momento.',
  confirming: 'O resultado ainda não é conhecido. Não pague de novo.',
  approved: 'Pagamento concluído. O Dashboard abre em seguida.',
};

/** What is said aloud when the document turns to a step by itself; faults are alerts of their own. */
const describeStep = ({ step }: CardState): string => ALOUD[step] ?? '';

/** Runs the payment of a lesson by card for as long as the document is there. */
function useCardPayment(lessonId: string, search: string) {
  const [state, setState] = useState<CardState>({ step: 'opening' });
  const payment = useRef<CardPayment | null>(null);
  useEffect(() => {
    const running = createCardPayment({ lessonId, search, onState: setState });
    payment.current = running;
    void running.open();
    return running.stop;
  }, [lessonId, search]);
  return {
    state,
    reopen: () => void payment.current?.open(),
    pay: (way: 'paypal' | 'guest', button?: HTMLElement) => payment.current?.pay(way, button),
    retryCapture: () => payment.current?.retryCapture(),
  };
}
