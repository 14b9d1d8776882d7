import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { extensionsOf, ruleFor, type UploadRule } from '#shared/files/accepted-kinds.ts';
import { type AdminFile, addAdminFile } from '#shared/files/admin-files.contract.ts';
import type { FileType } from '#shared/files/files.contract.ts';
import { formatBytes } from '#shared/text/format.ts';
import { FILES_KEY } from '#web/files/file-queries.ts';
import { FILE_TEXTS, FILE_TYPE_NAMES } from '#web/files/file-texts.ts';
import { UploadRow } from '#web/files/upload-row.tsx';
import { useFileUpload } from '#web/files/use-file-upload.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FileRow } from '#web/ui/file-row.tsx';
import { FieldError } from '#web/ui/form-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ADD_FILE_TEXTS as TEXTS, TYPE_HINTS } from './add-file-texts.ts';
import { type ChosenLesson, LessonPicker } from './lesson-picker.tsx';

/** An admin puts a file into a lesson: which lesson, what it is, the file. It stays open until it is there. */
export function AddFileDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [lesson, setLesson] = useState<ChosenLesson | null>(null);
  const [fileType, setFileType] = useState<FileType | ''>('');
  const [file, setFile] = useState<File | null>(null);
  const [wasRefused, setRefused] = useState(false);
  const rule = ruleFor('admin', fileType || 'user_content');
  const uploading = useFileUpload<AdminFile>({
    rule,
    about: `${lesson?.id} ${fileType}`,
    send: (chosen, call) => {
      const form = new FormData();
      form.set('lessonId', lesson?.id ?? '');
      form.set('fileType', fileType);
      form.set('file', chosen);
      return callApi(addAdminFile, { form, ...call });
    },
    onSent: ({ originalName }) => {
      showToast({
        title: FILE_TEXTS.sentTitle,
        description: FILE_TEXTS.sent(originalName),
        tone: 'success',
      });
      void client.invalidateQueries({ queryKey: FILES_KEY });
      onClose();
    },
  });
  const isSending = uploading.upload.state === 'sending';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (lesson && fileType && file) return uploading.choose(file);
    setRefused(true);
    const missing = lesson ? (fileType ? FILE_CONTROL : 'select') : 'input[type="search"]';
    event.currentTarget.querySelector<HTMLElement>(missing)?.focus();
  };
  const sentenceIf = (isThere: boolean, sentence: string) => (wasRefused && !isThere ? sentence : undefined);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}
      title={TEXTS.title}
      description={TEXTS.text}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <LessonPicker
          chosen={lesson}
          onChoose={setLesson}
          error={sentenceIf(lesson !== null, TEXTS.lessonMissing)}
        />
        <SelectField
          label={TEXTS.type}
          value={fileType}
          onChange={({ target }) => setFileType(target.value as FileType)}
          hint={fileType && TYPE_HINTS[fileType]}
          error={sentenceIf(fileType !== '', TEXTS.typeMissing)}
        >
          <option value="" disabled>
            {TEXTS.choose}
          </option>
          {Object.entries(FILE_TYPE_NAMES).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </SelectField>
        <AddedFile
          file={file}
          onFile={(chosen) => {
            uploading.dismiss();
            setFile(chosen);
          }}
          rule={rule}
          uploading={uploading}
          error={sentenceIf(file !== null, TEXTS.fileMissing)}
        />
        <DialogFooter
          cancel={TEXTS.cancel}
          onCancel={isSending ? uploading.cancel : onClose}
          submit={TEXTS.send}
          isBusy={isSending}
          busyLabel={TEXTS.sending}
          isLeavable
        />
      </form>
    </Dialog>
  );
}

/** Finds what the file is chosen with. */
const FILE_CONTROL = '[data-part="file"] button';

/** The place for the file: to be chosen, chosen, on its way, or refused. */
function AddedFile({
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
      <p className="label mb-1.5">{TEXTS.file}</p>
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
