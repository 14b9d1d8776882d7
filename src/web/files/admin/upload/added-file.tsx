import { extensionsOf, type UploadRule } from '#shared/files/upload-rules.ts';
import { UploadRow } from '#web/files/upload-row.tsx';
import type { useFileUpload } from '#web/files/use-file-upload.ts';
import { formatBytes } from '#web/platform/format.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FileRow } from '#web/ui/file-row.tsx';
import { FieldError } from '#web/ui/form-field.tsx';
import { ADD_FILE_TEXTS as TEXTS } from './add-file-texts.ts';

/** Finds what the file is chosen with. */
export const FILE_CONTROL = '[data-part="file"] button';

/** The place for the file: to be chosen, chosen, on its way, or refused. */
export function AddedFile({
  file,
  onFile,
  rule,
  uploading,
  error,
}: {
  file: File | null;
  onFile: (file: File | null) => void;
  rule: UploadRule;
  uploading: Pick<ReturnType<typeof useFileUpload>, 'upload' | 'cancel' | 'retry'>;
  error: string | undefined;
}) {
  if (!file) {
    return (
      <div data-part="file" className="[&_.lucide-file-up]:hidden">
        <FileDrop
          label={TEXTS.file}
          dropText={TEXTS.drop}
          chooseLabel={TEXTS.chooseFile}
          hint={`${rule.detail}, ${TEXTS.limit}`}
          accept={{ 'application/octet-stream': extensionsOf(rule) }}
          onFile={onFile}
        />
        <FieldError error={error} />
      </div>
    );
  }
  return (
    <div>
      <p className="rotulo mb-1.5">{TEXTS.file}</p>
      {uploading.upload.state === 'none' ? (
        <FileRow
          name={file.name}
          status={formatBytes(file.size)}
          action={{ label: TEXTS.remove(file.name), run: () => onFile(null) }}
        />
      ) : (
        <UploadRow
          upload={uploading.upload}
          onCancel={uploading.cancel}
          onRetry={uploading.retry}
          onDismiss={() => onFile(null)}
        />
      )}
    </div>
  );
}
