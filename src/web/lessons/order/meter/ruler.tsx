import { Check } from 'lucide-react';
import { basePrice, type ServiceType, sizesOf } from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money.ts';
import { describeRevisions } from '#web/lessons/order/describe-price.ts';
import { ORDER_TEXTS } from '#web/lessons/order/order-texts.ts';
import { sizeFieldOf } from '#web/lessons/order/order-values.ts';
import type { OrderFormState } from '#web/lessons/order/use-order-form.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { METER_TEXTS as TEXTS } from './meter-texts.ts';
import { describeEffect, isBestFit, type MeterReading } from './read-meter.ts';

/**
 * A ruler as long as the largest size, over cards that are as wide as their share of it: what is filled ends where a
 * card's size cuts it or leaves room.
 */
export function Ruler({
  serviceType,
  reading,
  size,
}: {
  serviceType: ServiceType;
  reading: MeterReading;
  /** The chosen one. */
  size: number | null;
}) {
  const sizes = sizesOf(serviceType);
  const length = sizes.at(-1) ?? 1;
  const step = sizes[0] ?? 1;
  const { supported } = reading;
  const share = (count: number) => `${(100 * Math.min(count, length)) / length}%`;
  const isOver = supported > length;
  const unfilled = reading.kind === 'measured' && size !== null ? Math.max(0, size - supported) : 0;
  const marks = Array.from({ length: length - 1 }, (_, index) => index + 1);
  return (
    <div
      className="ruler mt-9"
      role="img"
      aria-label={TEXTS.ruler(serviceType, supported, reading.kind === 'measured' ? size : null)}
    >
      <span
        className={reading.kind === 'reading' ? 'ruler-material ruler-reading' : 'ruler-material'}
        style={{ width: share(supported) }}
      />
      {unfilled > 0 && (
        <span className="ruler-empty" style={{ left: share(supported), width: share(unfilled) }} />
      )}
      {isOver && <span className="ruler-beyond" />}
      {marks.map((mark) => (
        <span
          key={mark}
          className={mark % step === 0 ? 'ruler-mark ruler-mark-long' : 'ruler-mark'}
          style={{ left: share(mark) }}
        />
      ))}
      {supported > 0 && (
        <span
          className="ruler-flag num"
          style={{ left: isOver ? '100%' : `clamp(1.5rem, ${share(supported)}, calc(100% - 1.5rem))` }}
        >
          {supported}
        </span>
      )}
    </div>
  );
}

/** The sizes to choose from, each with its price and what it makes of the material. */
export function SizeCards({
  form,
  serviceType,
  reading,
  onSize,
}: {
  form: OrderFormState;
  serviceType: ServiceType;
  reading: MeterReading;
  /** The person chose. */
  onSize: (size: number) => void;
}) {
  const field = sizeFieldOf(serviceType);
  const isBooklet = serviceType === 'booklet';
  return (
    <ChoiceGroup
      key={field}
      legend={ORDER_TEXTS.sizeQuestion[serviceType]}
      isLegendHidden
      error={form.errors[field]}
      className={joinClasses('grid gap-2', isBooklet ? 'lg:grid-cols-7' : 'md:grid-cols-4 md:gap-2.5')}
    >
      {sizesOf(serviceType).map((size) => {
        const order = { serviceType, size };
        const id = `size-${serviceType}-${size}`;
        const effect = describeEffect(reading, order);
        return (
          <label key={size} className={joinClasses('option size-choice', isBooklet && 'size-choice-narrow')}>
            <input
              type="radio"
              className="tick"
              value={String(size)}
              aria-labelledby={`${id}-name`}
              aria-describedby={`${id}-price ${id}-effect`}
              name={field}
              checked={form.values[field] === String(size)}
              onChange={() => onSize(size)}
            />
            <strong id={`${id}-name`} className="num text-[1.2rem] leading-none whitespace-nowrap">
              {size} <span className={isBooklet ? 'lg:sr-only' : ''}>{isBooklet ? 'páginas' : 'slides'}</span>
            </strong>
            <span id={`${id}-price`} className="size-choice-price num font-bold whitespace-nowrap">
              {formatReais(basePrice(order))}
            </span>
            <span id={`${id}-effect`} className="size-choice-effect text-[.9375rem] leading-snug text-ink-2">
              {isBestFit(reading, order) ? (
                <span className="inline-flex items-center gap-1 font-bold text-ok-t">
                  <Check size={16} className={isBooklet ? 'lg:hidden' : ''} aria-hidden="true" />
                  {TEXTS.bestFit}
                </span>
              ) : (
                (effect ?? describeRevisions(order))
              )}
            </span>
          </label>
        );
      })}
    </ChoiceGroup>
  );
}
