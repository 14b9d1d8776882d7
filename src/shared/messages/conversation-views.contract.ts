import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuerySchema } from '#shared/http/list-query.ts';
import { messageSchema, messageTextSchema } from './messages.contract.ts';

/** Older calls on the same conversation, which name the lesson in query or body. */
const lessonQuerySchema = z.extend(pageQuerySchema, { lessonId: z.string('Informe a aula') });

export const chatMessageSchema = z.object({
  id: z.string(),
  message: z.string(),
  senderType: messageSchema.shape.senderType,
  sender: messageSchema.shape.sender,
  createdAt: z.string(),
});
export type ChatMessage = z.output<typeof chatMessageSchema>;

export const listLessonMessages = endpoint({
  method: 'GET',
  path: '/api/messages',
  summary: 'The conversation of a lesson, as `/api/lessons/{id}/messages`',
  access: 'signed_in',
  query: lessonQuerySchema,
  response: z.array(messageSchema),
  status: 200,
});
export const sendLessonMessage = endpoint({
  method: 'POST',
  path: '/api/messages',
  summary: 'Write to the other side of a lesson',
  access: 'signed_in',
  body: z.object({ lessonId: z.string('Informe a aula'), content: messageTextSchema }),
  response: messageSchema,
  status: 201,
  isIdempotent: true,
});
export const readChat = endpoint({
  method: 'GET',
  path: '/api/chat/conversation',
  summary: 'The conversation of a lesson as a chat, page by page as `/api/lessons/{id}/messages`',
  access: 'signed_in',
  query: lessonQuerySchema,
  response: z.object({ messages: z.array(chatMessageSchema) }),
  status: 200,
});
export const sendChat = endpoint({
  method: 'POST',
  path: '/api/chat/send',
  summary: 'Write to the other side of a lesson',
  access: 'signed_in',
  body: z.object({ lessonId: z.string('Informe a aula'), message: messageTextSchema }),
  response: chatMessageSchema,
  status: 201,
  isIdempotent: true,
});
