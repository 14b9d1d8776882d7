import * as z from 'zod/mini';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';
import { emailSchema, firstNameSchema, lastNameSchema, userSchema } from './accounts.schemas.ts';

/** For how long the link of an invitation sets a password. */
export const INVITATION_DAYS = 7;

const ALL_FIELDS = 'Todos os campos são obrigatórios';
const present = z
  .string(ALL_FIELDS)
  .check(z.refine((text) => text.trim() !== '', { error: ALL_FIELDS, abort: true }));

/** What the form asks for: whether all is there is judged before what is there. */
export const invitationForm = z.pipe(
  z.object({ firstName: present, lastName: present, email: present }),
  z.object({ firstName: firstNameSchema, lastName: lastNameSchema, email: emailSchema }),
);
/** Without Idempotency-Key: an address that waits for its first password is answered again. */
export const inviteEditor = endpoint({
  method: 'POST',
  path: '/api/admin/editors/invitations',
  summary:
    'Open an account of an editor who sets the password by a mailed link; asked again before that, the link is mailed again',
  access: ['admin'],
  body: invitationForm,
  response: userSchema,
  status: 201,
});
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/editors/{id}/invitation',
  summary: 'Mail the link of an invitation again; at most one a minute goes out',
  access: ['admin'],
  params: idParamsSchema,
  status: 204,
});
export const sendPasswordLink = endpoint({
  method: 'POST',
  path: '/api/admin/editors/{id}/password-reset',
  summary:
    'Mail an editor the link by which a forgotten password is replaced; nothing changes until it is used',
  access: ['admin'],
  params: idParamsSchema,
  status: 204,
});
export const renameEditor = endpoint({
  method: 'PATCH',
  path: '/api/admin/editors/{id}',
  summary: "Correct an editor's name",
  access: ['admin'],
  params: idParamsSchema,
  body: z.object({ firstName: firstNameSchema, lastName: lastNameSchema }),
  response: userSchema,
  status: 200,
});
export const pauseEditor = endpoint({
  method: 'PUT',
  path: '/api/admin/editors/{id}/pause',
  summary: 'Give an editor no new work, until a day or until told otherwise; what they have stays with them',
  access: ['admin'],
  params: idParamsSchema,
  body: z.object({
    /** The last day of the pause in São Paulo, `2026-12-10`. */
    until: z.nullable(z.iso.date('Confira a data')),
  }),
  status: 204,
});
export const reactivateEditor = endpoint({
  method: 'DELETE',
  path: '/api/admin/editors/{id}/pause',
  summary: 'End the pause of an editor; without one nothing changes',
  access: ['admin'],
  params: idParamsSchema,
  status: 204,
});
export const agreeModality = endpoint({
  method: 'PUT',
  path: '/api/admin/clients/{id}/modality',
  summary:
    'Note what the school of a client agreed: with ia_total a draft without hard findings is handed over by itself; null ends it',
  access: ['admin'],
  params: idParamsSchema,
  body: z.object({
    modality: z.nullable(z.enum(keysOf(MODALITIES), 'Escolha uma modalidade da lista')),
  }),
  status: 204,
});
