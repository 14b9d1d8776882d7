import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { listQuerySchema } from '#shared/http/list-query.ts';
import { lessonSchema } from '#shared/lessons/lesson.schemas.ts';
import { BOARD_STAGES } from './board-stages.ts';
import { listedLessonSchema } from './clients.contract.ts';

/** A lesson on the board, with what an admin moves it on by. */
export const boardCardSchema = z.extend(listedLessonSchema, {
  format: lessonSchema.shape.format,
  client: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
  /** 1 until the first revision is asked for, and before it is assigned. */
  round: z.number(),
  /** The final file of the present round is there. */
  hasDelivery: z.boolean(),
  completedAt: z.nullable(z.string()),
  /** How the teacher found the delivery of this round. */
  stars: z.nullable(z.number()),
});
export type BoardCard = z.output<typeof boardCardSchema>;

export const listBoard = endpoint({
  method: 'GET',
  path: '/api/admin/board',
  summary:
    'One column of the production board: what is open by deadline, what is completed by its delivery, newest first; q looks for client and title, editor is an id',
  access: ['admin'],
  query: z.extend(z.omit(listQuerySchema, { status: true }), {
    stage: z.enum(BOARD_STAGES, 'Coluna desconhecida'),
    editor: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: z.array(boardCardSchema),
  status: 200,
});
