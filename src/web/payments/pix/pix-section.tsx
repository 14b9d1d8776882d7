import { PIX_TEXTS as TEXTS } from '#web/payments/payment-texts.ts';
import { describePaymentFault } from '#web/payments/show-payment-fault.ts';
import type { useCopy } from '#web/platform/use-copy.ts';
import { Notice } from '#web/ui/notice.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { AlreadyPaidButton } from './already-paid-button.tsx';
import { LiveCode } from './live-code.tsx';
import { StillWaiting } from './still-waiting.tsx';
import type { PixCharge } from './use-pix-charge.ts';

/** Paying by Pix: the code while it lives, and what to do where there is none. */
export function PixSection({
  pix,
  copy,
  isLost,
}: {
  pix: PixCharge;
  copy: ReturnType<typeof useCopy<HTMLInputElement>>;
  isLost: boolean;
}) {
  const { charge, view } = pix;
  return (
    <section aria-label={TEXTS.section}>
      {view === 'starting' && <StartingCode />}
      {view === 'failed' && (
        <Notice tone="erro" title={TEXTS.startFailed}>
          <p className="leading-snug">{describePaymentFault(pix.error)}</p>
        </Notice>
      )}
      {view === 'expired' && (
        <Notice tone="aviso" title={TEXTS.expiredTitle}>
          <p className="leading-snug">{TEXTS.expiredText}</p>
        </Notice>
      )}
      {view === 'returned' && (
        <Notice tone="info" title={TEXTS.returnedTitle}>
          <p className="leading-snug">{TEXTS.returnedText}</p>
        </Notice>
      )}
      {view === 'live' && charge?.pix && (
        <LiveCode
          key={charge.id}
          amount={charge.amount}
          code={charge.pix}
          pix={pix}
          copy={copy}
          isLost={isLost}
        />
      )}
      {view === 'expired' && <AlreadyPaidButton pix={pix} className="mt-5 w-full lg:hidden" />}
      {view !== 'live' && <StillWaiting pix={pix} />}
    </section>
  );
}

function StartingCode() {
  return (
    <LoadingArea label={TEXTS.starting}>
      <div className="flex flex-col gap-6 md:grid md:grid-cols-[18.5rem_minmax(0,1fr)] md:gap-8">
        <Skeleton className="h-74 max-md:order-2 max-md:mx-auto max-md:h-62 max-md:w-62" />
        <div>
          <Skeleton className="h-7 w-64 max-w-full" />
          <Skeleton className="mt-6 h-12 w-full" />
          <Skeleton className="mt-5 h-21 w-full" />
        </div>
      </div>
    </LoadingArea>
  );
}
