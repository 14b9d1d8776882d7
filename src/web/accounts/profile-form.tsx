import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { updateProfile } from '#shared/accounts/accounts.contract.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ACCOUNT_TEXTS, SETTINGS_TEXTS as TEXTS } from './account-texts.ts';
import { showIssues } from './show-issues.ts';

/** First name, last name, e-mail. */
export function ProfileForm({ user }: { user: User }) {
  const form = useForm({
    resolver: zodResolver(bodySchema(updateProfile)),
    defaultValues: { firstName: user.firstName, lastName: user.lastName, email: user.email },
  });
  const { errors } = form.formState;
  const save = useMutation({
    mutationFn: (body: { firstName: string; lastName: string; email: string }) =>
      callApi(updateProfile, { body }),
    onSuccess: (saved) => {
      sessionStore.updateUser(saved);
      showToast({ title: TEXTS.successTitle, description: TEXTS.profileUpdated, tone: 'success' });
    },
    onError: (error) => {
      showIssues(error, form);
      showToast({
        title: TEXTS.errorTitle,
        description: messageOf(error, TEXTS.profileError),
        tone: 'error',
      });
    },
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((values) => save.mutate(values))}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={ACCOUNT_TEXTS.firstName}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label={ACCOUNT_TEXTS.lastName}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label={ACCOUNT_TEXTS.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button
        type="submit"
        className="sm:justify-self-start"
        isBusy={save.isPending}
        busyLabel={TEXTS.updating}
      >
        {TEXTS.updateProfile}
      </Button>
    </form>
  );
}
