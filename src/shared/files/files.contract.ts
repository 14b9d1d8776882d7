import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';

export const FILE_TYPES = ['user_content', 'editor_work', 'final_delivery', 'ai_analysis'] as const;
export type FileType = (typeof FILE_TYPES)[number];
export const FILE_STATUSES = ['active', 'deleted', 'archived'] as const;

/** A stored file; `filePath` is where it can be downloaded, never a path of the machine. */
export const fileSchema = z.object({
  id: z.string(),
  lessonId: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  fileType: z.enum(FILE_TYPES),
  status: z.enum(FILE_STATUSES),
  isBlocked: z.boolean(),
  fileSize: z.number(),
  filePath: z.string(),
  createdAt: z.string(),
});
export type LessonFile = z.output<typeof fileSchema>;

export const listLessonFiles = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/files',
  summary: 'The files of a lesson that the caller may see',
  access: 'signed_in',
  params: idParamsSchema,
  response: z.array(fileSchema),
  status: 200,
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
