import type { User } from '#shared/accounts/accounts.schemas.ts';
import { SETTINGS_TEXTS as TEXTS } from '#web/accounts/settings-texts.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SectionNavigation } from './section-navigation.tsx';
import { type SettingsSection, settingsSections } from '#web/accounts/settings/settings-screen.tsx';

/** One's own account, in sections that the address can name: `/configuracoes#senha`. */
export function SettingsScreen({ user }: { user: User }) {
  usePageTitle(TEXTS.title);
  const sections = settingsSections(user);
  return (
    <div className="miolo pt-8 pb-12 md:pt-11">
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
      className="cartao grid scroll-mt-20 gap-x-10 gap-y-5 p-5 md:p-8 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={headingId} className="text-[1.5rem]">
          {title}
        </h2>
        <p className="mt-2 text-tinta-2">{text}</p>
      </div>
      <div className="min-w-0 max-w-[44rem]">{content}</div>
    </section>
  );
}
