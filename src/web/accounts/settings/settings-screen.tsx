import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { NotificationChoices } from '#web/accounts/notifications/notification-choices.tsx';
import { NOTIFICATION_TEXTS } from '#web/accounts/notifications/notification-texts.ts';
import { DeleteAccount } from '#web/accounts/own-data/delete-account.tsx';
import { ExportData } from '#web/accounts/own-data/export-data.tsx';
import { PasswordChangeForm } from '#web/accounts/password-change-form.tsx';
import { ProfileForm } from '#web/accounts/profile-form.tsx';
import { SecondFactor } from '#web/accounts/second-factor/second-factor.tsx';
import { SECOND_FACTOR_TEXTS } from '#web/accounts/second-factor/second-factor-texts.ts';
import { SessionList, sessionListQuery } from '#web/accounts/session-list.tsx';
import { SETTINGS_TEXTS as TEXTS } from '#web/accounts/settings-texts.ts';
import { UnconfirmedEmail } from '#web/accounts/unconfirmed-email.tsx';
import { ThemeSwitch } from '#web/platform/page/theme-switch.tsx';

export interface SettingsSection {
  /** Its name in the address, after the hash. */
  id: string;
  title: string;
  text: string;
  content: ReactNode;
}

/** What each section says about itself; the second factor is for those who see other people's data. */
export function settingsSections(user: User): SettingsSection[] {
  const staff: SettingsSection[] = [
    {
      id: 'duas-etapas',
      title: SECOND_FACTOR_TEXTS.title,
      text: SECOND_FACTOR_TEXTS.text,
      content: <SecondFactor email={user.email} />,
    },
  ];
  return [
    {
      id: 'perfil',
      title: TEXTS.profile,
      text: TEXTS.profileText,
      content: (
        <>
          <UnconfirmedEmail user={user} />
          <ProfileForm user={user} />
        </>
      ),
    },
    { id: 'senha', title: TEXTS.changePassword, text: TEXTS.passwordText, content: <OwnPassword /> },
    ...(user.role === 'teacher' ? [] : staff),
    { id: 'aparelhos', title: TEXTS.sessions, text: TEXTS.sessionsText, content: <SessionList /> },
    {
      id: 'notificacoes',
      title: NOTIFICATION_TEXTS.title,
      text: NOTIFICATION_TEXTS.text,
      content: <NotificationChoices role={user.role} />,
    },
    { id: 'aparencia', title: TEXTS.appearance, text: TEXTS.appearanceText, content: <ThemeSwitch /> },
    {
      id: 'meus-dados',
      title: TEXTS.ownData,
      text: TEXTS.ownDataText,
      content: (
        <div className="grid gap-7">
          <ExportData role={user.role} />
          <hr className="border-borda" />
          <DeleteAccount user={user} />
        </div>
      ),
    },
  ];
}

function OwnPassword() {
  const queryClient = useQueryClient();
  return (
    <PasswordChangeForm
      look={{ variant: 'outline' }}
      onChanged={() => void queryClient.invalidateQueries(sessionListQuery())}
    />
  );
}
