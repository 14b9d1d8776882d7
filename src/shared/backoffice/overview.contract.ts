import * as z from 'zod/mini';
import {
  DELIVERY_TYPES,
  type DeliveryType,
  SERVICE_TYPES,
  type ServiceType,
} from '#shared/catalog/catalog.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { OUTPUT_FORMATS, type OutputFormat } from '#shared/lessons/order.ts';
import { MAIL_STATUSES, type MailStatus } from '#shared/messages/mail-status.ts';

const day = z.optional(z.iso.date('Use uma data como 2026-01-31'));
/** Orders and what they cost, in reais. */
const shareSchema = z.object({ orders: z.number(), reais: z.number() });
export type OrderShare = z.output<typeof shareSchema>;

export const overviewSchema = z.object({
  /** What was ordered in the period; cancelled orders count. */
  orders: z.object({
    total: z.number(),
    reais: z.number(),
    /** Of these, paid by now. */
    paid: z.number(),
    cancelled: z.number(),
    byService: z.record(z.enum(keysOf<ServiceType>(SERVICE_TYPES)), shareSchema),
    byFormat: z.record(z.enum(keysOf<OutputFormat>(OUTPUT_FORMATS)), shareSchema),
    byDelivery: z.record(z.enum(keysOf<DeliveryType>(DELIVERY_TYPES)), shareSchema),
  }),
  /** What was handed over in the period. */
  deliveries: z.object({
    total: z.number(),
    /** Share that came by its deadline, 0 to 1; null without a delivery. */
    punctuality: z.nullable(z.number()),
    /** Mean days from payment (or assignment) to the first delivery; null without one. */
    averageDays: z.nullable(z.number()),
    /** Revisions asked for. */
    revisions: z.number(),
  }),
  ratings: z.object({
    count: z.number(),
    /** Mean stars; null without a rating. */
    average: z.nullable(z.number()),
    /** How many of one star, two, … five. */
    stars: z.array(z.number()),
  }),
  /** All lessons there are now, whatever the period. */
  statuses: z.record(z.enum(keysOf<LessonStatus>(LESSON_STATUSES)), z.number()),
  /** What the installation holds now. */
  system: z.object({
    files: z.number(),
    fileBytes: z.number(),
    mails: z.record(z.enum(keysOf<MailStatus>(MAIL_STATUSES)), z.number()),
    /** False where mails are written to a folder instead of being sent. */
    sendsMail: z.boolean(),
    teachers: z.number(),
    editors: z.number(),
  }),
});
export type Overview = z.output<typeof overviewSchema>;

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'How the house is doing, over a period of São Paulo days (both included) and now',
  access: ['admin'],
  query: z.object({ from: day, to: day }),
  response: overviewSchema,
  status: 200,
});
