import { Menu, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Wordmark } from '#web/frame/wordmark.tsx';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { WhatsappLink } from './contact-links.tsx';
import { REGISTRATION } from './entrances.ts';
import { IfFact } from './facts.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PUBLIC_TEXTS } from './public-texts.ts';

/** Bar, content, footer and the way to help, as plain markup: nothing here needs a script to be used. */
export function PublicFrame({ isLanding, children }: { isLanding: boolean; children: ReactNode }) {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <a
        href="#conteudo"
        className="sr-only z-50 rounded-field bg-yellow p-3 font-bold text-charcoal focus:not-sr-only focus:absolute focus:left-2 focus:top-2"
      >
        {PUBLIC_TEXTS.skip}
      </a>
      <PublicHeader isLanding={isLanding} />
      <main id="conteudo" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PublicFooter />
      <IfFact name="whatsapp">
        <WhatsappLink className="help" label={PUBLIC_TEXTS.helpLong}>
          <MessageCircle size={24} aria-hidden="true" />
          <span className="max-sm:sr-only">{PUBLIC_TEXTS.help}</span>
        </WhatsappLink>
      </IfFact>
    </div>
  );
}

const SECTIONS = [
  { anchor: '#features', label: PUBLIC_TEXTS.features },
  { anchor: '#pricing', label: PUBLIC_TEXTS.pricing },
  { anchor: '#how-it-works', label: PUBLIC_TEXTS.howItWorks },
] as const;

/**
 * The bar of a visitor. `isLanding`: the sections are on this page, and the bar lies on the hero's chalkboard.
 * Whoever is signed in sees the way to their own screens instead of `data-visitor` (public.ts).
 */
function PublicHeader({ isLanding }: { isLanding: boolean }) {
  const base = isLanding ? '' : '/';
  return (
    <header className={isLanding ? 'absolute inset-x-0 top-0 z-10 text-chalk' : 'chalkboard'}>
      <div className="chalkboard-lights page-width flex min-h-16 flex-wrap items-center gap-x-6">
        <a href="/" aria-label={PUBLIC_TEXTS.home}>
          <Wordmark />
        </a>
        <nav aria-label={PUBLIC_TEXTS.mainNavigation} className="flex gap-1 max-lg:hidden">
          <SectionLinks base={base} className="inline-flex min-h-11 items-center px-3" />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <a
            href="/local-login"
            data-visitor=""
            className="inline-flex min-h-11 items-center px-3 text-chalkboard-100 hover:text-white"
          >
            {PUBLIC_TEXTS.signIn}
          </a>
          <span data-visitor="" className="max-sm:hidden">
            <AnchorButton href={REGISTRATION} variant="chalk-outline" size="m">
              {PUBLIC_TEXTS.start}
            </AnchorButton>
          </span>
          <details className="menu-publico relative lg:hidden">
            <summary
              className="grid size-11 place-items-center rounded-field border-2 border-chalkboard-300"
              aria-label={PUBLIC_TEXTS.menu}
            >
              <Menu size={22} aria-hidden="true" />
            </summary>
            <nav
              aria-label={PUBLIC_TEXTS.mainNavigation}
              className="absolute right-0 top-13 z-20 grid w-64 rounded-field border border-chalkboard-600 bg-chalkboard-900 py-2 shadow-sheet"
            >
              <SectionLinks base={base} className="flex min-h-12 items-center px-5" />
              <a
                href={REGISTRATION}
                data-visitor=""
                className="flex min-h-12 items-center px-5 font-bold text-yellow"
              >
                {PUBLIC_TEXTS.start}
              </a>
            </nav>
          </details>
        </div>
      </div>
      {!isLanding && <div className="ledge-thin" />}
    </header>
  );
}

const SectionLinks = ({ base, className }: { base: string; className: string }) =>
  SECTIONS.map(({ anchor, label }) => (
    <a key={anchor} href={`${base}${anchor}`} className={`${className} text-chalkboard-100 hover:text-white`}>
      {label}
    </a>
  ));
