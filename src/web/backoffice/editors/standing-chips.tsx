import { MailCheck, Palmtree } from 'lucide-react';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { Chip } from '#web/ui/chip.tsx';
import { EDITOR_TEXTS as TEXTS } from './editor-texts.ts';

/** What keeps somebody from getting new work: a pause, or an invitation that was not accepted yet. */
export function StandingChips({
  editor: { isPaused, pausedUntil, invitedAt },
}: {
  editor: Pick<EditorLoad, 'isPaused' | 'pausedUntil' | 'invitedAt'>;
}) {
  return (
    <>
      {isPaused && (
        <Chip tone="warning" icon={<Palmtree aria-hidden="true" />}>
          {TEXTS.paused(pausedUntil)}
        </Chip>
      )}
      {invitedAt && (
        <Chip tone="info" icon={<MailCheck aria-hidden="true" />}>
          {TEXTS.invitedOn(invitedAt)}
        </Chip>
      )}
    </>
  );
}
