import { useState } from 'react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { useLate } from '#web/platform/page/use-late.ts';
import { AccountButton } from './account-button.tsx';

const load = async () => (await import('./account-menu.tsx')).AccountMenu;

/** The avatar and, from the first press on, its menu: the kit of menus is no part of the first load. */
export function AccountControl({ user }: { user: User }) {
  const [isWanted, setWanted] = useState(false);
  const AccountMenu = useLate(load, isWanted);
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
