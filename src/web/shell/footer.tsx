import { LEGAL_LINKS } from './legal-links.ts';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';

/** Closes every screen of the app; its links lead to documents outside it. */
export function Footer() {
  return (
    <footer className="miolo mt-16 pb-24">
      <div className="menor flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-borda pt-4 text-tinta-2">
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
