import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { listQuerySchema } from '#shared/http/list-query.ts';

const day = z.optional(z.iso.date('Use uma data como 2026-01-31'));
const word = z.optional(z.string().check(z.maxLength(100)));

export const auditEntrySchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  /** Such as `lesson.approve`, `lesson.edit`, `editor.delete`. */
  action: z.string(),
  /** Null where the machine acted, or the person is gone. */
  actor: z.nullable(z.object({ id: z.string(), name: z.string() })),
  actorRole: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** The lesson's title, the person's name, the file's or the school's; null where it is not known any more. */
  subjectName: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  /** The session it was done in; null where there was none, or it is not known any more. */
  sessionId: z.nullable(z.string()),
  /** What before and after name by its id: editors, files, lessons. */
  names: z.record(z.string(), z.string()),
});
export type AuditEntryOnWire = z.output<typeof auditEntrySchema>;

export const auditQuerySchema = z.extend(listQuerySchema, {
  action: word,
  /** A kind such as `lesson` or `user`, or the id of one. */
  subject: word,
  /** An id, or a part of a name or e-mail. */
  actor: word,
  /** Days in São Paulo, both included. */
  from: day,
  to: day,
});
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Who did what, when and from where, with before and after; newest first',
  access: ['admin'],
  query: auditQuerySchema,
  response: z.array(auditEntrySchema),
  status: 200,
});
export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit.csv',
  summary: 'The same list as CSV (UTF-8 with BOM, semicolons)',
  access: ['admin'],
  query: auditQuerySchema,
  status: 200,
  produces: 'application/octet-stream',
});
