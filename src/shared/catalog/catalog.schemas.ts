import * as z from 'zod/mini';
import { keysOf } from '#shared/http/keys-of.ts';
import { joinWords } from '#shared/text/join-words.ts';
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
/** The sentence beside a size that is not on offer. */
export const CHOOSE_SLIDES = `Escolha ${joinWords(SLIDE_COUNTS, 'ou')} slides`;
export const CHOOSE_PAGES = `Escolha ${joinWords(PAGE_COUNTS, 'ou')} páginas`;
const oneOf = (sizes: readonly number[], message: string) =>
  wholeNumber(message).check(z.refine((size) => sizes.includes(size), message));

/** What an order may choose; a change names only what changes, so that nothing is put in for what is absent. */
export const choiceSchemas = {
  slideCount: oneOf(SLIDE_COUNTS, CHOOSE_SLIDES),
  pageCount: oneOf(PAGE_COUNTS, CHOOSE_PAGES),
  serviceType: z.enum(keysOf<ServiceType>(SERVICE_TYPES), 'Escolha apresentação ou apostila'),
  deliveryType: z.enum(keysOf<DeliveryType>(DELIVERY_TYPES), 'Escolha um prazo de entrega da lista'),
};
export const slideCountSchema = z._default(choiceSchemas.slideCount, DEFAULT_SLIDE_COUNT);
export const pageCountSchema = z._default(choiceSchemas.pageCount, DEFAULT_PAGE_COUNT);
export const serviceTypeSchema = z._default(choiceSchemas.serviceType, 'presentation');
export const deliveryTypeSchema = z._default(choiceSchemas.deliveryType, 'normal');
