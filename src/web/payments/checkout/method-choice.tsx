import { CreditCard, QrCode } from 'lucide-react';
import { CHECKOUT_TEXTS as TEXTS } from '#web/payments/payment-texts.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { RadioCard } from '#web/ui/radio-card.tsx';

export type Method = 'pix' | 'card';

/** Pix or card, side by side; on phones one above the other. */
export function MethodChoice({ method, onChoose }: { method: Method; onChoose: (method: Method) => void }) {
  const choice = (value: Method) => ({
    name: 'payment-method',
    value,
    checked: method === value,
    onChange: () => onChoose(value),
  });
  return (
    <ChoiceGroup legend={TEXTS.method} isLegendHidden className="grid gap-3 sm:grid-cols-2">
      <RadioCard
        {...choice('pix')}
        className="items-center"
        title={TEXTS.pix}
        description={TEXTS.pixNote}
        icon={<QrCode size={26} />}
      />
      <RadioCard
        {...choice('card')}
        className="items-center"
        title={TEXTS.card}
        description={TEXTS.cardNote}
        icon={<CreditCard size={26} />}
      />
    </ChoiceGroup>
  );
}
