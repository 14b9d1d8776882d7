import { ShieldCheck } from 'lucide-react';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { EDITOR_TEXTS as TEXTS } from './editor-texts.ts';

/** Whether signing in to the account takes a second step. */
export function TotpMark({ editor }: { editor: Pick<EditorLoad, 'hasTotp'> }) {
  if (!editor.hasTotp) return <span className="text-tinta-2">{TEXTS.totpOff}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-ok-t">
      <ShieldCheck size={18} aria-hidden="true" />
      {TEXTS.totpOn}
    </span>
  );
}
