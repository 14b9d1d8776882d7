import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema, listQuerySchema } from '#shared/http/list-query.ts';
import { MAIL_STATUSES, type MailStatus } from './mail-status.ts';

/** One mail of the outbox; address and subject are known once it was written. */
export const mailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  subject: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** What it is about; null where it is about no lesson, where that is gone, and before it was written. */
  lesson: z.nullable(z.object({ id: z.string(), title: z.string() })),
  status: z.enum(Object.keys(MAIL_STATUSES) as [MailStatus, ...MailStatus[]]),
  tries: z.number(),
  /** The code of the last failure. */
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  /** Only while it waits. */
  nextTryAt: z.nullable(z.string()),
});
export type OutboxMail = z.output<typeof mailSchema>;

export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  summary: 'The mails of the last 90 days, newest first; `q` looks into address and subject',
  access: ['admin'],
  query: listQuerySchema,
  response: z.array(mailSchema),
  status: 200,
});

export const resendMail = endpoint({
  method: 'POST',
  path: '/api/admin/mails/{id}/resend',
  summary: 'Send a mail again that nobody confirmed or that was refused; its words are written anew',
  access: ['admin'],
  params: idParamsSchema,
  response: mailSchema,
  status: 200,
});
