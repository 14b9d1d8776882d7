import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { changeAdminPassword, updateAdminProfile } from '#shared/accounts/accounts.contract.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { DangerZone } from './test-data/danger-zone.tsx';
import { TEST_DATA_TEXTS } from './test-data/test-data-texts.ts';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';

const PROFILE_MANAGEMENT_TEXTS = {
  title: 'Perfil e senha',
  lead: 'Os dados e a senha desta conta de administração.',
  backToPanel: 'Voltar ao painel',
  profile: 'Perfil',
  password: 'Alterar senha',
  moreBefore: 'Verificação em duas etapas, aparelhos e notificações ficam em',
  more: 'Configurações',
} as const;

/** The admin's own three forms: profile, password, and the removal of test data. */
export function ProfileManagementScreen({ user }: { user: User }) {
  usePageTitle(PROFILE_MANAGEMENT_TEXTS.title);
  return (
    <div className="page-width dense pt-8 pb-12">
      <PageHeader
        title={PROFILE_MANAGEMENT_TEXTS.title}
        lead={PROFILE_MANAGEMENT_TEXTS.lead}
        action={
          <LinkButton to="/admin-functional" variant="outline" size="m">
            <ArrowLeft size={18} aria-hidden="true" />
            {PROFILE_MANAGEMENT_TEXTS.backToPanel}
          </LinkButton>
        }
      />
      <div className="mt-7 grid gap-6 lg:grid-cols-2 lg:items-start">
        <Sheet title={PROFILE_MANAGEMENT_TEXTS.profile}>
          <UnconfirmedEmail user={user} />
          <ProfileForm user={user} call={updateAdminProfile} size="m" />
          <p className="mt-5 text-ink-2">
            {PROFILE_MANAGEMENT_TEXTS.moreBefore}{' '}
            <Link to="/configuracoes" className="link">
              {PROFILE_MANAGEMENT_TEXTS.more}
            </Link>
            .
          </p>
        </Sheet>
        <Sheet title={PROFILE_MANAGEMENT_TEXTS.password}>
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
      className={`card p-5 md:px-7 md:py-6 ${isDangerous ? 'border-error-t!' : ''}`}
      aria-labelledby={id}
    >
      <h2 id={id} className={`text-[1.5rem] ${isDangerous ? 'text-error-t' : ''}`}>
        {title}
      </h2>
      {text && <p className="mt-1 text-ink-2">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
