import { Link } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { Wordmark } from '#web/frame/wordmark.tsx';
import { useLate } from '#web/platform/page/use-late.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AccountButton } from './account-button.tsx';
import { navigationItems } from './navigation-items.ts';
import { NavigationLink } from './navigation-link.tsx';

/** The slim chalkboard above every screen. `isOverChalkboard`: the screen begins with one of its own and carries the bar. */
export function TopBar({
  user,
  isOverChalkboard = false,
}: {
  user: User | null;
  isOverChalkboard?: boolean;
}) {
  return (
    <header
      className={isOverChalkboard ? 'absolute inset-x-0 top-0 z-10 text-chalk' : 'chalkboard chalkboard-bar'}
    >
      <div className="chalkboard-lights page-width flex h-16 items-center gap-6">
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
      {!isOverChalkboard && <div className="ledge-thin" />}
    </header>
  );
}

function VisitorLinks() {
  return (
    <>
      <a
        href="/local-login"
        className="inline-flex min-h-11 items-center px-3 text-base text-chalkboard-100 hover:text-white"
      >
        {SHELL_TEXTS.signIn}
      </a>
      <AnchorButton href="/local-login#cadastro" variant="chalk-outline" size="m" className="max-sm:hidden">
        {SHELL_TEXTS.start}
      </AnchorButton>
    </>
  );
}

const loadDrawer = async () => (await import('./side-drawer.tsx')).SideDrawer;

/** What opens the items of the bar on a small screen; the drawer is no part of the first load. */
function SideMenu({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const SideDrawer = useLate(loadDrawer, isOpen);
  return (
    <>
      <IconButton
        label={SHELL_TEXTS.openMenu}
        icon={<MenuIcon size={22} aria-hidden="true" />}
        variant="chalk-outline"
        onClick={() => setOpen(true)}
      />
      {SideDrawer && <SideDrawer user={user} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

const loadMenu = async () => (await import('./account-menu.tsx')).AccountMenu;

/** The avatar and, from the first press on, its menu: the kit of menus is no part of the first load. */
function AccountControl({ user }: { user: User }) {
  const [isWanted, setWanted] = useState(false);
  const AccountMenu = useLate(loadMenu, isWanted);
  if (isWanted && AccountMenu) return <AccountMenu user={user} />;
  return (
    <AccountButton
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onKeyDown={({ key }) => key === 'ArrowDown' && setWanted(true)}
    />
  );
}
