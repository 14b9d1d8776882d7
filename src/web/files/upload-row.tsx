import { formatBytes } from '#shared/text/format.ts';
import { Button } from '#web/ui/button.tsx';
import { FileRow } from '#web/ui/file-row.tsx';
import { FieldError } from '#web/ui/form-field.tsx';
import { FILE_TEXTS } from './file-texts.ts';
import type { Upload } from './use-file-upload.ts';

/** The file being sent: how far, or why not; nothing while there is none. */
export function UploadRow({
  upload,
  onCancel,
  onRetry,
  onDismiss,
}: {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
  onDismiss: () => void;
}) {
  if (upload.state === 'none') return null;
  const { name, size } = upload.file;
  if (upload.state === 'failed') {
    return (
      <FileRow
        name={name}
        status={formatBytes(size)}
        action={{ label: FILE_TEXTS.dismiss(name), run: onDismiss }}
        fault={
          <>
            <FieldError error={upload.fault} />
            {upload.canRetry && (
              <Button variant="danger-outline" size="d" className="mt-2" onClick={onRetry}>
                {FILE_TEXTS.retry}
              </Button>
            )}
          </>
        }
      />
    );
  }
  const { progress } = upload;
  // All bytes are out, and the server looks into the file before it answers.
  const isWholeSent = progress !== null && progress.sent >= progress.total;
  return (
    <FileRow
      name={name}
      status={
        progress && !isWholeSent
          ? FILE_TEXTS.sending(formatBytes(progress.sent), formatBytes(progress.total))
          : FILE_TEXTS.checking
      }
      progress={{
        label: FILE_TEXTS.uploadLabel,
        percent: progress && !isWholeSent ? Math.floor((progress.sent / progress.total) * 100) : null,
      }}
      action={{ label: FILE_TEXTS.cancelUpload(name), run: onCancel }}
    />
  );
}
