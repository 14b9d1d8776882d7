import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';

/** Pages that are made into pictures; a longer document shows these and says how many it has. */
export const MAX_PREVIEW_PAGES = 40;

/**
 * `ready`: there are pictures. `making`: they are on their way, ask again in a second. `none`: there will be none,
 * and `reason` says why.
 */
export const PREVIEW_STATES = ['ready', 'making', 'none'] as const;

export const previewSchema = z.object({
  state: z.enum(PREVIEW_STATES),
  /** pt-BR, for the reader; null unless the state is `none`. */
  reason: z.nullable(z.string()),
  /** In order; empty unless the state is `ready`. `imagePath` is read with the session, like a download. */
  pages: z.array(
    z.object({ page: z.number(), width: z.number(), height: z.number(), imagePath: z.string() }),
  ),
  /** How many pages the document has, which may be more than are shown; 0 unless the state is `ready`. */
  pageCount: z.number(),
  /** Only the small picture of its first page is known that the file carries itself; `pageCount` is then 1. */
  isCoverOnly: z.boolean(),
});
export type Preview = z.output<typeof previewSchema>;

export const getPreview = endpoint({
  method: 'GET',
  path: '/api/files/{id}/preview',
  summary: 'The pages of a file as pictures, made when first asked for; whoever may download it may see them',
  access: 'signed_in',
  params: idParamsSchema,
  response: previewSchema,
  status: 200,
});
export const getPreviewPage = endpoint({
  method: 'GET',
  path: '/api/files/{id}/pages/{page}',
  summary: 'One page of a preview as a WebP picture',
  access: 'signed_in',
  params: z.object({ id: z.string(), page: z.string() }),
  status: 200,
  produces: 'application/octet-stream',
});
