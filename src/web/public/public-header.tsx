import { Menu } from 'lucide-react';
import { Wordmark } from '#web/frame/wordmark.tsx';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { REGISTRATION } from './entrances.ts';
import { PUBLIC_TEXTS as TEXTS } from './public-texts.ts';

const SECTIONS = [
  { anchor: '#features', label: TEXTS.features },
  { anchor: '#pricing', label: TEXTS.pricing },
  { anchor: '#how-it-works', label: TEXTS.howItWorks },
] as const;

/**
 * The bar of a visitor. `isLanding`: the sections are on this page, and the bar lies on the hero's board.
 * Whoever is signed in sees the way to their own screens instead of `data-visitor` (public.ts).
 */
export function PublicHeader({ isLanding }: { isLanding: boolean }) {
  const base = isLanding ? '' : '/';
  return (
    <header className={isLanding ? 'absolute inset-x-0 top-0 z-10 text-giz' : 'quadro'}>
      <div className="quadro-focos miolo flex min-h-16 flex-wrap items-center gap-x-6">
        <a href="/" aria-label={TEXTS.home}>
          <Wordmark />
        </a>
        <nav aria-label={TEXTS.mainNavigation} className="flex gap-1 max-lg:hidden">
          <SectionLinks base={base} className="inline-flex min-h-11 items-center px-3" />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <a
            href="/local-login"
            data-visitor=""
            className="inline-flex min-h-11 items-center px-3 text-lousa-100 hover:text-white"
          >
            {TEXTS.signIn}
          </a>
          <span data-visitor="" className="max-sm:hidden">
            <AnchorButton href={REGISTRATION} variant="board-outline" size="m">
              {TEXTS.start}
            </AnchorButton>
          </span>
          <details className="menu-publico relative lg:hidden">
            <summary
              className="grid size-11 place-items-center rounded-campo border-2 border-lousa-300"
              aria-label={TEXTS.menu}
            >
              <Menu size={22} aria-hidden="true" />
            </summary>
            <nav
              aria-label={TEXTS.mainNavigation}
              className="absolute right-0 top-13 z-20 grid w-64 rounded-campo border border-lousa-600 bg-lousa-900 py-2 shadow-folha"
            >
              <SectionLinks base={base} className="flex min-h-12 items-center px-5" />
              <a
                href={REGISTRATION}
                data-visitor=""
                className="flex min-h-12 items-center px-5 font-bold text-amarelo"
              >
                {TEXTS.start}
              </a>
            </nav>
          </details>
        </div>
      </div>
      {!isLanding && <div className="canaleta-fina" />}
    </header>
  );
}

const SectionLinks = ({ base, className }: { base: string; className: string }) =>
  SECTIONS.map(({ anchor, label }) => (
    <a key={anchor} href={`${base}${anchor}`} className={`${className} text-lousa-100 hover:text-white`}>
      {label}
    </a>
  ));
