import * as z from 'zod/mini';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/accounts/accounts.schemas.ts';
import { SETTINGS_TEXTS } from './settings-texts.ts';

/** The form asks for the new password twice and says so in words of its own. */
export const passwordChangeSchema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, SETTINGS_TEXTS.currentPasswordMissing)),
    newPassword: z
      .string()
      .check(
        z.minLength(MIN_PASSWORD_LENGTH, SETTINGS_TEXTS.newPasswordTooShort),
        z.maxLength(MAX_PASSWORD_LENGTH, 'Senha deve ter no máximo 128 caracteres'),
      ),
    confirmPassword: z.string(),
  })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      error: SETTINGS_TEXTS.passwordsDiffer,
      path: ['confirmPassword'],
      // Also where another field is wrong, so that all faults show at once.
      when: () => true,
    }),
  );
