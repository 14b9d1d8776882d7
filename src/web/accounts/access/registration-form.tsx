import { register } from '#shared/accounts/accounts.contract.ts';
import { registrationFormSchema } from '#shared/accounts/accounts.schemas.ts';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { FormFailureNotice } from '#web/accounts/form-failure-notice.tsx';
import { measurePasswordStrength } from '#web/accounts/password-strength.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session/session.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { finishSignIn, signInMessageOf } from './finish-sign-in.ts';

/** A new teacher's account; it signs in at once. `onSignedIn` gets `returnTo`, or the address of the role's home. */
export function RegistrationForm({
  onSignedIn,
  returnTo = null,
}: {
  onSignedIn: (address: string) => void;
  returnTo?: string | null;
}) {
  const { form, field, values, failure, isBusy, isDone } = useSchemaForm({
    schema: registrationFormSchema,
    initial: { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' },
    async submit({ confirmPassword: _, ...person }) {
      sessionStore.clear();
      // The role is part of the body as the customer wrote it; the server knows no other for this door.
      const body = { ...person, role: 'teacher' };
      onSignedIn(finishSignIn(await callApi(register, { body }), { returnTo }));
    },
    explain: (error) => ({
      title: TEXTS.registrationErrorTitle,
      message: signInMessageOf(error),
    }),
  });
  return (
    <form {...form} className="grid gap-4.5">
      <FormFailureNotice failure={failure} />
      <div className="grid grid-cols-2 gap-4">
        <TextField label={TEXTS.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={TEXTS.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label={TEXTS.email} type="email" autoComplete="email" {...field('email')} />
      <PasswordField
        label={TEXTS.password}
        autoComplete="new-password"
        strength={measurePasswordStrength(values.password)}
        {...field('password')}
      />
      <PasswordField
        label={TEXTS.confirmPassword}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <Button type="submit" className="mt-1" isBusy={isBusy || isDone} busyLabel={TEXTS.creatingAccount}>
        {TEXTS.createAccount}
      </Button>
      <p className="smaller text-ink-2">
        {TEXTS.acceptance}{' '}
        <a href="/termos-de-uso" target="_blank" rel="noreferrer" className="link">
          {TEXTS.terms}
          <span className="sr-only"> {TEXTS.opensAside}</span>
        </a>{' '}
        {TEXTS.andThe}{' '}
        <a href="/politica-privacidade" target="_blank" rel="noreferrer" className="link">
          {TEXTS.privacy}
          <span className="sr-only"> {TEXTS.opensAside}</span>
        </a>
        . {TEXTS.confirmationComes}
      </p>
    </form>
  );
}
