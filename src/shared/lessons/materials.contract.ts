import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';

/** How long a file that was sent ahead of its order is kept. */
export const MATERIAL_HOURS = 24;
/** Files of one account that wait for their order; the oldest gives way to a further one. */
export const MOST_MATERIALS = 5;
export const MATERIAL_STATUSES = ['reading', 'read', 'failed'] as const;

/** A file sent ahead of its order, and what was read of it so far. */
export const materialSchema = z.object({
  id: z.string(),
  originalName: z.string(),
  size: z.number(),
  status: z.enum(MATERIAL_STATUSES),
  /** Pages or slides; null where the file has none of its own, and while it is unknown. */
  pageCount: z.nullable(z.number()),
  /** Pages in pictures recognised so far, of those that are looked at; null where there are none. */
  recognised: z.nullable(z.object({ done: z.number(), total: z.number() })),
  /** Files, more or less, that are read before this one; null while it is unknown and where it does not wait. */
  ahead: z.nullable(z.number()),
  /** What the capacity is told from (`shared/analysis/capacity.ts`); grows while the file is read. */
  amount: z.object({ characters: z.number(), words: z.number() }),
  figures: z.number(),
  /** True where only the first of many scanned pages were read and the rest was estimated. */
  isEstimate: z.boolean(),
  /** Why nothing could be read, pt-BR; null where nothing failed. */
  error: z.nullable(z.string()),
  expiresAt: z.string(),
});
export type Material = z.output<typeof materialSchema>;

export const addMaterial = endpoint({
  method: 'POST',
  path: '/api/materials',
  summary: `Send a file ahead of its order; it is read meanwhile and kept for ${MATERIAL_HOURS} hours`,
  access: ['teacher'],
  body: z.object({}),
  multipart: { files: ['file'] },
  response: materialSchema,
  status: 201,
  isIdempotent: true,
});
export const getMaterial = endpoint({
  method: 'GET',
  path: '/api/materials/{id}',
  summary: 'How far a file sent ahead is read, and how much there is to teach in it',
  access: ['teacher'],
  params: idParamsSchema,
  response: materialSchema,
  status: 200,
});
export const removeMaterial = endpoint({
  method: 'DELETE',
  path: '/api/materials/{id}',
  summary: 'Give up a file sent ahead; orders made from it keep their own copy',
  access: ['teacher'],
  params: idParamsSchema,
  status: 204,
});
