import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';

/** What a draft is written as: slides as the first two, pages as the last two. */
export const DRAFT_FORMATS = { pptx: 'PowerPoint', pdf: 'PDF', docx: 'Word' } as const;
export type DraftFormat = keyof typeof DRAFT_FORMATS;
export const draftFormatSchema = z.enum(keysOf(DRAFT_FORMATS));

/**
 * `hard` keeps the draft from being delivered as it is; so does `open`, a place that somebody put there and has still to
 * fill; `soft` asks somebody to look.
 */
export const severitySchema = z.enum(['hard', 'open', 'soft']);

export const draftFindingSchema = z.object({
  /** Id of the check, stable. */
  check: z.string(),
  severity: severitySchema,
  /** Slide or page, from 1; null where the whole is meant. */
  page: z.nullable(z.int()),
  /** pt-BR, says what is wrong. */
  message: z.string(),
});
export type DraftFinding = z.output<typeof draftFindingSchema>;

/** Whether this keeps a draft from being handed over as it is. */
export const holdsBack = ({ severity }: Pick<DraftFinding, 'severity'>): boolean => severity !== 'soft';

/** Whether a draft with these findings may be handed over as it is. */
export const isDeliverable = (findings: readonly Pick<DraftFinding, 'severity'>[]): boolean =>
  !findings.some(holdsBack);

const draftSchema = z.object({
  /** `none`: nothing could be composed, and `reason` says why; the editor begins from the material then. */
  status: z.enum(['composing', 'ready', 'none']),
  reason: z.nullable(z.string()),
  /** 0 unless the status is `ready`. */
  version: z.int(),
  unit: z.enum(['slide', 'page']),
  /** How many it has: an editor may have taken some out. 0 unless the status is `ready`. */
  size: z._default(z.int(), 0),
  /** It was handed over as it is: in a revision what was asked for is not in it yet. */
  isDelivered: z.boolean(),
  /**
   * With the contract 'IA Total', before anybody took the lesson up: `soon` it goes out by itself, or it is `held` for an
   * editor to look first, or that `failed` and an editor takes it up; null otherwise.
   */
  byItself: z.nullable(z.enum(['soon', 'held', 'failed'])),
  /** False while the newest version is being judged: nothing is known of its findings then. */
  isJudged: z._default(z.boolean(), true),
  /** What the linter says, hard findings first; none for the teacher. */
  findings: z.array(draftFindingSchema),
  /** Written when they are fetched; the first is of the ordered format. None for the teacher. */
  files: z.array(z.object({ format: draftFormatSchema, name: z.string(), url: z.string() })),
});
export type Draft = z.output<typeof draftSchema>;

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/draft',
  summary:
    'The draft of a paid lesson: for its teacher whether it is there, for its editor and admins what its checks found and its files',
  access: 'signed_in',
  params: idParamsSchema,
  response: draftSchema,
  status: 200,
});

export const downloadDraft = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/draft/files/{format}',
  summary: 'The draft as a file; a version that is not the newest any more answers 409',
  access: ['editor', 'admin'],
  params: z.object({ id: z.string(), format: z.string() }),
  query: z.object({ version: z.optional(z.string()) }),
  status: 200,
  produces: 'application/octet-stream',
});
