import { PIX_TEXTS as TEXTS } from '#web/payments/payment-texts.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import type { PixCharge } from './use-pix-charge.ts';

/** Has the provider asked at once. */
export function AlreadyPaidButton({
  pix,
  variant = 'outline',
  className,
}: { pix: PixCharge } & Pick<ButtonProps, 'variant' | 'className'>) {
  return (
    <Button
      variant={variant}
      className={className}
      isBusy={pix.isChecking}
      busyLabel={TEXTS.checking}
      onClick={pix.check}
    >
      {TEXTS.alreadyPaid}
    </Button>
  );
}
