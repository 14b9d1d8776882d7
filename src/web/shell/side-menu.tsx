import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { useLate } from '#web/platform/page/use-late.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';

const load = async () => (await import('./side-drawer.tsx')).SideDrawer;

/** What opens the items of the bar on a small screen; the drawer is no part of the first load. */
export function SideMenu({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const SideDrawer = useLate(load, isOpen);
  return (
    <>
      <IconButton
        label={SHELL_TEXTS.openMenu}
        icon={<MenuIcon size={22} aria-hidden="true" />}
        variant="board-outline"
        onClick={() => setOpen(true)}
      />
      {SideDrawer && <SideDrawer user={user} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
