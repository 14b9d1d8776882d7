import { Link } from '@tanstack/react-router';
import { LayoutDashboard, LogOut, Settings } from 'lucide-react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { displayName } from '#web/platform/session/display-name.ts';
import { signOut } from '#web/platform/session/sign-out.ts';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { AccountButton } from './account-button.tsx';

/** The avatar of the wide bar and what hangs below it, open from the start: it is there because it was asked for. */
export function AccountMenu({ user }: { user: User }) {
  return (
    <Menu trigger={<AccountButton user={user} />} isOpenAtFirst>
      <MenuHeading>
        <span className="block font-bold">{displayName(user)}</span>
        <span className="smaller block break-all font-data text-ink-2">{user.email}</span>
      </MenuHeading>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={user.role === 'editor' ? '/editor-dashboard' : '/dashboard'}>
          <LayoutDashboard size={20} className="text-ink-2" aria-hidden="true" />
          {SHELL_TEXTS.dashboard}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/configuracoes">
          <Settings size={20} className="text-ink-2" aria-hidden="true" />
          {SHELL_TEXTS.settings}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>
        <LogOut size={20} className="text-ink-2" aria-hidden="true" />
        {SHELL_TEXTS.signOut}
      </MenuItem>
    </Menu>
  );
}
