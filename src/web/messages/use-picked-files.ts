import type { ClipboardEvent, DragEvent } from 'react';
import { ruleFor } from '#shared/files/upload-rules.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { ChosenFile } from './outbox.ts';
import { takeFiles } from './take-files.ts';

/** The ways files come to a message: the dialog, a drop, the clipboard. What cannot be taken is said. */
export function usePickedFiles(files: readonly ChosenFile[], onChoose: (files: ChosenFile[]) => void) {
  const role = useSession().user?.role ?? 'teacher';
  const rule = ruleFor(role, 'user_content');
  const pick = (picked: readonly File[]) => {
    if (picked.length === 0) return;
    const taken = takeFiles(files, picked, { rule, createKey: () => crypto.randomUUID() });
    onChoose([...taken.files]);
    if (taken.fault) {
      showToast({ title: taken.fault.title, description: taken.fault.detail, tone: 'error' });
    }
  };
  return {
    rule,
    pick,
    area: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        // Elsewhere the browser would leave the page for the file.
        event.preventDefault();
        pick([...event.dataTransfer.files]);
      },
      onPaste: ({ clipboardData }: ClipboardEvent) => pick([...clipboardData.files]),
    },
  };
}
