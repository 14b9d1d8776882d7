import { Link } from '@tanstack/react-router';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { AccountControl } from './account-control.tsx';
import { navigationItems } from './navigation-items.ts';
import { NavigationLink } from './navigation-link.tsx';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { SideMenu } from './side-menu.tsx';
import { Wordmark } from '#web/frame/wordmark.tsx';

/** The slim board above every screen. `isOverBoard`: the screen begins with a board of its own and carries the bar. */
export function TopBar({ user, isOverBoard = false }: { user: User | null; isOverBoard?: boolean }) {
  return (
    <header className={isOverBoard ? 'absolute inset-x-0 top-0 z-10 text-giz' : 'quadro quadro-barra'}>
      <div className="quadro-focos miolo flex h-16 items-center gap-6">
        <Link to="/" aria-label={SHELL_TEXTS.home}>
          <Wordmark />
        </Link>
        {user && (
          <nav aria-label={SHELL_TEXTS.mainNavigation} className="flex gap-1 text-base max-lg:hidden">
            {navigationItems(user).map((item) => (
              <NavigationLink key={item.label} item={item} />
            ))}
          </nav>
        )}
        <div className="ml-auto flex items-center gap-2">
          {user ? (
            <>
              <div className="max-lg:hidden">
                <AccountControl user={user} />
              </div>
              <div className="lg:hidden">
                <SideMenu user={user} />
              </div>
            </>
          ) : (
            <VisitorLinks />
          )}
        </div>
      </div>
      {!isOverBoard && <div className="canaleta-fina" />}
    </header>
  );
}

function VisitorLinks() {
  return (
    <>
      <a
        href="/local-login"
        className="inline-flex min-h-11 items-center px-3 text-base text-lousa-100 hover:text-white"
      >
        {SHELL_TEXTS.signIn}
      </a>
      <AnchorButton href="/local-login#cadastro" variant="board-outline" size="m" className="max-sm:hidden">
        {SHELL_TEXTS.start}
      </AnchorButton>
    </>
  );
}
