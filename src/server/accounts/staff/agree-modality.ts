import type { UserRow } from '#server/accounts/accounts.table.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { changeAccount, type StaffDeed, writeAccount } from './change-account.ts';

/**
 * Notes what a client's school agreed with us; null ends it. It holds for what is paid from then on.
 * @throws Problem `user_not_found` for who is no teacher
 */
export async function agreeModality(
  deps: AppDeps,
  by: StaffDeed,
  { clientId, modality }: { clientId: string; modality: UserRow['modality'] },
): Promise<void> {
  await changeAccount(deps, by, { id: clientId, role: 'teacher' }, async (tx, client, now) => {
    if (client.modality === modality) return { changed: null, answer: null };
    await writeAccount(tx, client, { modality, updatedAt: now });
    const before = { modality: client.modality };
    return { changed: { action: 'client.modality', before, after: { modality } }, answer: null };
  });
}
