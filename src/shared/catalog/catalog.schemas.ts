import * as z from 'zod/mini';
import {
  DEFAULT_PAGE_COUNT,
  DEFAULT_SLIDE_COUNT,
  DELIVERY_TYPES,
  type DeliveryType,
  PAGE_COUNTS,
  SERVICE_TYPES,
  type ServiceType,
  SLIDE_COUNTS,
} from './catalog.ts';

const keysOf = <T extends string>(record: Record<T, unknown>) => Object.keys(record) as [T, ...T[]];

/** Sizes come as numbers in JSON and as digits in a form. */
export const slideCountSchema = z._default(
  z.coerce
    .number()
    .check(z.refine((n) => SLIDE_COUNTS.some((size) => size === n), 'Escolha 5, 10, 15 ou 20 slides')),
  DEFAULT_SLIDE_COUNT,
);
export const pageCountSchema = z._default(
  z.coerce
    .number()
    .check(
      z.refine((n) => PAGE_COUNTS.some((size) => size === n), 'Escolha 10, 20, 30, 40, 50, 60 ou 70 páginas'),
    ),
  DEFAULT_PAGE_COUNT,
);
export const serviceTypeSchema = z._default(
  z.enum(keysOf<ServiceType>(SERVICE_TYPES), 'Escolha apresentação ou apostila'),
  'presentation',
);
export const deliveryTypeSchema = z._default(
  z.enum(keysOf<DeliveryType>(DELIVERY_TYPES), 'Escolha um prazo de entrega da lista'),
  'normal',
);
