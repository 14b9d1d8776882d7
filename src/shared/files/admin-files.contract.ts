import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { listQuerySchema } from '#shared/http/list-query.ts';
import { ROLES, type Role } from '#shared/roles.ts';
import { FILE_TYPES, type FileStatus, fileSchema } from './files.contract.ts';

/** How long a deleted file can be brought back. */
export const RESTORE_DAYS = 30;

/** What a list of files is narrowed to; a blocked one has a status besides. */
export type FileFilter = FileStatus | 'blocked';

const reasonSchema = z.optional(z.string().check(z.trim(), z.maxLength(500, 'Motivo muito longo')));
const fileTypeSchema = z.enum(FILE_TYPES, 'Escolha o tipo do arquivo');

/** A file as admins manage it, with what it belongs to. */
export const adminFileSchema = z.extend(fileSchema, {
  /** Why it is blocked, pt-BR; null where nobody said. */
  blockReason: z.nullable(z.string()),
  deletedAt: z.nullable(z.string()),
  /** Until when a deleted file can be brought back; null where it is not deleted or its bytes are gone. */
  restorableUntil: z.nullable(z.string()),
  /** Null where the machine made it, or the account is gone. */
  uploader: z.nullable(
    z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: z.enum(Object.keys(ROLES) as [Role, ...Role[]]),
    }),
  ),
  lesson: z.object({ id: z.string(), title: z.string() }),
  /** Whose lesson it is. */
  client: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
  /** A final delivery that the customer was given: deleting it takes it from them and needs a reason. */
  isDelivered: z.boolean(),
});
export type AdminFile = z.output<typeof adminFileSchema>;

export const adminFilesQuerySchema = z.extend(listQuerySchema, {
  fileType: z.optional(fileTypeSchema),
});

const fileCall = {
  access: ['admin'],
  params: z.object({ fileId: z.string() }),
  response: adminFileSchema,
  status: 200,
} as const;

export const listAdminFiles = endpoint({
  method: 'GET',
  path: '/api/admin/files',
  summary:
    'All files, newest first, deleted ones too; q searches file name, title and client, status (also blocked) and fileType filter',
  access: ['admin'],
  query: adminFilesQuerySchema,
  response: z.array(adminFileSchema),
  status: 200,
});
export const listAdminLessonFiles = endpoint({
  method: 'GET',
  path: '/api/admin/files/{lessonId}',
  summary: 'All files of one lesson, deleted ones too',
  access: ['admin'],
  params: z.object({ lessonId: z.string() }),
  query: adminFilesQuerySchema,
  response: z.array(adminFileSchema),
  status: 200,
});
export const addAdminFile = endpoint({
  method: 'POST',
  path: '/api/admin/files',
  summary: 'Add a file to a lesson',
  access: ['admin'],
  body: z.object({ lessonId: z.string('Escolha a aula'), fileType: fileTypeSchema }),
  multipart: { files: ['file'] },
  response: adminFileSchema,
  status: 201,
  isIdempotent: true,
});
export const blockFile = endpoint({
  method: 'PATCH',
  path: '/api/admin/files/{fileId}/block',
  summary: 'Close a file to customer and editor, or open it again',
  ...fileCall,
  body: z.object({
    block: z.boolean('Diga se o arquivo deve ser bloqueado'),
    reason: reasonSchema,
  }),
});
export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/api/admin/files/{fileId}',
  summary: `Delete a file; it can be restored for ${RESTORE_DAYS} days. A delivered one needs a reason`,
  ...fileCall,
  body: z.object({ reason: reasonSchema }),
});
export const restoreFile = endpoint({
  method: 'POST',
  path: '/api/admin/files/{fileId}/restore',
  summary: 'Bring a deleted or archived file back',
  ...fileCall,
});
export const archiveFile = endpoint({
  method: 'POST',
  path: '/api/admin/files/{fileId}/archive',
  summary: 'Put a file out of the way; who could download it still can',
  ...fileCall,
});
