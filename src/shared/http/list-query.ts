import * as z from 'zod/mini';

/** Query of every list: `limit` 1…200 (default 50), an opaque `cursor`, `q` to search, `status` to filter. */
export const listQuerySchema = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  q: z.optional(z.string().check(z.maxLength(200))),
  status: z.optional(z.string().check(z.maxLength(40))),
});
export type ListQuery = z.output<typeof listQuerySchema>;

/** Any path parameter that names a row; what is not an id of ours is simply not found. */
export const idParamsSchema = z.object({ id: z.string() });
