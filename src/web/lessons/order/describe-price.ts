import { saoPauloDay } from '#shared/calendar.ts';
import {
  basePrice,
  DELIVERY_TYPES,
  type DeliveryType,
  type OrderSize,
  PLANS,
  planOf,
  totalPrice,
} from '#shared/catalog/catalog.ts';
import { deadlineFrom } from '#shared/catalog/delivery-deadline.ts';
import { formatReais } from '#shared/money.ts';
import { formatAmount, formatDecimal, inSaoPaulo } from '#shared/text/format.ts';

const day = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const shortDay = inSaoPaulo({ day: 'numeric', month: 'short' });
const dayOfThisYear = inSaoPaulo(day);
const dayOfOtherYear = inSaoPaulo({ ...day, year: 'numeric' });

/** `sáb., 2 de janeiro de 2027`; the year only where it is another one than today's. */
export function describeDay(instant: Date, now: Date): string {
  const isThisYear = saoPauloDay(instant).slice(0, 4) === saoPauloDay(now).slice(0, 4);
  return (isThisYear ? dayOfThisYear : dayOfOtherYear)(instant);
}

/** `× 1,3`. */
export const describeFactor = (deliveryType: DeliveryType): string =>
  `× ${formatDecimal(DELIVERY_TYPES[deliveryType].multiplier)}`;

/** `1 revisão`, `3 revisões`, `revisões ilimitadas`. */
export function describeRevisions(order: OrderSize): string {
  const { revisions } = PLANS[planOf(order)];
  if (revisions === null) return 'revisões ilimitadas';
  return revisions === 1 ? '1 revisão' : `${revisions} revisões`;
}

export interface PriceSum {
  total: string;
  base: string;
  factor: string;
  planLabel: string;
  revisions: string;
  due: string;
  /** `12 de jan.` */
  dueShort: string;
  /** The sum before rounding, where rounding changes it: `R$ 69 × 1,3, em reais inteiros` and `89,70`. */
  rounding: { sum: string; exact: string } | null;
}

/** The price of an order spelled out, and the day it would be due if it were paid at `now`. */
export function describePrice(order: OrderSize, deliveryType: DeliveryType, now: Date): PriceSum {
  const base = basePrice(order);
  const { multiplier } = DELIVERY_TYPES[deliveryType];
  const exact = (base * Math.round(multiplier * 10)) / 10;
  return {
    total: formatReais(totalPrice(order, deliveryType)),
    base: formatReais(base),
    factor: describeFactor(deliveryType),
    planLabel: PLANS[planOf(order)].label,
    revisions: describeRevisions(order),
    due: describeDay(deadlineFrom(now, deliveryType), now),
    dueShort: shortDay(deadlineFrom(now, deliveryType)),
    rounding: Number.isInteger(exact)
      ? null
      : {
          sum: `${formatReais(base)} ${describeFactor(deliveryType)}, em reais inteiros`,
          exact: formatAmount(exact),
        },
  };
}
