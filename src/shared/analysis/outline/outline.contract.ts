import * as z from 'zod/mini';
import { PLAN_PURPOSES } from '#shared/analysis/ai-analysis.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';
import { MOST_TITLE_LETTERS, OUTLINE_USES } from './outline.ts';

/** More than any plan has entries, each split in two, and any booklet parts. */
const MOST_ENTRIES = 160;

const entrySchema = z.object({
  id: z.string().check(z.maxLength(8)),
  title: z.string().check(z.maxLength(MOST_TITLE_LETTERS, 'Título muito longo')),
  section: z.int(),
  use: z.enum(OUTLINE_USES),
});

const outlineSchema = z.object({
  /** Of the analysis it is shown with; it grows with each change. */
  version: z.int(),
  /** Of slides each entry is one; of pages they are chapters and their sections. */
  unit: z.enum(['slide', 'page']),
  /** Slides or pages that were ordered: so many entries are `own` where they are slides. */
  size: z.int(),
  /** Why it cannot be edited now; null where it can. */
  closed: z.nullable(z.string()),
  sections: z.array(z.string()),
  items: z.array(
    z.extend(entrySchema, {
      purpose: z.enum(PLAN_PURPOSES),
      /** As the analysis proposed it, to come back to. */
      proposedTitle: z.string(),
      proposedUse: z.enum(OUTLINE_USES),
      canSplit: z.boolean(),
      canJoin: z.boolean(),
      canLeaveOut: z.boolean(),
    }),
  ),
});
export type Outline = z.output<typeof outlineSchema>;

export const getOutline = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/outline',
  summary:
    'The slides of the plan, or the chapters of a booklet and their sections, as the teacher may order, name, split and join them',
  access: 'signed_in',
  params: idParamsSchema,
  response: outlineSchema,
  status: 200,
});

export const changeOutline = endpoint({
  method: 'PUT',
  path: '/api/lessons/{id}/outline',
  summary:
    'Keep an edited outline as the next version of the analysis; 409 with the present one where `version` is no longer it',
  access: ['teacher'],
  params: idParamsSchema,
  body: z.object({
    version: z.int('Confira os dados enviados.'),
    items: z.array(entrySchema).check(z.maxLength(MOST_ENTRIES)),
  }),
  response: outlineSchema,
  status: 200,
});
