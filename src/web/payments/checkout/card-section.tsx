import { Check } from 'lucide-react';
import { CARD_TEXTS as TEXTS } from '#web/payments/payment-texts.ts';

/** What happens with a card, before anything of PayPal is loaded. */
export function CardSection() {
  return (
    <section aria-label={TEXTS.section}>
      <div className="rounded-campo border border-borda p-5 md:p-6">
        <h2 className="text-[1.4rem] font-bold">{TEXTS.title}</h2>
        <p className="mt-2 max-w-[56ch] text-tinta-2">{TEXTS.text}</p>
        <ul className="mt-5 grid gap-1.5 text-base text-tinta-2">
          {TEXTS.points.map((point) => (
            <li key={point} className="flex gap-2">
              <Check size={18} className="mt-1 text-acao" aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
