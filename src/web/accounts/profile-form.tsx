import { useEffect, useRef, useState } from 'react';
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

type Profile = Pick<User, 'firstName' | 'lastName' | 'email'>;
interface ProfileFormProps {
  user: User;
  call?: typeof updateProfile | typeof updateAdminProfile;
  size?: 'l' | 'm';
}
const keyOf = ({ firstName, lastName, email }: Profile) => JSON.stringify([firstName, lastName, email]);

/**
 * First name, last name, e-mail; the admin's own screen has a call of its own for the same. The stored record
 * stands in until the server has told the present one: fields filled from the older would send it back.
 */
export function ProfileForm(props: ProfileFormProps) {
  const [saved, setSaved] = useState('');
  const key = keyOf(props.user);
  return (
    <ProfileFields
      key={key}
      {...props}
      isJustSaved={key === saved}
      onSaved={(profile) => setSaved(keyOf(profile))}
    />
  );
}

function ProfileFields({
  user,
  call = updateProfile,
  size = 'l',
  isJustSaved,
  onSaved,
}: ProfileFormProps & { isJustSaved: boolean; onSaved: (profile: Profile) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(isJustSaved);
  // These fields took the place of those that were sent, the pressed button among them.
  useEffect(() => {
    if (takesFocus.current) button.current?.focus({ preventScroll: true });
  }, []);
  const { form, field, isBusy } = useSchemaForm({
    schema: bodySchema(call),
    initial: { firstName: user.firstName, lastName: user.lastName, email: user.email },
    async submit(body) {
      const profile = await callApi(call, { body });
      onSaved(profile);
      sessionStore.updateUser(profile);
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
        ref={button}
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
