import * as z from 'zod/mini';
import { pictureSchema } from '#shared/composition/blocks.ts';
import { severitySchema } from '#shared/composition/draft.contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';
import { operationSchema } from './deck-operations.ts';
import { draftDeckSchema, draftSlideSchema } from './draft-model.ts';

const MOST_OPERATIONS = 200;
const version = z.int('Confira os dados enviados.');

/** Where something stands on a drawn slide, as shares of its width and height, and what it says. */
const zoneSchema = z.object({
  /** Name of the drawn element: `Título`, `Passo 2`. */
  name: z.string(),
  ...{ x: z.number(), y: z.number(), w: z.number(), h: z.number() },
  text: z.string(),
});

const slidePageSchema = z.object({
  slideId: z.string(),
  /** Names the picture: it changes exactly when what is drawn changes. */
  key: z.string(),
  /** Null where the slide is drawn as it was in the version that was edited; none for what stands on pages of a booklet. */
  zones: z.nullable(z.array(zoneSchema)),
});
export type SlidePage = z.output<typeof slidePageSchema>;

/** A printed page of a booklet, with where each block on it stands: which section holds it, and its field there. */
const sheetSchema = z.object({
  key: z.string(),
  zones: z.array(z.extend(zoneSchema, { slideId: z.string(), path: z.string() })),
});
export type Sheet = z.output<typeof sheetSchema>;

const studioFindingSchema = z.object({
  /** Id of the check, stable. */
  check: z.string(),
  severity: severitySchema,
  /** Null where the whole deck is meant. */
  slideId: z.nullable(z.string()),
  /** Name of the drawn element; of a booklet the field. */
  element: z.nullable(z.string()),
  /** The slide or printed page on which it stands, from 1; null for the whole. */
  page: z.nullable(z.int()),
  /** pt-BR, says what is wrong. */
  message: z.string(),
  /** Whether `mendSlide` has something to propose. */
  isMendable: z.boolean(),
});
export type StudioFinding = z.output<typeof studioFindingSchema>;

const savedSchema = z.object({
  version,
  savedAt: z.string(),
  /** One for each slide, in order; of a booklet the page on which each section begins. */
  pages: z.array(slidePageSchema),
  /** The printed pages of a booklet in order; null for slides. */
  sheets: z._default(z.nullable(z.array(sheetSchema)), null),
  findings: z.array(studioFindingSchema),
  /** False where `findings` are those of the version before: an edited booklet is judged once its picture is there. */
  isJudged: z._default(z.boolean(), true),
});
export type SavedDraft = z.output<typeof savedSchema>;

/** Something that was asked for: by the teacher with the order, an adjustment or a revision. */
const wishSchema = z.object({
  id: z.string(),
  from: z.enum(['order', 'adjustment', 'revision']),
  text: z.string(),
  isDone: z.boolean(),
});
export type StudioWish = z.output<typeof wishSchema>;

const studioSchema = z.extend(savedSchema, {
  deck: draftDeckSchema,
  /** Slides or pages that were ordered. */
  ordered: z.int(),
  /** Why nothing can be changed now, pt-BR; null where it can. */
  closed: z.nullable(z.string()),
  /** All pictures that a slide may show: of the file, and uploaded ones. */
  pictures: z.array(pictureSchema),
  wishes: z.array(wishSchema),
  /** The version that was handed over last; null before the first delivery. */
  deliveredVersion: z.nullable(z.int()),
});
export type Studio = z.output<typeof studioSchema>;

const STAFF = ['editor', 'admin'] as const;

export const getStudio = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/draft/deck',
  summary: 'The newest version of a draft, to be edited',
  access: STAFF,
  params: idParamsSchema,
  response: studioSchema,
  status: 200,
});

export const editDraft = endpoint({
  method: 'PATCH',
  path: '/api/lessons/{id}/draft',
  summary: 'Keep an edited draft as the next version; 409 where `version` is no longer the newest',
  access: STAFF,
  params: idParamsSchema,
  body: z.object({ version, operations: z.array(operationSchema).check(z.maxLength(MOST_OPERATIONS)) }),
  response: savedSchema,
  status: 200,
});

export const getDraftFindings = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/draft/findings',
  summary: 'What the checks found in the newest version of a draft; none while it is being judged',
  access: STAFF,
  params: idParamsSchema,
  response: z.pick(savedSchema, { version: true, isJudged: true, findings: true }),
  status: 200,
});

