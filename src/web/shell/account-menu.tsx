import { Link } from '@tanstack/react-router';
import { ChevronDown, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { signOut } from '#web/platform/sign-out.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { avatarLetter, displayName } from './navigation-items.ts';
import { SHELL_TEXTS } from './shell-texts.ts';

/** The avatar of the wide bar and what hangs below it. */
export function AccountMenu({ user }: { user: User }) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 rounded-full pl-1 pr-3 text-base hover:bg-lousa-800"
        >
          <Avatar imageUrl={user.profileImageUrl} letter={avatarLetter(user)} />
          <span className="max-w-48 truncate">
            <span className="sr-only">{SHELL_TEXTS.menuOf} </span>
            {displayName(user)}
          </span>
          <ChevronDown size={18} aria-hidden="true" />
        </button>
      }
    >
      <MenuHeading>
        <span className="block font-bold">{displayName(user)}</span>
        <span className="menor block break-all font-dados text-tinta-2">{user.email}</span>
      </MenuHeading>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={user.role === 'editor' ? '/editor-dashboard' : '/dashboard'}>
          <LayoutDashboard size={20} className="text-tinta-2" aria-hidden="true" />
          {SHELL_TEXTS.dashboard}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/configuracoes">
          <Settings size={20} className="text-tinta-2" aria-hidden="true" />
          {SHELL_TEXTS.settings}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>
        <LogOut size={20} className="text-tinta-2" aria-hidden="true" />
        {SHELL_TEXTS.signOut}
      </MenuItem>
    </Menu>
  );
}
