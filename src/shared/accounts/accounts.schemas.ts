import * as z from 'zod/mini';
import { ROLES, type Role } from '#shared/roles.ts';
import { oneLine } from '#shared/text/one-line.ts';
import { hasWebAddress } from '#shared/text/web-address.ts';

/** The rules of names, e-mails and passwords with their exact sentences; forms and server read the same. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;
const MAX_NAME_LENGTH = 80;
const MAX_EMAIL_LENGTH = 254;

const NO_WEB_ADDRESS =
  'O nome não pode ter endereço de site nem de e-mail. Depois de um ponto, deixe um espaço.';
const noWebAddress = z.refine<string>((name) => !hasWebAddress(name), NO_WEB_ADDRESS);

export const firstNameSchema = z
  .string('Nome deve ter pelo menos 2 caracteres')
  .check(
    oneLine,
    z.minLength(2, 'Nome deve ter pelo menos 2 caracteres'),
    z.maxLength(MAX_NAME_LENGTH, 'Nome muito longo'),
    noWebAddress,
  );
export const lastNameSchema = z
  .string('Sobrenome deve ter pelo menos 2 caracteres')
  .check(
    oneLine,
    z.minLength(2, 'Sobrenome deve ter pelo menos 2 caracteres'),
    z.maxLength(MAX_NAME_LENGTH, 'Sobrenome muito longo'),
    noWebAddress,
  );
const LABEL = /[\p{Script=Latin}\d](?:[\p{Script=Latin}\d-]{0,61}[\p{Script=Latin}\d])?/u.source;
/** RFC 5322's dot-atom before the @, names of hosts after it; what else is legal there nobody has, but forgers. */
const EMAIL = new RegExp(
  `^(?!\\.)(?!.*\\.[.@])[\\p{Script=Latin}\\d.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${LABEL}\\.)+(?!\\d+$)(?=..)${LABEL}$`,
  'u',
);
/**
 * Whether it looks like what it is: what nobody sees, wide letters and those of other alphabets make an address that
 * reads like somebody else's. They are refused, since another address is another person's.
 */
const isPlainlyWritten = (email: string): boolean =>
  email === email.normalize('NFKC') &&
  !/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(email) &&
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(email);

export const emailSchema = z.string('Email é obrigatório').check(
  z.overwrite((email) => email.normalize('NFC')),
  z.trim(),
  z.minLength(1, { error: 'Email é obrigatório', abort: true }),
  z.maxLength(MAX_EMAIL_LENGTH, { error: 'Email inválido', abort: true }),
  z.refine((email) => isPlainlyWritten(email), {
    error: 'O e-mail tem um caractere invisível ou de outro alfabeto. Digite o endereço de novo.',
    abort: true,
  }),
  z.regex(EMAIL, 'Email inválido'),
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
