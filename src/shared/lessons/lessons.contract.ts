import * as z from 'zod/mini';
import { genreSchema } from '#shared/analysis/ai-analysis.ts';
import { choiceSchemas } from '#shared/catalog/catalog.schemas.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema, listQuerySchema } from '#shared/http/list-query.ts';
import {
  contentSchema,
  formatSchema,
  lessonSchema,
  MAX_ADJUSTMENTS_LENGTH,
  orderSchema,
} from './lesson.schemas.ts';

const lessonCall = { params: idParamsSchema, response: lessonSchema, status: 200 } as const;

export const createLesson = endpoint({
  method: 'POST',
  path: '/api/lessons',
  summary: 'Order a presentation or booklet from typed text, a file or both',
  access: ['teacher'],
  body: z.extend(orderSchema, {
    /** A file sent ahead (`POST /api/materials`), in place of one that comes with the order. */
    materialId: z.optional(z.string().check(z.maxLength(100))),
  }),
  multipart: { files: ['file'] },
  response: lessonSchema,
  status: 201,
  isIdempotent: true,
});
export const listLessons = endpoint({
  method: 'GET',
  path: '/api/lessons',
  summary:
    'Own lessons (teacher), assigned ones (editor), all (admin); newest first, or for a teacher what waits first (sort=next), without aiAnalysis',
  access: 'signed_in',
  query: z.extend(listQuerySchema, { sort: z.optional(z.literal('next', 'Ordem desconhecida')) }),
  response: z.array(lessonSchema),
  status: 200,
});
export const getLesson = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}',
  summary: 'One lesson with its latest analysis',
  access: 'signed_in',
  ...lessonCall,
});
export const lessonLine = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/line',
  summary: 'How many lessons, more or less, are analysed before this one; null where it does not wait',
  access: 'signed_in',
  params: idParamsSchema,
  response: z.object({ ahead: z.nullable(z.number()) }),
  status: 200,
});
export const lessonEvents = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/events',
  summary: 'Server-sent events of one lesson; resumes on Last-Event-ID',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  produces: 'text/event-stream',
});
export const approveAnalysis = endpoint({
  method: 'PUT',
  path: '/api/lessons/{id}/approve',
  summary: 'Approve the analysis, or go on without one where it failed for good',
  access: ['teacher'],
  ...lessonCall,
});
export const requestAdjustments = endpoint({
  method: 'POST',
  path: '/api/lessons/{id}/adjustments',
  summary: 'Ask for a new analysis that takes a text into account',
  access: ['teacher'],
  body: z.object({
    text: z.string('Escreva o que deve mudar').check(
      z.overwrite((text) => text.replaceAll('\r\n', '\n')),
      z.trim(),
      z.minLength(1, 'Escreva o que deve mudar'),
      z.maxLength(MAX_ADJUSTMENTS_LENGTH, 'Texto muito longo'),
    ),
  }),
  isIdempotent: true,
  ...lessonCall,
});
export const tellGenre = endpoint({
  method: 'PUT',
  path: '/api/lessons/{id}/genre',
  summary: 'Say what the material is where the analysis took it for something else; it is analysed again',
  access: ['teacher'],
  body: z.object({ genre: genreSchema }),
  ...lessonCall,
});
export const replaceMaterial = endpoint({
  method: 'PUT',
  path: '/api/lessons/{id}/material',
  summary: 'Another text and/or file for a lesson not yet approved; it is analysed again',
  access: ['teacher'],
  body: z.object({ content: z.optional(contentSchema) }),
  multipart: { files: ['file'] },
  ...lessonCall,
});
export const changeOrder = endpoint({
  method: 'PATCH',
  path: '/api/lessons/{id}/size',
  summary:
    'Another size, kind, delivery or format before payment, at its new price; analysed anew where the size changed',
  access: ['teacher'],
  body: z.object({
    serviceType: z.optional(choiceSchemas.serviceType),
    slideCount: z.optional(z.nullable(choiceSchemas.slideCount)),
    pageCount: z.optional(z.nullable(choiceSchemas.pageCount)),
    deliveryType: z.optional(choiceSchemas.deliveryType),
    format: z.optional(formatSchema),
    /** The new price as it was shown, in reais; another one is refused and nothing changes. */
    price: z.optional(z.number('Informe o preço em reais')),
  }),
  ...lessonCall,
});
export const cancelLesson = endpoint({
  method: 'POST',
  path: '/api/lessons/{id}/cancel',
  summary: 'Cancel before payment',
  access: ['teacher', 'admin'],
  ...lessonCall,
});
export const appendComments = endpoint({
  method: 'PATCH',
  path: '/api/lessons/{id}',
  summary:
    'Append one entry to the running log of comments; also by the editor who has the lesson, and by admins',
  access: 'signed_in',
  body: z.object({
    comments: z.string('Escreva um comentário').check(
      z.maxLength(250_000, 'Comentários muito longos'),
      z.refine((t) => t.trim().length > 0, 'Escreva um comentário'),
    ),
  }),
  ...lessonCall,
});
export const teacherStats = endpoint({
  method: 'GET',
  path: '/api/stats',
  summary: 'Totals of the signed-in teacher; averageTime such as 18h, 24h before there is one',
  access: 'signed_in',
  response: z.object({
    total: z.number(),
    completed: z.number(),
    inProgress: z.number(),
    averageTime: z.string(),
  }),
  status: 200,
});
