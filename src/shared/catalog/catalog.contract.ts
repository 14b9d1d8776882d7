import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import {
  deliveryTypeSchema,
  pageCountSchema,
  serviceTypeSchema,
  slideCountSchema,
} from './catalog.schemas.ts';

const sizeSchema = z.object({
  size: z.number(),
  price: z.number(),
  plan: z.string(),
  planLabel: z.string(),
  revisions: z.nullable(z.number()),
});

export const catalogSchema = z.object({
  currency: z.literal('BRL'),
  presentation: z.array(sizeSchema),
  booklet: z.array(sizeSchema),
  deliveries: z.array(
    z.object({
      deliveryType: deliveryTypeSchema,
      label: z.string(),
      multiplier: z.number(),
      termDays: z.number(),
    }),
  ),
  plans: z.array(z.object({ plan: z.string(), label: z.string(), revisions: z.nullable(z.number()) })),
  modalities: z.array(z.object({ modality: z.string(), label: z.string(), priceFrom: z.number() })),
  revisionWindowDays: z.number(),
  maxUploadBytes: z.number(),
});
export type Catalog = z.output<typeof catalogSchema>;

export const getCatalog = endpoint({
  method: 'GET',
  path: '/api/catalog',
  summary: 'Prices, sizes, terms, multipliers, plans and modalities',
  access: 'public',
  response: catalogSchema,
  status: 200,
});

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/api/quote',
  summary: 'The price of an order and the deadline if it were paid now',
  access: 'public',
  body: z.object({
    serviceType: serviceTypeSchema,
    slideCount: z.optional(slideCountSchema),
    pageCount: z.optional(pageCountSchema),
    deliveryType: deliveryTypeSchema,
  }),
  response: z.object({ price: z.number(), deadlineEstimate: z.string() }),
  status: 200,
});
