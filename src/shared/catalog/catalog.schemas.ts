import * as z from 'zod/mini';
import { keysOf } from '#shared/http/keys-of.ts';
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

/** A whole number as JSON or as the digits of a form; nothing else is coerced. */
export const wholeNumber = (message: string) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value)),
    z.int(message),
  );
const oneOf = (sizes: readonly number[], message: string) =>
  wholeNumber(message).check(z.refine((size) => sizes.includes(size), message));

export const slideCountSchema = z._default(
  oneOf(SLIDE_COUNTS, 'Escolha 5, 10, 15 ou 20 slides'),
  DEFAULT_SLIDE_COUNT,
);
export const pageCountSchema = z._default(
  oneOf(PAGE_COUNTS, 'Escolha 10, 20, 30, 40, 50, 60 ou 70 páginas'),
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
