import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { changeAdminPassword, updateAdminProfile } from '#shared/accounts/accounts.contract.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { PasswordChangeForm } from './password-change-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { DangerZone } from '#web/accounts/test-data/danger-zone.tsx';
import { TEST_DATA_TEXTS } from '#web/accounts/test-data/test-data-texts.ts';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PROFILE_MANAGEMENT_TEXTS as TEXTS } from '#web/pages/profile-management/profile-management-texts.ts';

/** The admin's own three forms: profile, password, and the removal of test data. */
export function ProfileManagementScreen({ user }: { user: User }) {
  usePageTitle(TEXTS.title);
  return (
    <div className="miolo denso pt-8 pb-12">
      <PageHeader
        title={TEXTS.title}
        lead={TEXTS.lead}
        action={
          <LinkButton to="/admin-functional" variant="outline" size="m">
            <ArrowLeft size={18} aria-hidden="true" />
            {TEXTS.backToPanel}
          </LinkButton>
        }
      />
      <div className="mt-7 grid gap-6 lg:grid-cols-2 lg:items-start">
        <Sheet title={TEXTS.profile}>
          <UnconfirmedEmail user={user} />
          <ProfileForm user={user} call={updateAdminProfile} size="m" />
          <p className="mt-5 text-tinta-2">
            {TEXTS.moreBefore}{' '}
            <Link to="/configuracoes" className="elo">
              {TEXTS.more}
            </Link>
            .
          </p>
        </Sheet>
        <Sheet title={TEXTS.password}>
          <PasswordChangeForm call={changeAdminPassword} look={{ variant: 'outline', size: 'm' }} />
        </Sheet>
      </div>
      <div className="mt-6">
        <Sheet title={TEST_DATA_TEXTS.title} text={TEST_DATA_TEXTS.text} isDangerous>
          <DangerZone />
        </Sheet>
      </div>
    </div>
  );
}

function Sheet({
  title,
  text,
  isDangerous = false,
  children,
}: {
  title: string;
  text?: string;
  isDangerous?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      className={`cartao p-5 md:px-7 md:py-6 ${isDangerous ? 'border-erro-t!' : ''}`}
      aria-labelledby={id}
    >
      <h2 id={id} className={`text-[1.5rem] ${isDangerous ? 'text-erro-t' : ''}`}>
        {title}
      </h2>
      {text && <p className="mt-1 text-tinta-2">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
