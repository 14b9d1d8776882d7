import * as z from 'zod/mini';

const LIMIT_RULE = 'limit deve ser um número inteiro de 1 a 200';

/** What an answer that is no list itself tells of anything at most: the newest ones. */
export const MOST_TOLD = 200;

/** Lists count their rows to here: a total beyond it, always one more, says only that there are more than these. */
export const MOST_COUNTED = 1000;

/** Query of a list that is only gone through page by page: `limit` 1…200 (default 50), an opaque `cursor`. */
export const pageQuerySchema = z.object({
  limit: z._default(
    z.coerce
      .number(LIMIT_RULE)
      .check(z.int(LIMIT_RULE), z.minimum(1, LIMIT_RULE), z.maximum(200, LIMIT_RULE)),
    50,
  ),
  /** It carries what a list is ordered by, which may be a title. */
  cursor: z.optional(z.string().check(z.maxLength(2000))),
});
export type PageQuery = z.output<typeof pageQuerySchema>;

/** Query of every other list: `q` to search, `status` to filter besides. */
export const listQuerySchema = z.extend(pageQuerySchema, {
  q: z.optional(z.string().check(z.maxLength(200))),
  status: z.optional(z.string().check(z.maxLength(40))),
});
export type ListQuery = z.output<typeof listQuerySchema>;

/** Any path parameter that names a row; what is not an id of ours is simply not found. */
export const idParamsSchema = z.object({ id: z.string() });
