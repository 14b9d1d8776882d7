import { useNavigate } from '@tanstack/react-router';
import { useFormContext } from 'react-hook-form';
import { fittingSize, lacksMaterial } from '#shared/analysis/capacity.ts';
import { basePrice, type OrderSize, sizesOf } from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money.ts';
import type { OrderValues } from '#web/lessons/order/order-values.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { METER_TEXTS as TEXTS } from './meter-texts.ts';
import type { MeterReading } from './read-meter.ts';

/** Where the chosen size does not suit the material: what that means, and the ways out. Nothing where it does. */
export function MeterAdvice({
  order,
  reading,
  onSize,
}: {
  order: OrderSize;
  reading: MeterReading;
  onSize: (size: number) => void;
}) {
  const { setFocus, setValue, getValues } = useFormContext<OrderValues>();
  const navigate = useNavigate();
  const { serviceType, size } = order;
  const { supported, fitting } = reading;
  if (reading.kind !== 'measured' || fitting === null) return null;
  const priceOf = (other: number) => formatReais(basePrice({ serviceType, size: other }));
  if (lacksMaterial(order, supported)) {
    return (
      <Notice tone="aviso" className="mt-4">
        <p className="text-tinta">{TEXTS.lacking(serviceType, size, size - supported)}</p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {fitting < size && (
            <Button variant="action" size="m" className="max-sm:w-full" onClick={() => onSize(fitting)}>
              {TEXTS.changeTo(fitting, priceOf(fitting))}
            </Button>
          )}
          <Button variant="neutral" size="m" className="max-sm:w-full" onClick={() => setFocus('content')}>
            {TEXTS.writeMore}
          </Button>
        </div>
      </Notice>
    );
  }
  const largest = Math.max(...sizesOf(serviceType));
  if (supported <= largest) return null;
  const half = fittingSize(serviceType, Math.ceil(supported / 2));
  const divide = () => {
    onSize(half);
    const said = getValues('comments');
    if (!said.includes(TEXTS.firstOfTwo))
      setValue('comments', [TEXTS.firstOfTwo, said].filter(Boolean).join('\n'), { shouldDirty: true });
  };
  return (
    <Notice tone="info" className="mt-4">
      <p className="text-tinta">{TEXTS.tooMuch(serviceType, largest, supported - largest)}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button variant="neutral" size="m" className="max-sm:w-full" onClick={divide}>
          {TEXTS.inTwo(formatReais(2 * basePrice({ serviceType, size: half })))}
        </Button>
        {serviceType === 'presentation' && (
          <Button
            variant="neutral"
            size="m"
            className="max-sm:w-full"
            onClick={() => void navigate({ to: '/upload', search: { type: 'booklet' }, replace: true })}
          >
            {TEXTS.makeBooklet}
          </Button>
        )}
      </div>
    </Notice>
  );
}
