import type { User } from '#shared/accounts/accounts.schemas.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SETTINGS_TEXTS as TEXTS } from './settings-texts.ts';

/** Reminds of the mailed link until it was opened. */
export function UnconfirmedEmail({ user }: { user: User }) {
  if (user.isEmailConfirmed) return null;
  return (
    <Notice tone="aviso" title={TEXTS.unconfirmedTitle} className="mb-5">
      <p className="[overflow-wrap:anywhere]">{TEXTS.unconfirmedText(user.email)}</p>
    </Notice>
  );
}
