import { type updateAdminProfile, updateProfile } from '#shared/accounts/accounts.contract.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import { SETTINGS_TEXTS as TEXTS } from './settings-texts.ts';
import { showAccountFault } from './show-account-fault.ts';

/** First name, last name, e-mail; the admin's own screen has a call of its own for the same. */
export function ProfileForm({
  user,
  call = updateProfile,
  size = 'l',
}: {
  user: User;
  call?: typeof updateProfile | typeof updateAdminProfile;
  size?: 'l' | 'm';
}) {
  const { form, field, isBusy } = useSchemaForm({
    schema: bodySchema(call),
    initial: { firstName: user.firstName, lastName: user.lastName, email: user.email },
    async submit(body) {
      sessionStore.updateUser(await callApi(call, { body }));
      showToast({ title: TEXTS.successTitle, description: TEXTS.profileUpdated, tone: 'success' });
    },
    explain: (error) => showAccountFault(error, TEXTS.profileError),
  });
  return (
    <form {...form} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={ACCOUNT_TEXTS.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={ACCOUNT_TEXTS.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label={ACCOUNT_TEXTS.email} type="email" autoComplete="email" {...field('email')} />
      <Button
        type="submit"
        size={size}
        className="sm:justify-self-start"
        isBusy={isBusy}
        busyLabel={TEXTS.updating}
      >
        {TEXTS.updateProfile}
      </Button>
    </form>
  );
}
