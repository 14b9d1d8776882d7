import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { displayName } from '#web/platform/session/display-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { avatarLetter } from './navigation-items.ts';

/** The avatar of the wide bar, with the name beside it. */
export function AccountButton({ user, ...button }: { user: User } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className="flex min-h-11 items-center gap-2 rounded-full pl-1 pr-3 text-base hover:bg-chalkboard-800"
    >
      <Avatar imageUrl={user.profileImageUrl} letter={avatarLetter(user)} />
      <span className="max-w-48 truncate">
        <span className="sr-only">{SHELL_TEXTS.menuOf} </span>
        {displayName(user)}
      </span>
      <ChevronDown size={18} aria-hidden="true" />
    </button>
  );
}
