import { Radio, TriangleAlert } from 'lucide-react';
import { formatReais } from '#shared/money.ts';
import type { Payment } from '#shared/payments/payment.schemas.ts';
import { PIX_TEXTS as TEXTS } from '#web/payments/payment-texts.ts';
import { describePaymentFault } from '#web/payments/show-payment-fault.ts';
import type { useCopy } from '#web/platform/use-copy.ts';
import { Notice } from '#web/ui/notice.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AlreadyPaidButton } from './already-paid-button.tsx';
import { PixTimer } from './pix-timer.tsx';
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
        <Notice tone="error" title={TEXTS.startFailed}>
          <p className="leading-snug">{describePaymentFault(pix.error)}</p>
        </Notice>
      )}
      {view === 'expired' && (
        <Notice tone="warning" title={TEXTS.expiredTitle}>
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

/** A code that can be paid. A phone is the scanner itself: there the code to copy comes first, the picture last. */
function LiveCode({
  amount,
  code,
  pix,
  copy,
  isLost,
}: {
  amount: number;
  code: NonNullable<Payment['pix']>;
  pix: PixCharge;
  copy: ReturnType<typeof useCopy<HTMLInputElement>>;
  isLost: boolean;
}) {
  const payee = <strong className="text-ink [overflow-wrap:anywhere]">{code.payee}</strong>;
  return (
    <div className="flex flex-col gap-6 md:grid md:grid-cols-[18.5rem_minmax(0,1fr)] md:gap-8">
      <div className="max-md:order-2">
        <p className="mb-2 text-base text-ink-2 md:hidden">{TEXTS.otherDevice}</p>
        <QrCode svg={code.qrCode} amount={amount} />
      </div>
      <div className="flex min-w-0 flex-col">
        <h2 className="text-[1.4rem] font-bold">
          <span className="md:hidden">{TEXTS.headingPhone}</span>
          <span className="max-md:hidden">{TEXTS.headingWide}</span>
        </h2>
        <p className="mt-2 text-ink-2 md:hidden">
          {TEXTS.compareBefore} {payee}.
        </p>
        <ol className="mt-3 grid list-decimal gap-0.5 pl-5 text-ink-2 max-md:hidden">
          <li>{TEXTS.open}</li>
          <li>
            {TEXTS.compare} {payee}.
          </li>
        </ol>
        <TextField
          className="mt-4"
          label={TEXTS.copyPaste}
          readOnly
          value={code.copyPaste}
          ref={copy.ref}
          onFocus={(event) => event.currentTarget.select()}
          spellCheck={false}
          {...(copy.state === 'by_hand' && { hint: TEXTS.copyByHand })}
        />
        <p className="sr-only" role="status">
          {copy.state === 'copied' && TEXTS.copiedAnnouncement}
          {copy.state === 'by_hand' && TEXTS.copyByHand}
        </p>
        <div className="mt-5">
          <PixTimer expiresAt={code.expiresAt} />
        </div>
        <p className="mt-4 flex gap-2.5 text-base leading-normal" role="status">
          {isLost ? (
            <TriangleAlert size={20} className="mt-0.5 text-warning-t" aria-hidden="true" />
          ) : (
            <Radio size={20} className="mt-0.5 text-action" aria-hidden="true" />
          )}
          <span>{isLost ? TEXTS.offline : TEXTS.waiting}</span>
        </p>
        <StillWaiting pix={pix} />
        <AlreadyPaidButton pix={pix} className="mt-5 lg:hidden" />
      </div>
    </div>
  );
}

/** The code to be scanned, on white in both themes. As a picture its text can hold no markup of the page. */
function QrCode({ svg, amount }: { svg: string; amount: number }) {
  return (
    <div className="rounded-field border border-border bg-white p-1 max-md:mx-auto max-md:max-w-62">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={TEXTS.qrCode(formatReais(amount))}
        width={270}
        height={270}
        className="block h-auto w-full"
      />
    </div>
  );
}

/** The answer to 'Já paguei' while the bank has told nothing. */
function StillWaiting({ pix }: { pix: PixCharge }) {
  return (
    <div role="status">
      {pix.isStillWaiting && (
        <p className="mt-4 rounded-field bg-info-s p-4 leading-snug text-info-t">{TEXTS.notYet}</p>
      )}
    </div>
  );
}
