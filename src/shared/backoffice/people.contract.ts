import * as z from 'zod/mini';
import {
  currentPasswordSchema,
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  passwordSchema,
  userSchema,
} from '#shared/accounts/accounts.schemas.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema, listQuerySchema } from '#shared/http/list-query.ts';
import { ROLES, type Role } from '#shared/roles.ts';

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'All accounts, newest first; q looks into name and e-mail',
  access: ['admin'],
  query: z.extend(listQuerySchema, {
    role: z.optional(z.enum(Object.keys(ROLES) as [Role, ...Role[]], 'Papel desconhecido')),
  }),
  response: z.array(z.extend(userSchema, { createdAt: z.string() })),
  status: 200,
});

const ALL_FIELDS = 'Todos os campos são obrigatórios';
const present = z
  .string(ALL_FIELDS)
  .check(z.refine((text) => text.trim() !== '', { error: ALL_FIELDS, abort: true }));
const allFields = z.object({ firstName: present, lastName: present, email: present, password: present });
const newEditor = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  password: passwordSchema,
});
/** What the form asks for: whether all is there is judged before what is there. */
export const newEditorForm = z.pipe(allFields, newEditor);
/** No Idempotency-Key: what is kept of such a call would tell of the password, and an e-mail is taken once anyway. */
export const addEditor = endpoint({
  method: 'POST',
  path: '/api/admin/editors',
  summary: 'Open an account of an editor with a first password; an editor it is, whatever role is named',
  access: ['admin'],
  body: z.pipe(z.extend(allFields, { role: z.optional(z.unknown()) }), newEditor),
  response: userSchema,
  status: 201,
});
export const deleteEditor = endpoint({
  method: 'DELETE',
  path: '/api/admin/editors/{id}',
  summary: 'Close the account of an editor without open productions; the sessions end at once',
  access: ['admin'],
  params: idParamsSchema,
  status: 204,
});
export const cleanUpTestData = endpoint({
  method: 'DELETE',
  path: '/api/admin/cleanup-test-data',
  summary:
    'Remove teachers, editors, lessons, sandbox payments, files and messages; 403 where it is switched off',
  access: ['admin'],
  body: z.object({ password: currentPasswordSchema }),
  response: z.object({
    /** What went, pt-BR. */
    summary: z.string(),
  }),
  status: 200,
});
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: "A zip of one's own data and files (LGPD, art. 18)",
  access: 'signed_in',
  status: 200,
  produces: 'application/octet-stream',
});
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Erase the account; what the law keeps stays without a name (docs/privacy.md)',
  access: 'signed_in',
  body: z.object({ password: currentPasswordSchema }),
  status: 204,
});
