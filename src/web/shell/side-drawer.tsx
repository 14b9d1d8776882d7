import { Link } from '@tanstack/react-router';
import { LogOut, Settings } from 'lucide-react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { displayName } from '#web/platform/session/display-name.ts';
import { signOut } from '#web/platform/session/sign-out.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { avatarLetter, navigationItems } from './navigation-items.ts';
import { NavigationLink } from './navigation-link.tsx';

const ROW =
  'flex min-h-13 w-full items-center gap-3 px-5 text-lg text-left text-chalkboard-100 hover:text-white';

/** The items of the bar on a small screen, in a drawer. */
export function SideDrawer({
  user,
  isOpen,
  onOpenChange,
}: {
  user: User;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const close = () => onOpenChange(false);
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={SHELL_TEXTS.menu} look="chalkboard">
      <div className="flex items-center gap-3 px-5 pb-4 pt-2">
        <Avatar imageUrl={user.profileImageUrl} letter={avatarLetter(user)} />
        <p className="min-w-0 leading-snug">
          <span className="block font-bold">{displayName(user)}</span>
          <span className="smaller block break-all font-data text-chalkboard-100">{user.email}</span>
        </p>
      </div>
      <nav aria-label={SHELL_TEXTS.mainNavigation} className="grid border-t border-chalkboard-700 py-2">
        {navigationItems(user).map((item) => (
          <NavigationLink key={item.label} item={item} className="min-h-13 px-5 text-lg" onFollow={close} />
        ))}
      </nav>
      <div className="grid border-t border-chalkboard-700 py-2">
        <Link to="/configuracoes" className={ROW} onClick={close}>
          <Settings size={20} aria-hidden="true" />
          {SHELL_TEXTS.settings}
        </Link>
        <button type="button" className={ROW} onClick={() => void signOut()}>
          <LogOut size={20} aria-hidden="true" />
          {SHELL_TEXTS.signOut}
        </button>
      </div>
    </Drawer>
  );
}
