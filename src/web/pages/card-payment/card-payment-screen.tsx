import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DELIVERY_TYPES } from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money.ts';
import { CARD_PAGE_TEXTS as TEXTS } from '#web/payments/card/card-page-texts.ts';
import { CardPaymentView } from '#web/payments/card/card-payment-view.tsx';
import { describeStep } from '#web/payments/card/describe-step.ts';
import { useCardPayment } from '#web/payments/card/use-card-payment.ts';
import { CHECKOUT_TEXTS } from '#web/payments/payment-texts.ts';
import { OfflineNotice } from '#web/platform/page/offline-notice.tsx';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { MAIN_ID, SkipLink } from '#web/frame/skip-link.tsx';
import { Wordmark } from '#web/frame/wordmark.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

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
      <header className="quadro quadro-barra">
        <div className="quadro-focos miolo flex h-16 items-center">
          <a href="/" aria-label={SHELL_TEXTS.home}>
            <Wordmark />
          </a>
        </div>
        <div className="canaleta-fina" />
      </header>
      <OfflineNotice />
      <main id={MAIN_ID} tabIndex={-1} className="miolo max-w-[52rem]! flex-1 pb-12 pt-6 md:pt-10">
        <a
          href={`/analysis/${encodeURIComponent(lessonId)}`}
          className="elo inline-flex min-h-11 items-center gap-2"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {TEXTS.back}
        </a>
        <h1 className="mt-2 text-[1.9rem] md:text-[2.5rem]">{TEXTS.heading}</h1>
        <p className="mt-3 max-w-[60ch] text-tinta-2">{TEXTS.lead}</p>
        <p className="sr-only" role="status">
          {describeStep(state)}
        </p>
        <div ref={sheet} tabIndex={-1} className="cartao cartao-erguido mt-6 overflow-clip">
          <div className="border-b border-borda p-5 md:px-8">
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
            <p className="quadro flex items-end justify-between gap-4 border-t-[5px] border-madeira px-5 py-4 md:px-8">
              <span className="leading-tight text-lousa-100">
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
