import { type FormEvent, useState } from 'react';
import { pauseEditor } from '#shared/accounts/staff.contract.ts';
import { saoPauloDay } from '#shared/calendar.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { editorName } from './editor-rows.ts';
import { EDITOR_TEXTS, PAUSE_TEXTS as TEXTS } from './editor-texts.ts';
import { useEditorChange } from './use-editor-change.ts';

/** Says that somebody gets no new work, and until when where that is known. */
export function PauseEditorDialog({ editor, onClose }: { editor: EditorLoad; onClose: () => void }) {
  const name = editorName(editor);
  const [until, setUntil] = useState(editor.pausedUntil ?? '');
  const today = saoPauloDay(new Date());
  const isPast = until !== '' && until < today;
  const pause = useEditorChange({
    run: () => callApi(pauseEditor, { params: { id: editor.id }, body: { until: until || null } }),
    done: TEXTS.done,
    failed: TEXTS.failed,
    name,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPast) pause.mutate();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !pause.isPending && onClose()}
      title={<span className="wrap-anywhere">{TEXTS.title(name)}</span>}
      description={TEXTS.text}
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <TextField
          label={TEXTS.until}
          hint={TEXTS.untilHint}
          isOptional
          type="date"
          min={today}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          error={isPast ? TEXTS.past : undefined}
        />
        {editor.openProductions > 0 && (
          <Notice tone="aviso" title={TEXTS.stillHas(editor.openProductions)}>
            <p>{TEXTS.stillHasText}</p>
          </Notice>
        )}
        <DialogActions>
          <Button variant="neutral" size="m" onClick={onClose} disabled={pause.isPending}>
            {EDITOR_TEXTS.cancel}
          </Button>
          <Button type="submit" size="m" isBusy={pause.isPending} busyLabel={TEXTS.busy}>
            {TEXTS.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
