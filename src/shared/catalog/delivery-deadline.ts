import { endOfDayAfter } from '#shared/calendar.ts';
import { DELIVERY_TYPES, type DeliveryType } from './catalog.ts';

/**
 * The instant a delivery is due: the end (23:59:59.999) of the São Paulo day that lies the term's
 * calendar days after the day of `from`. Before payment, `from` is now and the answer an estimate.
 */
export function deadlineFrom(from: Date, deliveryType: DeliveryType): Date {
  return endOfDayAfter(from, DELIVERY_TYPES[deliveryType].termDays);
}
