import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';

/** Closes every screen of the app; its links lead to documents outside it. */
export function Footer() {
  return (
    <footer className="page-width mt-16 pb-24">
      <div className="smaller flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-border pt-4 text-ink-2">
        <p>
          © <span className="num font-medium">{new Date().getFullYear()}</span> Lousa. {SHELL_TEXTS.tagline}
        </p>
        <nav aria-label={SHELL_TEXTS.legal} className="flex flex-wrap gap-x-5">
          {LEGAL_LINKS.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center underline-offset-3 hover:underline lg:min-h-8"
            >
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}

/** The public pages that every signed-in screen leads to. */
const LEGAL_LINKS = [
  { href: '/faq', label: 'Perguntas frequentes' },
  { href: '/termos-de-uso', label: 'Termos de uso' },
  { href: '/politica-privacidade', label: 'Privacidade' },
  { href: '/cookies', label: 'Cookies' },
  { href: '/lgpd', label: 'LGPD' },
] as const;
