import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema, pageQuerySchema } from '#shared/http/list-query.ts';
import { ROLES, type Role } from '#shared/roles.ts';

export const MAX_MESSAGE_LENGTH = 4000;
export const MAX_ATTACHMENTS = 10;
const BLANK = 'Escreva uma mensagem';

const senderTypeSchema = z.enum(Object.keys(ROLES) as [Role, ...Role[]]);
const senderSchema = z.object({ firstName: z.string(), lastName: z.string() });

/** A file that came with a message; `filePath` is where it can be downloaded. */
export const attachmentSchema = z.object({
  id: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  fileSize: z.number(),
  filePath: z.string(),
});
export type Attachment = z.output<typeof attachmentSchema>;

/** One message of a lesson's conversation between its teacher and the production side. */
export const messageSchema = z.object({
  id: z.string(),
  content: z.string(),
  messageType: z.literal('text'),
  createdAt: z.string(),
  /** Whether the other side has seen it. */
  read: z.boolean(),
  senderType: senderTypeSchema,
  sender: senderSchema,
  isFromEditor: z.boolean(),
  /** Whether the caller wrote it. */
  isOwn: z.boolean(),
  /** Those the caller may download. */
  attachments: z.array(attachmentSchema),
});
export type Message = z.output<typeof messageSchema>;

/** What somebody writes: not endless, line breaks counted once. */
const anyTextSchema = z.string(BLANK).check(
  z.overwrite((text) => text.replaceAll('\r\n', '\n')),
  z.trim(),
  z.maxLength(MAX_MESSAGE_LENGTH, 'Mensagem muito longa'),
  z.refine((text) => !text.includes('\0'), 'A mensagem tem caracteres que não podemos guardar.'),
);
/** The same where nothing else can be sent with it: not blank either. */
export const messageTextSchema = anyTextSchema.check(z.minLength(1, BLANK));
const attachmentIdsSchema = z._default(
  z
    .array(z.string())
    .check(z.maxLength(MAX_ATTACHMENTS, `Anexe até ${MAX_ATTACHMENTS} arquivos por mensagem`)),
  [],
);

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/messages',
  summary:
    'The newest messages of a lesson, oldest of them first; `Link` leads to older ones. Reading the newest marks the other side as seen by the caller',
  access: 'signed_in',
  params: idParamsSchema,
  query: pageQuerySchema,
  response: z.array(messageSchema),
  status: 200,
});
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/lessons/{id}/messages',
  summary:
    'Write to the other side of a lesson, with files uploaded for it before; files may go without words',
  access: 'signed_in',
  params: idParamsSchema,
  body: z
    .object({
      content: anyTextSchema,
      messageType: z._default(z.literal('text'), 'text'),
      attachmentIds: attachmentIdsSchema,
    })
    .check(
      z.refine(({ content, attachmentIds }) => content !== '' || attachmentIds.length > 0, {
        error: BLANK,
        path: ['content'],
      }),
    ),
  response: messageSchema,
  status: 201,
  isIdempotent: true,
});
export const markMessagesRead = endpoint({
  method: 'POST',
  path: '/api/lessons/{id}/messages/read',
  summary: 'Mark what the other side wrote as seen by the caller, and by nobody else of the own side',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
});

/** At most so many lessons are named; `total` counts the messages of all. */
export const MAX_UNREAD_LESSONS = 500;
export const listUnread = endpoint({
  method: 'GET',
  path: '/api/messages/unread',
  summary:
    'Messages of the other side that the caller has not seen, by lesson, longest waiting first; to an admin those without an answer',
  access: 'signed_in',
  response: z.object({
    total: z.number(),
    lessons: z.array(z.object({ lessonId: z.string(), count: z.number() })),
  }),
  status: 200,
});
export type Unread = z.output<NonNullable<typeof listUnread.response>>;
