import { updateProfile } from '#shared/accounts/accounts.contract.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ACCOUNT_TEXTS, SETTINGS_TEXTS as TEXTS } from './account-texts.ts';

/** First name, last name, e-mail. */
export function ProfileForm({ user }: { user: User }) {
  const { form, field, isBusy } = useSchemaForm({
    schema: bodySchema(updateProfile),
    initial: { firstName: user.firstName, lastName: user.lastName, email: user.email },
    async submit(body) {
      sessionStore.updateUser(await callApi(updateProfile, { body }));
      showToast({ title: TEXTS.successTitle, description: TEXTS.profileUpdated, tone: 'success' });
    },
    explain(error) {
      const failure = { title: TEXTS.errorTitle, message: messageOf(error, TEXTS.profileError) };
      showToast({ title: failure.title, description: failure.message, tone: 'error' });
      return failure;
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={ACCOUNT_TEXTS.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={ACCOUNT_TEXTS.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label={ACCOUNT_TEXTS.email} type="email" autoComplete="email" {...field('email')} />
      <Button type="submit" className="sm:justify-self-start" isBusy={isBusy} busyLabel={TEXTS.updating}>
        {TEXTS.updateProfile}
      </Button>
    </form>
  );
}
