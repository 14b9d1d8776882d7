import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { listQuerySchema } from '#shared/http/list-query.ts';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { INBOX_GROUPS, INBOX_KINDS, INBOX_VIEWS, type InboxKind, type InboxView } from './inbox-kinds.ts';

const kindSchema = z.enum(keysOf<InboxKind>(INBOX_KINDS));
const personSchema = z.object({ id: z.string(), name: z.string() });

/** What one thing that waits is known by; a new message, deadline or try is another occurrence. */
export const inboxKeySchema = z.object({ kind: kindSchema, subject: z.string(), occurrence: z.string() });
export type InboxKey = z.output<typeof inboxKeySchema>;

/** One thing that waits for the house, with the fact needed to decide. */
export const inboxItemSchema = z.extend(inboxKeySchema, {
  group: z.enum(INBOX_GROUPS),
  since: z.string(),
  /** When the lesson is due, where it matters. */
  due: z.nullable(z.string()),
  /** The last message, the reason, the comment, the fault, the file's name, the school. */
  words: z.string(),
  /** Money at stake, in reais. */
  reais: z.nullable(z.number()),
  /** Messages without an answer, or stars. */
  count: z.nullable(z.number()),
  lesson: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      status: z.enum(keysOf<LessonStatus>(LESSON_STATUSES)),
      client: personSchema,
      editor: z.nullable(personSchema),
    }),
  ),
  /** Put off before, by whom, and until when; past where it is back. */
  snoozed: z.nullable(z.object({ by: z.nullable(z.string()), until: z.string() })),
});
export type InboxItem = z.output<typeof inboxItemSchema>;

export const inboxQuerySchema = z.extend(listQuerySchema, {
  view: z._default(z.enum(keysOf<InboxView>(INBOX_VIEWS)), 'all'),
  /** Of the editor who has the lesson. */
  editor: z.optional(z.string().check(z.maxLength(40))),
});
export const listInbox = endpoint({
  method: 'GET',
  path: '/api/admin/inbox',
  summary:
    'What waits for the house: the most urgent first, then the longest waiting; `q` looks into titles and clients',
  access: ['admin'],
  query: inboxQuerySchema,
  response: z.array(inboxItemSchema),
  status: 200,
});

export const countInbox = endpoint({
  method: 'GET',
  path: '/api/admin/inbox/counts',
  summary: 'How many things of each kind wait, how many are put off, and how many were done today',
  access: ['admin'],
  response: z.object({
    total: z.number(),
    kinds: z.record(kindSchema, z.number()),
    snoozed: z.number(),
    doneToday: z.number(),
  }),
  status: 200,
});
export type InboxCounts = z.output<NonNullable<typeof countInbox.response>>;

/** What somebody said of an item, as it stands: where two were at it, of the first. */
const markSchema = z.object({
  state: z.enum(['done', 'snoozed']),
  until: z.nullable(z.string()),
  by: z.nullable(personSchema),
  at: z.string(),
});
export const markInboxItem = endpoint({
  method: 'POST',
  path: '/api/admin/inbox/marks',
  summary: 'Say that an item is done, or put it off until an instant',
  access: ['admin'],
  body: z.extend(inboxKeySchema, {
    /** ISO 8601; left out where it is done. */
    until: z.optional(z.iso.datetime({ error: 'Escolha quando volta' })),
  }),
  response: markSchema,
  status: 200,
});
export const unmarkInboxItem = endpoint({
  method: 'POST',
  path: '/api/admin/inbox/unmark',
  summary: 'Take back that an item is done or put off; without effect where nobody said so',
  access: ['admin'],
  body: inboxKeySchema,
  status: 204,
});

export const listDoneToday = endpoint({
  method: 'GET',
  path: '/api/admin/inbox/done',
  summary: 'What was said to be done today, the latest first; at most 100',
  access: ['admin'],
  response: z.array(
    z.extend(inboxKeySchema, {
      lessonTitle: z.nullable(z.string()),
      by: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  status: 200,
});
