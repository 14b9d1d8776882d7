import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { register } from '#shared/accounts/accounts.contract.ts';
import { registrationFormSchema } from '#shared/accounts/accounts.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ACCOUNT_TEXTS as TEXTS } from './account-texts.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { measurePasswordStrength } from './password-strength.ts';
import { useFormFailure } from './use-form-failure.ts';

const EMPTY = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/** A new teacher's account; it signs in at once. `onSignedIn` gets the address of the role's home. */
export function RegistrationForm({ onSignedIn }: { onSignedIn: (address: string) => void }) {
  const form = useForm({ resolver: zodResolver(registrationFormSchema), defaultValues: EMPTY });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const { failure, attempt } = useFormFailure(form, (error) => ({
    title: TEXTS.registrationErrorTitle,
    message: messageOf(error, TEXTS.registrationErrorFallback),
  }));
  const submit = attempt(async ({ confirmPassword: _, ...person }: typeof EMPTY) => {
    sessionStore.clear();
    // The role is part of the call's body as the customer wrote it; the server knows no other for this door.
    const body = { ...person, role: 'teacher' };
    onSignedIn(finishSignIn(await callApi(register, { body })));
  });
  const isDone = isSubmitSuccessful && !failure;
  return (
    <form noValidate className="grid gap-4.5" onSubmit={form.handleSubmit(submit)}>
      {failure && (
        <Notice tone="erro" title={failure.title}>
          {failure.message}
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={TEXTS.firstName}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label={TEXTS.lastName}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label={TEXTS.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={TEXTS.password}
        autoComplete="new-password"
        strength={measurePasswordStrength(form.watch('password'))}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label={TEXTS.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <Button
        type="submit"
        className="mt-1"
        isBusy={isSubmitting || isDone}
        busyLabel={TEXTS.creatingAccount}
      >
        {TEXTS.createAccount}
      </Button>
    </form>
  );
}
