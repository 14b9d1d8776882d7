import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema, pageQuerySchema } from '#shared/http/list-query.ts';

export const FILE_TYPES = ['user_content', 'editor_work', 'final_delivery', 'ai_analysis'] as const;
export type FileType = (typeof FILE_TYPES)[number];
export const FILE_STATUSES = ['active', 'deleted', 'archived'] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];
/** What the virus scanner said; `not_scanned` where the installation has none. */
export const SCAN_STATUSES = ['not_scanned', 'scanning', 'clean', 'infected'] as const;

/** A stored file; `filePath` is where it can be downloaded, never a path of the machine. */
export const fileSchema = z.object({
  id: z.string(),
  lessonId: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  fileType: z.enum(FILE_TYPES),
  status: z.enum(FILE_STATUSES),
  isBlocked: z.boolean(),
  /** Sent in the conversation of the lesson, so that both sides see it. */
  isAttachment: z.boolean(),
  scanStatus: z.enum(SCAN_STATUSES),
  /** Counts the deliveries of a lesson; 1 for every other file. */
  version: z.number(),
  fileSize: z.number(),
  filePath: z.string(),
  createdAt: z.string(),
});
export type LessonFile = z.output<typeof fileSchema>;

export const listLessonFiles = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/files',
  summary: 'The files of a lesson that the caller may see, in the order they came',
  access: 'signed_in',
  params: idParamsSchema,
  query: pageQuerySchema,
  response: z.array(fileSchema),
  status: 200,
});
export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/upload/{lessonId}',
  summary: 'Send a file into the conversation of a lesson; both sides see it',
  access: 'signed_in',
  params: z.object({ lessonId: z.string() }),
  multipart: { files: ['file'] },
  response: fileSchema,
  status: 201,
  isIdempotent: true,
});
export const downloadFile = endpoint({
  method: 'GET',
  path: '/api/files/{id}/download',
  summary: 'Download as an attachment; supports Range',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  produces: 'application/octet-stream',
});
