import * as z from 'zod/mini';
import { ROLES, type Role } from '#shared/accounts/roles.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';

export const MAX_MESSAGE_LENGTH = 4000;

/** One message of a lesson's conversation between its teacher and the production side. */
export const messageSchema = z.object({
  id: z.string(),
  content: z.string(),
  messageType: z.literal('text'),
  createdAt: z.string(),
  /** Whether the other side has seen it. */
  read: z.boolean(),
  senderType: z.enum(Object.keys(ROLES) as [Role, ...Role[]]),
  sender: z.object({ firstName: z.string(), lastName: z.string() }),
  isFromEditor: z.boolean(),
  /** Whether the caller wrote it. */
  isOwn: z.boolean(),
});
export type Message = z.output<typeof messageSchema>;

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/messages',
  summary: 'The conversation of a lesson, oldest first; reading it marks the other side as seen',
  access: 'signed_in',
  params: idParamsSchema,
  response: z.array(messageSchema),
  status: 200,
});
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/lessons/{id}/messages',
  summary: 'Write to the other side of a lesson',
  access: 'signed_in',
  params: idParamsSchema,
  body: z.object({
    content: z.string('Escreva uma mensagem').check(
      z.overwrite((text) => text.replaceAll('\r\n', '\n')),
      z.trim(),
      z.minLength(1, 'Escreva uma mensagem'),
      z.maxLength(MAX_MESSAGE_LENGTH, 'Mensagem muito longa'),
      z.refine((text) => !text.includes('\0'), 'A mensagem tem caracteres que não podemos guardar.'),
    ),
    messageType: z._default(z.literal('text'), 'text'),
  }),
  response: messageSchema,
  status: 201,
  isIdempotent: true,
});
