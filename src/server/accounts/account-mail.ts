import * as z from 'zod/mini';
import { defineMail } from '#server/platform/mail/mails.ts';

export const ACCOUNT_MAILS = [
  'confirm_email',
  'confirm_new_email',
  'email_change_asked',
  'reset_password',
  'password_changed',
  'email_changed',
  'totp_off',
  'totp_reset',
  'invitation',
  'paused',
  'reactivated',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

/**
 * A mail about an account. `email` is where it goes: for `reset_password` as the visitor typed it, so
 * that asking takes the same time whether or not there is such an account. `userId` stands where the address is
 * not, or not yet, or no longer the account's.
 */
export const accountMail = defineMail({
  name: 'account',
  schema: z.object({ kind: z.enum(ACCOUNT_MAILS), email: z.string(), userId: z.optional(z.string()) }),
});