export const getSlidePicture = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/draft/slides/{key}',
  summary: 'A slide or page as a WebP picture, 320, 640 or 1280 pixels wide, by the key that a version names',
  access: STAFF,
  params: z.object({ id: z.string(), key: z.string() }),
  query: z.object({ v: z.optional(z.string()), w: z.optional(z.string()) }),
  status: 200,
  produces: 'application/octet-stream',
});

/** One slide composed anew or mended: a proposal, kept only once it is saved with `editDraft`. */
const proposalSchema = z.object({ slide: draftSlideSchema });

export const composeSlide = endpoint({
  method: 'POST',
  path: '/api/lessons/{id}/draft/compose',
  summary:
    'Propose one slide as it is composed from the analysis; 422 for one that the analysis does not know',
  access: STAFF,
  params: idParamsSchema,
  body: z.object({ version, slideId: z.string() }),
  response: proposalSchema,
  status: 200,
});

export const mendSlide = endpoint({
  method: 'POST',
  path: '/api/lessons/{id}/draft/mend',
  summary: 'Propose a slide without a finding of the linter; 422 where that takes a person',
  access: STAFF,
  params: idParamsSchema,
  body: z.object({ version, slideId: z.string(), check: z.string() }),
  response: proposalSchema,
  status: 200,
});

const draftVersionSchema = z.object({
  version,
  createdAt: z.string(),
  /** Name of who made it; null for the machine, or where the account is gone. */
  by: z.nullable(z.string()),
  isByMachine: z.boolean(),
  isDelivered: z.boolean(),
  slides: z.int(),
  /** Slides that are not as in the version before it in this list; null for the first one. */
  changed: z.nullable(z.int()),
});
export type DraftVersion = z.output<typeof draftVersionSchema>;

export const listDraftVersions = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/draft/versions',
  summary: 'The versions of a draft that are kept, newest first',
  access: STAFF,
  params: idParamsSchema,
  response: z.array(draftVersionSchema),
  status: 200,
});

export const getDraftVersion = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/draft/versions/{version}',
  summary: 'One version of a draft, to be compared with the newest',
  access: STAFF,
  params: z.object({ id: z.string(), version: z.string() }),
  response: z.object({ version, deck: draftDeckSchema, pages: z.array(slidePageSchema) }),
  status: 200,
});

export const restoreDraft = endpoint({
  method: 'POST',
  path: '/api/lessons/{id}/draft/restore',
  summary:
    'Make an older version the newest again, as a version of its own; 409 where `version` is not the newest',
  access: STAFF,
  params: idParamsSchema,
  body: z.object({ version, restored: z.int('Confira os dados enviados.') }),
  response: studioSchema,
  status: 200,
});

export const getDraftPicture = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/draft/pictures/{key}',
  summary: 'A picture that slides may show, as it is',
  access: STAFF,
  params: z.object({ id: z.string(), key: z.string() }),
  status: 200,
  produces: 'application/octet-stream',
});

export const uploadDraftPicture = endpoint({
  method: 'POST',
  path: '/api/lessons/{id}/draft/pictures',
  summary: 'Add a picture (PNG, JPEG or WebP) that slides may show',
  access: STAFF,
  params: idParamsSchema,
  multipart: { files: ['file'] },
  response: pictureSchema,
  status: 201,
});

/** A piece of the material in its order. `kind` is that of the block that was read: heading, paragraph, item, table … */
const materialPieceSchema = z.object({
  id: z.string(),
  /** `página 3`, `slide 2`; null for typed text. */
  at: z.nullable(z.string()),
  kind: z.string(),
  text: z.string(),
});
const materialPassageSchema = z.object({ id: z.string(), blockId: z.string(), text: z.string() });
const materialSchema = z.object({
  pieces: z.array(materialPieceSchema),
  passages: z.array(materialPassageSchema),
});
export type DraftMaterial = z.output<typeof materialSchema>;

export const getDraftMaterial = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/draft/material',
  summary: 'The material piece by piece, and the passages of it that slides stand on',
  access: STAFF,
  params: idParamsSchema,
  response: materialSchema,
  status: 200,
});

export const tickWish = endpoint({
  method: 'PUT',
  path: '/api/lessons/{id}/draft/wishes/{wish}',
  summary: 'Tick a wish of the teacher off, or back',
  access: STAFF,
  params: z.object({ id: z.string(), wish: z.string() }),
  body: z.object({ isDone: z.boolean() }),
  response: z.array(wishSchema),
  status: 200,
});
