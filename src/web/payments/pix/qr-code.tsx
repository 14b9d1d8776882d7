import { formatReais } from '#shared/money.ts';
import { PIX_TEXTS as TEXTS } from '#web/payments/payment-texts.ts';

/** The code to be scanned, on white in both themes. As a picture its text can hold no markup of the page. */
export function QrCode({ svg, amount }: { svg: string; amount: number }) {
  return (
    <div className="rounded-campo border border-borda bg-white p-1 max-md:mx-auto max-md:max-w-62">
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
