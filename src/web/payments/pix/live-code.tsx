import { Radio, TriangleAlert } from 'lucide-react';
import type { Payment } from '#shared/payments/payment.schemas.ts';
import { PIX_TEXTS as TEXTS } from '#web/payments/payment-texts.ts';
import type { useCopy } from '#web/platform/use-copy.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { AlreadyPaidButton } from './already-paid-button.tsx';
import { PixTimer } from './pix-timer.tsx';
import { QrCode } from './qr-code.tsx';
import { StillWaiting } from './still-waiting.tsx';
import type { PixCharge } from './use-pix-charge.ts';

/** A code that can be paid. A phone is the scanner itself: there the code to copy comes first, the picture last. */
export function LiveCode({
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
  const payee = <strong className="text-tinta [overflow-wrap:anywhere]">{code.payee}</strong>;
  return (
    <div className="flex flex-col gap-6 md:grid md:grid-cols-[18.5rem_minmax(0,1fr)] md:gap-8">
      <div className="max-md:order-2">
        <p className="mb-2 text-base text-tinta-2 md:hidden">{TEXTS.otherDevice}</p>
        <QrCode svg={code.qrCode} amount={amount} />
      </div>
      <div className="flex min-w-0 flex-col">
        <h2 className="text-[1.4rem] font-bold">
          <span className="md:hidden">{TEXTS.headingPhone}</span>
          <span className="max-md:hidden">{TEXTS.headingWide}</span>
        </h2>
        <p className="mt-2 text-tinta-2 md:hidden">
          {TEXTS.compareBefore} {payee}.
        </p>
        <ol className="mt-3 grid list-decimal gap-0.5 pl-5 text-tinta-2 max-md:hidden">
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
            <TriangleAlert size={20} className="mt-0.5 text-aviso-t" aria-hidden="true" />
          ) : (
            <Radio size={20} className="mt-0.5 text-acao" aria-hidden="true" />
          )}
          <span>{isLost ? TEXTS.offline : TEXTS.waiting}</span>
        </p>
        <StillWaiting pix={pix} />
        <AlreadyPaidButton pix={pix} className="mt-5 lg:hidden" />
      </div>
    </div>
  );
}
