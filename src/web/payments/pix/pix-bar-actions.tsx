import { Check, Copy, RefreshCw } from 'lucide-react';
import { PIX_TEXTS as TEXTS } from '#web/payments/payment-texts.ts';
import type { useCopy } from '#web/platform/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { AlreadyPaidButton } from './already-paid-button.tsx';
import type { PixCharge } from './use-pix-charge.ts';

/** The buttons of the bar: copy the code, or have one made where there is none to copy. */
export function PixBarActions({
  pix,
  copy,
}: {
  pix: PixCharge;
  copy: ReturnType<typeof useCopy<HTMLInputElement>>;
}) {
  const { view } = pix;
  const second = (view === 'live' || view === 'expired') && (
    <div className="contents max-lg:hidden">
      <AlreadyPaidButton pix={pix} variant="chalk-outline" />
    </div>
  );
  if (view === 'live') {
    const Icon = copy.state === 'copied' ? Check : Copy;
    return (
      <>
        {second}
        <Button variant="chalk" onClick={() => void copy.copy()}>
          <Icon size={20} className="max-[24rem]:hidden" aria-hidden="true" />
          {copy.state === 'copied' ? TEXTS.copied : TEXTS.copy}
        </Button>
      </>
    );
  }
  return (
    <>
      {second}
      <Button
        variant="chalk"
        isBusy={pix.isFetching}
        busyLabel={TEXTS.renewing}
        onClick={() => void pix.renew()}
      >
        <RefreshCw size={20} className="max-[24rem]:hidden" aria-hidden="true" />
        {view === 'failed' ? TEXTS.retry : TEXTS.renew}
      </Button>
    </>
  );
}
