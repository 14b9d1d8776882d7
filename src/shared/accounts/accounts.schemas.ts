import * as z from 'zod/mini';
import { ROLES, type Role } from '#shared/roles.ts';

/** The rules of spec section 5 with their exact sentences; forms and server read the same. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;
const MAX_NAME_LENGTH = 80;
const MAX_EMAIL_LENGTH = 254;

/** Names stand in logs, mails and headings: a line break or an invisible mark could pass for somebody else's words. */
const oneLine = z.overwrite<string>((text) =>
  text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (mark) => (mark === '\0' ? mark : '')),
);

export const firstNameSchema = z
  .string('Nome deve ter pelo menos 2 caracteres')
  .check(
    oneLine,
    z.trim(),
    z.minLength(2, 'Nome deve ter pelo menos 2 caracteres'),
    z.maxLength(MAX_NAME_LENGTH, 'Nome muito longo'),
  );
export const lastNameSchema = z
  .string('Sobrenome deve ter pelo menos 2 caracteres')
  .check(
    oneLine,
    z.trim(),
    z.minLength(2, 'Sobrenome deve ter pelo menos 2 caracteres'),
    z.maxLength(MAX_NAME_LENGTH, 'Sobrenome muito longo'),
  );
export const emailSchema = z
  .string('Email é obrigatório')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email é obrigatório', abort: true }),
    z.maxLength(MAX_EMAIL_LENGTH, { error: 'Email inválido', abort: true }),
    z.regex(
      /^(?!\.)(?!.*\.[.@])[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@.<>()",;:\\]{2,}$/u,
      'Email inválido',
    ),
    z.toLowerCase(),
  );
/** Never cut, never trimmed. */
export const passwordSchema = z
  .string('Senha deve ter pelo menos 6 caracteres')
  .check(
    z.minLength(MIN_PASSWORD_LENGTH, 'Senha deve ter pelo menos 6 caracteres'),
    z.maxLength(MAX_PASSWORD_LENGTH, 'Senha deve ter no máximo 128 caracteres'),
  );

/** The password of someone signed in, asked again before what cannot be undone; judged against the account alone. */
export const currentPasswordSchema = z
  .string('Informe a senha atual')
  .check(z.minLength(1, 'Informe a senha atual'), z.maxLength(1000));

/** The same rule in the words of the change-password form. */
export const newPasswordSchema = z
  .string('A nova senha deve ter pelo menos 6 caracteres')
  .check(
    z.minLength(MIN_PASSWORD_LENGTH, 'A nova senha deve ter pelo menos 6 caracteres'),
    z.maxLength(MAX_PASSWORD_LENGTH, 'A nova senha deve ter no máximo 128 caracteres'),
  );

/** A code of the authenticator app, or a recovery code; people type it with blanks and dashes. */
export const totpCodeSchema = z.string('Informe o código').check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.minLength(1, 'Informe o código'),
  z.maxLength(40, 'Código inválido'),
);

/** What the forms ask for; a code is asked for afterwards, where the account has a second factor. */
export const loginSchema = z.object({ email: emailSchema, password: passwordSchema });
export const adminLoginSchema = z.object({
  username: z
    .string('Usuário é obrigatório')
    .check(z.trim(), z.minLength(1, 'Usuário é obrigatório'), z.maxLength(254)),
  password: passwordSchema,
});
export const registrationSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  password: passwordSchema,
});
/** The form asks twice; the call does not. */
export const registrationFormSchema = z
  .extend(registrationSchema, {
    confirmPassword: z.string().check(z.minLength(MIN_PASSWORD_LENGTH, 'Confirmação de senha é obrigatória')),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: 'Senhas não coincidem',
      path: ['confirmPassword'],
    }),
  );

export const userSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(Object.keys(ROLES) as [Role, ...Role[]]),
  profileImageUrl: z.nullable(z.string()),
  isEmailConfirmed: z.boolean(),
  /** Asked for instead of `email`, which stays until this one is confirmed. */
  pendingEmail: z.optional(z.string()),
});
export type User = z.output<typeof userSchema>;

/** All three are required for the client to treat a sign-in as successful. */
export const signInSchema = z.object({ success: z.literal(true), user: userSchema, token: z.string() });
