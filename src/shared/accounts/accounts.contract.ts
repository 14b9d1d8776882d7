import * as z from 'zod/mini';
import { BROWSER_PROBLEMS } from '#shared/http/browser-problems.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema, pageQuerySchema } from '#shared/http/list-query.ts';
import {
  adminLoginSchema,
  currentPasswordSchema,
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  loginSchema,
  newPasswordSchema,
  passwordSchema,
  registrationSchema,
  signInSchema,
  totpCodeSchema,
  userSchema,
} from './accounts.schemas.ts';

/** The token of a mailed link; one that cannot be ours reads like one that is over. */
const linkTokenSchema = z
  .string(BROWSER_PROBLEMS.invalid_token.message)
  .check(
    z.minLength(1, BROWSER_PROBLEMS.invalid_token.message),
    z.maxLength(200, BROWSER_PROBLEMS.invalid_token.message),
  );

/** One sign-in, or the refused ones of a quarter of an hour from one connection. */
const signInRecordSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** The last of those that are counted together. */
  lastAt: z.string(),
  /** Browser and system as read from the user agent, pt-BR. */
  device: z.string(),
  /** Where it came from, not exactly: `203.0.113.x`; null where it is not known any more. */
  network: z.nullable(z.string()),
  isRefused: z.boolean(),
  /** How often, of refused ones. */
  times: z.number(),
  /** The session that asks was begun by it. */
  isCurrent: z.boolean(),
});
export type SignInRecord = z.output<typeof signInRecordSchema>;

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/local/register',
  summary: 'Create a teacher account and sign in; a role in the body is ignored',
  access: 'public',
  body: registrationSchema,
  response: signInSchema,
  status: 201,
});
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/local/login',
  summary: 'Sign in',
  access: 'public',
  body: z.extend(loginSchema, { totpCode: z.optional(totpCodeSchema) }),
  response: signInSchema,
  status: 200,
});
export const adminLogin = endpoint({
  method: 'POST',
  path: '/api/auth/admin/login',
  summary: 'Sign in as admin by username or e-mail',
  access: 'public',
  body: z.extend(adminLoginSchema, { totpCode: z.optional(totpCodeSchema) }),
  response: signInSchema,
  status: 200,
});
export const verifySession = endpoint({
  method: 'GET',
  path: '/api/auth/local/verify',
  summary: 'The signed-in user',
  access: 'signed_in',
  response: userSchema,
  status: 200,
});
export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user',
  access: 'signed_in',
  response: userSchema,
  status: 200,
});
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  access: 'signed_in',
  status: 204,
});
export const loginRedirect = endpoint({
  method: 'GET',
  path: '/api/login',
  summary:
    'Where a lost session is sent: redirects to /local-login, and from there back to the address named',
  access: 'public',
  query: z.object({ continuar: z.optional(z.string()), sessao: z.optional(z.string()) }),
  status: 302,
});
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Send a reset link, if there is such an account',
  access: 'public',
  body: z.object({ email: emailSchema }),
  status: 202,
});
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password by the token of the mail; ends all sessions',
  access: 'public',
  body: z.object({ token: linkTokenSchema, password: passwordSchema }),
  status: 204,
});
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Confirm the e-mail by the token of the mail; again and again with the same answer',
  access: 'public',
  body: z.object({ token: linkTokenSchema }),
  status: 204,
});
export const keepEmail = endpoint({
  method: 'POST',
  path: '/api/auth/keep-email',
  summary: 'Refuse a change of the e-mail by the token mailed to the old address; ends all sessions',
  access: 'public',
  body: z.object({ token: linkTokenSchema }),
  status: 204,
});
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/account/confirm-email',
  summary: 'Mail the link that confirms the e-mail once more; nothing happens where it is confirmed',
  access: 'signed_in',
  status: 202,
});
const profileBody = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  /** Asked for where the e-mail is another one. */
  currentPassword: z.optional(z.string().check(z.maxLength(1000))),
});
const changePasswordBody = z.object({
  currentPassword: currentPasswordSchema,
  newPassword: newPasswordSchema,
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/account/profile',
  summary: 'Change the name; another e-mail is asked for with the password and counts once confirmed',
  access: 'signed_in',
  body: profileBody,
  response: userSchema,
  status: 200,
});
export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/account/pending-email',
  summary: 'Take back the e-mail that was asked for and is not confirmed yet',
  access: 'signed_in',
  status: 204,
});
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/change-password',
  summary: 'Change the password; ends the other sessions',
  access: 'signed_in',
  body: changePasswordBody,
  status: 204,
});
export const updateAdminProfile = endpoint({
  method: 'PUT',
  path: '/api/admin/update-profile',
  summary: "Change the admin's own name; another e-mail as in PUT /api/account/profile",
  access: ['admin'],
  body: profileBody,
  response: userSchema,
  status: 200,
});
export const changeAdminPassword = endpoint({
  method: 'POST',
  path: '/api/admin/change-password',
  summary: "Change the admin's own password; ends the other sessions",
  access: ['admin'],
  body: changePasswordBody,
  status: 204,
});
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the account is signed in, the latest used first',
  access: 'signed_in',
  query: pageQuerySchema,
  response: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      /** Browser and system as read from the user agent, pt-BR. */
      device: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
  status: 200,
});
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Sign out everywhere else',
  access: 'signed_in',
  status: 204,
});
export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/account/sign-ins',
  summary: 'The latest sign-ins of the account, those that were refused too; newest first, at most 20',
  access: 'signed_in',
  response: z.array(signInRecordSchema),
  status: 200,
});
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  summary: 'Sign out elsewhere',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
});
