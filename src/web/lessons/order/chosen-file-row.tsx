import { formatBytes } from '#web/platform/format.ts';
import type { UploadProgress } from '#web/platform/send-form.ts';
import { FileRow } from '#web/ui/file-row.tsx';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';

export interface ChosenFile {
  file: File | null;
  /** Why it cannot be taken; null when nothing is wrong. */
  error: string | null;
  isSending: boolean;
  progress: UploadProgress | null;
  remove: () => void;
  cancel: () => void;
}

/** The chosen file: its size, or how much of it has been sent. */
export function ChosenFileRow({ chosen }: { chosen: ChosenFile }) {
  const { file, isSending, progress } = chosen;
  if (!file) return null;
  if (!isSending) {
    return (
      <FileRow
        name={file.name}
        status={formatBytes(file.size)}
        action={{ label: TEXTS.removeFile(file.name), run: chosen.remove }}
      />
    );
  }
  // All bytes are out, and the server opens the file before it answers.
  const isWholeSent = progress !== null && progress.sent >= progress.total;
  const percent = progress && !isWholeSent ? Math.floor((progress.sent / progress.total) * 100) : null;
  return (
    <FileRow
      name={file.name}
      status={
        progress && !isWholeSent
          ? TEXTS.sending(formatBytes(progress.sent), formatBytes(progress.total))
          : TEXTS.checking
      }
      progress={{ label: TEXTS.uploadLabel, percent }}
      action={{ label: TEXTS.cancelUpload(file.name), run: chosen.cancel }}
    />
  );
}
