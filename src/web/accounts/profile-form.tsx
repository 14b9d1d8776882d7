import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type updateAdminProfile, updateProfile } from '#shared/accounts/accounts.contract.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { faultOfField } from '#web/platform/fault-of-field.ts';
import { sessionStore } from '#web/platform/session/session.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import { SETTINGS_TEXTS as TEXTS } from './settings-texts.ts';
import { showAccountFault } from './show-account-fault.ts';

type Profile = Pick<User, 'firstName' | 'lastName' | 'email' | 'pendingEmail'>;
interface ProfileFormProps {
  user: User;
  call?: typeof updateProfile | typeof updateAdminProfile;
  size?: 'l' | 'm';
}
const keyOf = ({ firstName, lastName, email, pendingEmail }: Profile) =>
  JSON.stringify([firstName, lastName, email, pendingEmail]);

/**
 * First name, last name, e-mail; the admin's own screen has a call of its own for the same. Another e-mail asks for the
 * password and counts once it is confirmed (unconfirmed-email.tsx tells of it until then). The stored record stands in until the server has told the present one: fields filled from the older would send it back.
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
  const isOther = (email: string) => email.trim().toLowerCase() !== user.email;
  const { form, field, values, isBusy } = useSchemaForm({
    schema: z.extend(bodySchema(call), { currentPassword: z.string() }).check(
      z.refine(({ email, currentPassword }) => !isOther(email) || currentPassword !== '', {
        error: TEXTS.passwordForEmail,
        path: ['currentPassword'],
      }),
    ),
    initial: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      currentPassword: '',
    },
    async submit({ currentPassword, ...names }) {
      const asked = isOther(names.email);
      const body = { ...names, ...(asked && { currentPassword }) };
      const profile = await callApi(call, { body }).catch((error: unknown) => {
        throw faultOfField(error, { wrong_password: 'currentPassword', email_taken: 'email' });
      });
      onSaved(profile);
      sessionStore.updateUser(profile);
      const description = asked ? TEXTS.emailAsked : TEXTS.profileUpdated;
      showToast({ title: TEXTS.successTitle, description, tone: 'success' });
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
      {isOther(values.email) && (
        <PasswordField
          label={TEXTS.currentPassword}
          hint={TEXTS.whyPassword}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
      )}
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
