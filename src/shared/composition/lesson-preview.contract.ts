import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';
import { PALETTES, TEMPLATES, THEMES } from './themes.ts';

/**
 * `ready`: there are pages. `making`: they are being composed, the lesson's stream tells when (`preview`). `none`:
 * there will be none, and `reason` says why.
 */
const STATES = ['ready', 'making', 'none'] as const;

/** Widths in pixels that a page is drawn in; the largest once it is paid. */
export const PREVIEW_WIDTHS = [320, 640, 1280] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];
/** The widest that shows before payment. */
export const UNPAID_WIDTH: PreviewWidth = 640;

/** Themes of decks and templates of booklets. */
const LOOKS = [...keysOf(THEMES), ...keysOf(TEMPLATES)] as const;
const themeSchema = z.enum(LOOKS);
const paletteSchema = z.enum(keysOf(PALETTES));

const previewPageSchema = z.object({
  /** From 1. */
  number: z.int(),
  title: z.string(),
  /** All the page says, a line for each piece, for who hears it instead. */
  text: z.string(),
  /** Of the picture at its widest; any width has these proportions. */
  width: z.int(),
  height: z.int(),
  /** With the width added: `${url}&w=640`. Another version of a page has another address. */
  url: z.string(),
});
export type PreviewPage = z.output<typeof previewPageSchema>;

export const lessonPreviewSchema = z.object({
  state: z.enum(STATES),
  /** pt-BR, for the reader; null unless the state is `none`. */
  reason: z.nullable(z.string()),
  /** 0 unless the state is `ready`. */
  version: z.int(),
  unit: z.enum(['slide', 'page']),
  isWatermarked: z.boolean(),
  /** The theme of a deck or the template of a booklet; null unless the state is `ready`. */
  theme: z.nullable(themeSchema),
  palette: z.nullable(paletteSchema),
  /** The pictures of the file are still being taken out: another version follows, and the stream tells of it. */
  isPartial: z.boolean(),
  /** Whether this viewer may choose another look now. */
  mayChangeLook: z.boolean(),
  pages: z.array(previewPageSchema),
});
export type LessonPreview = z.output<typeof lessonPreviewSchema>;

export const getLessonPreview = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/preview',
  summary: 'The composed slides or pages, each with its text and the address of its picture',
  access: 'signed_in',
  params: idParamsSchema,
  response: lessonPreviewSchema,
  status: 200,
});

export const getLessonPreviewPage = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/preview/pages/{page}',
  summary:
    'One slide or page as a WebP picture, 320, 640 or (paid) 1280 pixels wide; marked until it is paid',
  access: 'signed_in',
  params: z.object({ id: z.string(), page: z.string() }),
  query: z.object({ v: z.optional(z.string()), w: z.optional(z.string()) }),
  status: 200,
  produces: 'application/octet-stream',
});

export const changeLook = endpoint({
  method: 'PUT',
  path: '/api/lessons/{id}/look',
  summary: 'Another theme and other colours for the slides or pages; answers them composed anew',
  access: 'signed_in',
  params: idParamsSchema,
  body: z.object({
    theme: z.enum(LOOKS, 'Escolha um dos temas'),
    palette: z.enum(keysOf(PALETTES), 'Escolha uma das cores'),
  }),
  response: lessonPreviewSchema,
  status: 200,
});
