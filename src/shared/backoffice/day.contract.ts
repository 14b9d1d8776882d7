import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { STATUS_NAMES } from '#shared/lessons/lesson-status.ts';
import { auditEntrySchema } from './audit.contract.ts';

/** How many things of each kind wait for a person of the house. */
export const waitingSchema = z.object({
  /** Paid lessons that nobody has been given, and productions whose editor was taken away or is gone. */
  unassigned: z.number(),
  refundRequests: z.number(),
  /** Refunds that the provider refused for good. */
  failedRefunds: z.number(),
  differences: z.number(),
  /** Conversations in which a teacher waits for an answer. */
  unanswered: z.number(),
  /** Deliveries rated with one or two stars of late. */
  lowRatings: z.number(),
  /** Lessons whose material could not be read. */
  failedAnalyses: z.number(),
  /** Files in which the scanner found something. */
  infectedFiles: z.number(),
  /** Mails that could not be sent, of those still on the list. */
  failedMails: z.number(),
  newLeads: z.number(),
});
export type Waiting = z.output<typeof waitingSchema>;

export const deadlineRowSchema = z.object({
  lessonId: z.string(),
  title: z.string(),
  deadline: z.string(),
  /** Null where nobody has been given it. */
  editor: z.nullable(z.object({ id: z.string(), name: z.string() })),
});
export type DeadlineRow = z.output<typeof deadlineRowSchema>;

export const getDay = endpoint({
  method: 'GET',
  path: '/api/admin/desk',
  summary:
    'The day of the house: lessons by status, what waits for a person, deadlines past and near, latest events',
  access: ['admin'],
  response: z.object({
    /** All lessons there are, by status. */
    statuses: z.record(z.enum(STATUS_NAMES), z.number()),
    /** Reais of the lessons that wait to be paid. */
    pendingReais: z.number(),
    /** Booklets among the orders of the day. */
    bookletsToday: z.number(),
    /** Ratings given so far, and those of four or five stars among them. */
    ratings: z.object({ count: z.number(), content: z.number() }),
    waiting: waitingSchema,
    /** Paid lessons and open productions due within seven days or late, the most urgent first; at most six. */
    deadlines: z.array(deadlineRowSchema),
    /** What happened last, newest first, each thing once; at most six. */
    events: z.array(auditEntrySchema),
  }),
  status: 200,
});
