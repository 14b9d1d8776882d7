import { useFormContext } from 'react-hook-form';
import { DELIVERY_TYPES, type DeliveryType, type OrderSize, totalPrice } from '#shared/catalog/catalog.ts';
import { deadlineFrom } from '#shared/catalog/delivery-deadline.ts';
import { formatReais } from '#shared/money.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { RadioCard } from '#web/ui/radio-card.tsx';
import { describeDay, describeFactor } from './describe-price.ts';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';
import type { OrderValues } from './order-values.ts';

/** The delivery terms, each with the day it would end if it were paid at `now`, and the price it makes. */
export function DeliveryGroup({ order, now }: { order: OrderSize | null; now: Date }) {
  const { register, formState } = useFormContext<OrderValues>();
  return (
    <>
      <p className="max-w-[56ch] text-tinta-2">{TEXTS.deliveryLead}</p>
      <ChoiceGroup
        legend={TEXTS.deliveryQuestion}
        isLegendHidden
        error={formState.errors.deliveryType?.message}
        className="grid gap-2.5"
      >
        {(Object.keys(DELIVERY_TYPES) as DeliveryType[]).map((deliveryType) => {
          const { label, multiplier, termDays } = DELIVERY_TYPES[deliveryType];
          return (
            <RadioCard
              key={deliveryType}
              value={deliveryType}
              title={label}
              description={
                <>
                  até{' '}
                  <span className="num font-medium text-tinta">
                    {describeDay(deadlineFrom(now, deliveryType), now)}
                  </span>{' '}
                  <span className="whitespace-nowrap">
                    (<span className="num">{termDays}</span> dias)
                  </span>
                </>
              }
              price={order ? formatReais(totalPrice(order, deliveryType)) : describeFactor(deliveryType)}
              priceNote={order && (multiplier === 1 ? TEXTS.basePrice : describeFactor(deliveryType))}
              {...register('deliveryType')}
            />
          );
        })}
      </ChoiceGroup>
    </>
  );
}
