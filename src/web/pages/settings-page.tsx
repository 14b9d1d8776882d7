import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { SETTINGS_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { PasswordChangeForm } from '#web/accounts/password-change-form.tsx';
import { ProfileForm } from '#web/accounts/profile-form.tsx';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { SessionList, sessionListQuery } from '#web/accounts/session-list.tsx';
import { usePageTitle } from '#web/platform/page-title.ts';
import { ThemeSwitch } from '#web/platform/theme-switch.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** Profile, password, devices, theme. */
export function SettingsPage() {
  usePageTitle(TEXTS.title);
  const queryClient = useQueryClient();
  return (
    <RequireSession>
      {(user) => (
        <div className="miolo pt-8 md:pt-11">
          <PageHeader title={TEXTS.title} lead={TEXTS.lead} />
          <div className="mt-8 grid gap-x-8 gap-y-6 lg:grid-cols-2 lg:items-start">
            <div className="grid gap-y-6">
              <Panel title={TEXTS.profile}>
                <ProfileForm user={user} />
              </Panel>
              <Panel title={TEXTS.appearance}>
                <ThemeSwitch />
              </Panel>
            </div>
            <Panel title={TEXTS.changePassword}>
              <PasswordChangeForm onChanged={() => void queryClient.invalidateQueries(sessionListQuery())} />
            </Panel>
          </div>
          <div className="mt-6">
            <Panel title={TEXTS.sessions} text={TEXTS.sessionsText}>
              <SessionList />
            </Panel>
          </div>
        </div>
      )}
    </RequireSession>
  );
}

function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="cartao p-5 md:p-8" aria-labelledby={id}>
      <h2 id={id} className="text-[1.5rem]">
        {title}
      </h2>
      {text && <p className="mt-1 text-tinta-2">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
