import * as z from 'zod/mini';
import { CHOOSE_PAGES, CHOOSE_SLIDES, wholeNumber } from '#shared/catalog/catalog.schemas.ts';
import { PAGE_COUNTS, SLIDE_COUNTS } from '#shared/catalog/catalog.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema, listQuerySchema, pageQuerySchema } from '#shared/http/list-query.ts';
import {
  contentSchema,
  lessonSchema,
  lessonStatusSchema,
  titleSchema,
} from '#shared/lessons/lesson.schemas.ts';
import { OUTPUT_FORMATS, type OutputFormat } from '#shared/lessons/order.ts';

const MAX_PRICE = 100_000;
const PRICE_RULE = 'Preço deve ser um valor em reais, maior que zero';
const size = (sizes: readonly number[], message: string) =>
  z.optional(z.nullable(wholeNumber(message).check(z.refine((value) => sizes.includes(value), message))));
/** Text that people type, with LF line breaks and without NUL, which PostgreSQL cannot hold. */
export const typedText = (missing: string, max: number) =>
  z.string(missing).check(
    z.overwrite((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '')),
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(max, 'Texto muito longo'),
  );

export const adminLessonSchema = z.extend(lessonSchema, {
  /** Who produces it; null before it was assigned. */
  editor: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Messages of the teacher that nobody of the production has seen. */
  unread: z.number(),
});
export const listAdminLessons = endpoint({
  method: 'GET',
  path: '/api/admin/lessons',
  summary: 'All lessons with client and editor, newest first, without aiAnalysis',
  access: ['admin'],
  query: listQuerySchema,
  response: z.array(adminLessonSchema),
  status: 200,
});
export const editLesson = endpoint({
  method: 'PATCH',
  path: '/api/admin/lessons/{id}',
  summary: 'Edit fields, price and status; a status outside the table takes a reason',
  access: ['admin'],
  params: idParamsSchema,
  body: z.object({
    title: z.optional(titleSchema),
    slideCount: size(SLIDE_COUNTS, CHOOSE_SLIDES),
    pageCount: size(PAGE_COUNTS, CHOOSE_PAGES),
    /** Reais. */
    price: z.optional(
      z.number(PRICE_RULE).check(
        z.positive(PRICE_RULE),
        z.maximum(MAX_PRICE, 'Preço alto demais'),
        z.refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, 'Use até dois centavos'),
      ),
    ),
    status: z.optional(lessonStatusSchema),
    format: z.optional(
      z.enum(
        Object.keys(OUTPUT_FORMATS) as [OutputFormat, ...OutputFormat[]],
        'Escolha PowerPoint, Google Slides ou PDF interativo',
      ),
    ),
    content: z.optional(contentSchema),
    /** Appended to the log; a text that begins with the log as it stands brings only its rest. */
    comments: z.optional(z.string().check(z.maxLength(250_000, 'Comentários muito longos'))),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(1000, 'Motivo muito longo'))),
  }),
  response: lessonSchema,
  status: 200,
});

export const retryAnalysis = endpoint({
  method: 'POST',
  path: '/api/admin/lessons/{id}/analysis',
  summary:
    'Have the material read once more that could not be read; a further failure is told to the house alone',
  access: ['admin'],
  params: idParamsSchema,
  response: lessonSchema,
  status: 200,
});

export const noteSchema = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: z.string(),
  author: z.nullable(z.object({ id: z.string(), name: z.string() })),
});
export const addNote = endpoint({
  method: 'POST',
  path: '/api/admin/lessons/{id}/notes',
  summary: 'A note for the other admins',
  access: ['admin'],
  params: idParamsSchema,
  body: z.object({ text: typedText('Escreva a nota', 3000) }),
  response: noteSchema,
  status: 201,
  isIdempotent: true,
});
export const listNotes = endpoint({
  method: 'GET',
  path: '/api/admin/lessons/{id}/notes',
  summary: 'The notes of a lesson, oldest first',
  access: ['admin'],
  params: idParamsSchema,
  query: pageQuerySchema,
  response: z.array(noteSchema),
  status: 200,
});
