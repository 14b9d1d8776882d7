import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { NotificationChoices } from '#web/accounts/notifications/notification-choices.tsx';
import { NOTIFICATION_TEXTS } from '#web/accounts/notifications/notification-texts.ts';
import { DeleteAccount } from '#web/accounts/own-data/delete-account.tsx';
import { ExportData } from '#web/accounts/own-data/export-data.tsx';
import { StorageUse } from '#web/accounts/own-data/storage-use.tsx';
import { PasswordChangeForm } from '#web/accounts/password-change-form.tsx';
import { ProfileForm } from '#web/accounts/profile-form.tsx';
import { SecondFactor } from '#web/accounts/second-factor/second-factor.tsx';
import { SECOND_FACTOR_TEXTS } from '#web/accounts/second-factor/second-factor-texts.ts';
import { SessionList, sessionListQuery } from '#web/accounts/session-list.tsx';
import { SETTINGS_TEXTS as TEXTS } from '#web/accounts/settings-texts.ts';
import { SignInList } from '#web/accounts/sign-in-list.tsx';
import { UnconfirmedEmail } from '#web/accounts/unconfirmed-email.tsx';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { ThemeSwitch } from '#web/platform/page/theme-switch.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SectionNavigation } from './section-navigation.tsx';

/** One's own account, in sections that the address can name: `/configuracoes#senha`. */
export function SettingsScreen({ user }: { user: User }) {
  usePageTitle(TEXTS.title);
  const sections = settingsSections(user);
  return (
    <div className="page-width pt-8 pb-12 md:pt-11">
      <PageHeader title={TEXTS.title} lead={TEXTS.lead} />
      <SectionNavigation label={TEXTS.sections} sections={sections} />
      <div className="mt-6 grid gap-y-6">
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </div>
  );
}

function Section({ id, title, text, content }: SettingsSection) {
  const headingId = `${id}-titulo`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="card grid scroll-mt-2 gap-x-10 gap-y-5 p-5 md:p-8 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={headingId} className="text-[1.5rem]">
          {title}
        </h2>
        <p className="mt-2 text-ink-2">{text}</p>
      </div>
      <div className="min-w-0 max-w-[44rem]">{content}</div>
    </section>
  );
}

interface SettingsSection {
  /** Its name in the address, after the hash. */
  id: string;
  title: string;
  text: string;
  content: ReactNode;
}

/** What each section says about itself; the second factor is for those who see other people's data. */
function settingsSections(user: User): SettingsSection[] {
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
    { id: 'entradas', title: TEXTS.signIns, text: TEXTS.signInsText, content: <SignInList /> },
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
          {user.role === 'teacher' && (
            <>
              <StorageUse />
              <hr className="border-border" />
            </>
          )}
          <ExportData role={user.role} />
          <hr className="border-border" />
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
