import type { ReactNode } from 'react';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { editorName } from './editor-rows.ts';
import { EDITOR_TEXTS } from './editor-texts.ts';
import { useEditorChange } from './use-editor-change.ts';

/** What a change of somebody's account asks and says. */
interface EditorDialogTexts {
  title: (name: string) => string;
  confirm: string;
  busy: string;
  done: string;
  failed: string;
}

/** Asks once before an editor's account is changed, and tells how that went. */
export function EditorDialog({
  editor,
  texts,
  description,
  run,
  told,
  tone,
  isBlocked = false,
  onClose,
  children,
}: {
  editor: EditorLoad;
  texts: EditorDialogTexts;
  description: ReactNode;
  run: () => Promise<unknown>;
  /** Who or what the toast names; the editor unless said otherwise. */
  told?: string;
  tone?: 'action';
  isBlocked?: boolean;
  onClose: () => void;
  children?: ReactNode;
}) {
  const name = editorName(editor);
  const { done, failed } = texts;
  const change = useEditorChange({ run, done, failed, name: told ?? name, onDone: onClose });
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="wrap-anywhere">{texts.title(name)}</span>}
      description={description}
      confirmLabel={texts.confirm}
      busyLabel={texts.busy}
      cancelLabel={EDITOR_TEXTS.cancel}
      isBusy={change.isPending}
      isConfirmBlocked={isBlocked}
      onConfirm={() => change.mutate()}
      {...(tone && { tone })}
    >
      {children}
    </AlertDialog>
  );
}
