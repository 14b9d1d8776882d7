import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { lessonStatusSchema } from '#shared/lessons/lesson.schemas.ts';

/** As many as are changed in one call. */
export const MOST_CHANGED = 200;

/** What became, or would become, of one project. */
export const bulkOutcomeSchema = z.object({
  id: z.string(),
  /** Where it stood and where it stands; null where it was refused. */
  from: z.nullable(lessonStatusSchema),
  to: z.nullable(lessonStatusSchema),
  /** Why it was refused, pt-BR; null where it was changed. */
  message: z.nullable(z.string()),
  /** Names the change to whoever undoes it. */
  undo: z.nullable(z.string()),
});
export type BulkOutcome = z.output<typeof bulkOutcomeSchema>;

const ids = z
  .array(z.string(), 'Escolha os projetos')
  .check(z.minLength(1, 'Escolha os projetos'), z.maxLength(MOST_CHANGED, 'Projetos demais de uma vez'));

export const changeStatusOfMany = endpoint({
  method: 'POST',
  path: '/api/admin/lessons/bulk-status',
  summary:
    'Set the status of several projects, each by itself; never forced past what the act on one refuses. isPreview tells what would happen',
  access: ['admin'],
  body: z.object({
    ids,
    status: lessonStatusSchema,
    reason: z
      .string('Escreva o motivo')
      .check(z.trim(), z.minLength(1, 'Escreva o motivo'), z.maxLength(1000, 'Motivo muito longo')),
    isPreview: z._default(z.boolean(), false),
  }),
  response: z.array(bulkOutcomeSchema),
  status: 200,
});
export const undoStatusOfMany = endpoint({
  method: 'POST',
  path: '/api/admin/lessons/bulk-status/undo',
  summary: 'Put projects back to where they stood before such a change, where nothing has moved them since',
  access: ['admin'],
  body: z.object({
    moves: z
      .array(z.object({ id: z.string(), undo: z.string() }))
      .check(z.minLength(1, 'Escolha os projetos'), z.maxLength(MOST_CHANGED, 'Projetos demais de uma vez')),
  }),
  response: z.array(bulkOutcomeSchema),
  status: 200,
});
