import * as z from 'zod/mini';
import { defineMail } from '#server/platform/mail/mails.ts';

/**
 * A mail about a production. Those to an editor name who was meant when it was decided; those to the admin go to
 * the configured address.
 */
export const productionMail = defineMail({
  name: 'production',
  schema: z.union([
    z.object({
      kind: z.enum(['assigned', 'taken_away', 'unassigned', 'revision_requested']),
      productionId: z.string(),
      editorId: z.string(),
    }),
    z.object({ kind: z.enum(['started', 'delivered']), productionId: z.string() }),
    z.object({ kind: z.literal('revision_without_editor'), productionId: z.string() }),
    z.object({
      kind: z.literal('due'),
      productionId: z.string(),
      editorId: z.string(),
      deadline: z.string(),
    }),
    z.object({
      kind: z.literal('low_rating'),
      productionId: z.string(),
      stars: z.number(),
      comment: z.string(),
    }),
    z.object({
      kind: z.literal('deadline_moved'),
      productionId: z.string(),
      editorId: z.string(),
      deadline: z.string(),
      reason: z.string(),
    }),
    z.object({
      kind: z.literal('deadline_later'),
      productionId: z.string(),
      deadline: z.string(),
      reason: z.string(),
    }),
    z.object({ kind: z.literal('overdue'), productionId: z.string(), deadline: z.string() }),
  ]),
});
export type ProductionMail = ReturnType<typeof productionMail.schema.parse>;
export type ProductionMailKind = ProductionMail['kind'];
