import { type DeliveryType, type ServiceType, totalPrice } from '#shared/catalog/catalog.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { OutputFormat } from '#shared/lessons/order.ts';

/** What of an order can be changed until it is paid. */
export interface Choice {
  serviceType: ServiceType;
  size: number;
  deliveryType: DeliveryType;
  format: OutputFormat;
}

export const choiceOf = ({ serviceType, slideCount, pageCount, deliveryType, format }: Lesson): Choice => ({
  serviceType,
  size: (serviceType === 'presentation' ? slideCount : pageCount) ?? 0,
  deliveryType,
  format,
});

/** The new price as the server reckons it: one that an admin gave stays while only the format changes. */
export function describeChange(
  lesson: Lesson,
  choice: Choice,
): { price: number; isResized: boolean; isChanged: boolean } {
  const ordered = choiceOf(lesson);
  const isResized = choice.serviceType !== ordered.serviceType || choice.size !== ordered.size;
  const isPriced = isResized || choice.deliveryType !== ordered.deliveryType;
  return {
    price: isPriced ? totalPrice(choice, choice.deliveryType) : lesson.price,
    isResized,
    isChanged: isPriced || choice.format !== ordered.format,
  };
}
