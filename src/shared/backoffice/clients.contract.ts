import * as z from 'zod/mini';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { idParamsSchema, listQuerySchema } from '#shared/http/list-query.ts';
import { sortSchema } from '#shared/http/sort.ts';
import { lessonSchema } from '#shared/lessons/lesson.schemas.ts';
import { ROLES, type Role } from '#shared/roles.ts';
import { LESSON_SORT_KEYS } from './lesson-sorts.ts';

/** How near the deadline of a lesson is that is paid and not yet delivered; `none` has no deadline at all. */
export const DUE_FILTERS = ['overdue', 'week', 'none'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

/** Lessons a client comes with; the others are asked for. */
export const FIRST_LESSONS = 5;
/** The most lessons that are named one by one in a call. */
export const MAX_NAMED_LESSONS = 200;

const dueSchema = z.optional(z.enum(DUE_FILTERS, 'Prazo desconhecido'));
/** Null where production does not rest; a dispute, for example, makes it. */
const onHoldSchema = z.nullable(z.object({ since: z.string(), reason: z.string() }));
const editorSchema = z.nullable(z.object({ id: z.string(), name: z.string() }));

/** A lesson as one row of an admin's list: without what only its own page shows. */
export const listedLessonSchema = z.object({
  ...z.pick(lessonSchema, {
    id: true,
    title: true,
    serviceType: true,
    slideCount: true,
    pageCount: true,
    price: true,
    status: true,
    deadline: true,
    completedAt: true,
    createdAt: true,
  }).shape,
  /** Who produces it; null before it was assigned. */
  editor: editorSchema,
  /** Messages of the teacher that nobody of the production has seen. */
  unread: z.number(),
  onHold: onHoldSchema,
});
export type ListedLesson = z.output<typeof listedLessonSchema>;

export const clientSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** All lessons of the client, and those of them that the filter lets through. */
  lessonCount: z.number(),
  matchCount: z.number(),
  /** Reais of those the filter lets through: what their rows add up to. */
  total: z.number(),
  /** The first of those the filter lets through. */
  lessons: z.array(listedLessonSchema),
});
export type Client = z.output<typeof clientSchema>;

/** Of an admin's lists of lessons: `messages=waiting` lets those through that are owed an answer. */
const lessonFilter = { due: dueSchema, messages: z.optional(z.literal('waiting', 'Filtro desconhecido')) };
export const clientsQuerySchema = z.extend(listQuerySchema, {
  ...lessonFilter,
  sort: sortSchema(LESSON_SORT_KEYS),
});
export type ClientsQuery = z.output<typeof clientsQuerySchema>;

export const listClients = endpoint({
  method: 'GET',
  path: '/api/admin/clients',
  summary: `Clients with lessons, each with the first ${FIRST_LESSONS} in the order of sort and standing where the first of them does (due: overdue, then by deadline); without sort the newest first. q looks into name, e-mail and title. X-Total-Lessons counts the lessons`,
  access: ['admin'],
  query: clientsQuerySchema,
  response: z.array(clientSchema),
  status: 200,
});
/** Notes that come with a client; the others stand with their projects. */
export const NEWEST_NOTES = 5;
const ofLesson = { lessonId: z.string(), lessonTitle: z.string(), createdAt: z.string() };
/** A client as an admin opens it: who it is, what it bought, what was said last. */
export const openedClientSchema = z.extend(
  z.omit(clientSchema, { matchCount: true, lessons: true, total: true }),
  {
    /** Reais of all lessons, cancelled ones too: what the list of clients says without a filter. */
    total: z.number(),
    /** When the account was made. */
    createdAt: z.string(),
    isClosed: z.boolean(),
    /** What its school agreed with us; null without a contract. */
    modality: z.nullable(z.enum(keysOf(MODALITIES))),
    /** The last one of all conversations; its text is empty where files say it all. */
    lastMessage: z.nullable(
      z.object({ ...ofLesson, content: z.string(), senderRole: z.enum(keysOf<Role>(ROLES)) }),
    ),
    /** Newest first. */
    notes: z.array(
      z.object({ ...ofLesson, id: z.string(), text: z.string(), author: z.nullable(z.string()) }),
    ),
  },
);
export type OpenedClient = z.output<typeof openedClientSchema>;
export const openClient = endpoint({
  method: 'GET',
  path: '/api/admin/clients/{id}',
  summary: `One client: who it is, lessons and their prices in sum, the last message and the ${NEWEST_NOTES} newest notes`,
  access: ['admin'],
  params: idParamsSchema,
  response: openedClientSchema,
  status: 200,
});
export const listClientLessons = endpoint({
  method: 'GET',
  path: '/api/admin/clients/{id}/lessons',
  summary: 'The lessons of one client that the same filter lets through, in the same order',
  access: ['admin'],
  params: idParamsSchema,
  query: clientsQuerySchema,
  response: z.array(listedLessonSchema),
  status: 200,
});
export const listFilteredLessons = endpoint({
  method: 'GET',
  path: '/api/admin/clients/lessons',
  summary:
    'The lessons of all clients that the same filter lets through, in the same order, to act on together',
  access: ['admin'],
  query: clientsQuerySchema,
  response: z.array(listedLessonSchema),
  status: 200,
});
export const exportLessons = endpoint({
  method: 'GET',
  path: '/api/admin/lessons.csv',
  summary:
    'The lessons of the same filter as CSV (UTF-8 with BOM, semicolons, decimal comma); or those of ids',
  access: ['admin'],
  query: z.extend(z.pick(clientsQuerySchema, { q: true, status: true, due: true, messages: true }), {
    /** Ids with commas between them. */
    ids: z.optional(z.string().check(z.maxLength(MAX_NAMED_LESSONS * 37, 'Projetos demais de uma vez'))),
  }),
  status: 200,
  produces: 'application/octet-stream',
});

/** A lesson as an admin opens it. */
export const openedLessonSchema = z.extend(lessonSchema, {
  editor: editorSchema,
  unread: z.number(),
  onHold: onHoldSchema,
  /** The file that 'Marcar como concluído' would hand over; null while there is none. */
  finalFile: z.nullable(z.string()),
});
export type OpenedLesson = z.output<typeof openedLessonSchema>;
export const openLesson = endpoint({
  method: 'GET',
  path: '/api/admin/lessons/{id}',
  summary: 'One lesson with its editor, what waits unread and why it rests',
  access: ['admin'],
  params: idParamsSchema,
  response: openedLessonSchema,
  status: 200,
});
