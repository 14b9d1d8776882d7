import { PIX_TEXTS as TEXTS } from '#web/payments/payment-texts.ts';
import type { PixCharge } from './use-pix-charge.ts';

/** The answer to 'Já paguei' while the bank has told nothing. */
export function StillWaiting({ pix }: { pix: PixCharge }) {
  return (
    <div role="status">
      {pix.isStillWaiting && (
        <p className="mt-4 rounded-campo bg-info-s p-4 leading-snug text-info-t">{TEXTS.notYet}</p>
      )}
    </div>
  );
}
