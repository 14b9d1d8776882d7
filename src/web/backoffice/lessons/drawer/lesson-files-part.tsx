import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedLesson } from '#shared/backoffice/clients.contract.ts';
import { ruleFor } from '#shared/files/accepted-kinds.ts';
import { type AdminFile, addAdminFile } from '#shared/files/admin-files.contract.ts';
import type { FileType } from '#shared/files/files.contract.ts';
import { UPLOAD_TEXTS } from '#web/backoffice/lessons/detail-texts.ts';
import { TYPE_HINTS } from '#web/files/admin/upload/add-file-texts.ts';
import { ChooseFileButton } from '#web/files/choose-file-button.tsx';
import { FILES_KEY } from '#web/files/file-queries.ts';
import { FILE_TEXTS, FILE_TYPE_NAMES } from '#web/files/file-texts.ts';
import { LessonFiles } from '#web/files/lesson-files.tsx';
import { UploadRow } from '#web/files/upload-row.tsx';
import { useFileUpload } from '#web/files/use-file-upload.ts';
import { callApi } from '#web/platform/call-api.ts';
import { isKeyOf } from '#web/platform/read-search.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** The files of a lesson, and one more put into it as whatever the admin says it is. */
export function LessonFilesPart({ lesson }: { lesson: OpenedLesson }) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="min-h-0 flex-1">
        <LessonFiles lessonId={lesson.id} canUpload={false} />
      </div>
      {lesson.status !== 'cancelled' && <AdminUpload lessonId={lesson.id} />}
    </div>
  );
}

function AdminUpload({ lessonId }: { lessonId: string }) {
  const client = useQueryClient();
  const [fileType, setFileType] = useState<FileType>('final_delivery');
  const rule = ruleFor('admin', fileType);
  const { upload, choose, retry, cancel, dismiss } = useFileUpload<AdminFile>({
    rule,
    send: (file, call) => {
      const form = new FormData();
      form.set('lessonId', lessonId);
      form.set('fileType', fileType);
      form.set('file', file);
      return callApi(addAdminFile, { form, ...call });
    },
    onSent: ({ originalName }) => {
      showToast({
        title: FILE_TEXTS.sentTitle,
        description: FILE_TEXTS.sent(originalName),
        tone: 'success',
      });
      return client.invalidateQueries({ queryKey: FILES_KEY });
    },
  });
  const isSending = upload.state === 'sending';
  return (
    <div className="grid gap-3 border-t border-border px-5 py-3 pb-[calc(.75rem+env(safe-area-inset-bottom))]">
      <UploadRow upload={upload} onCancel={cancel} onRetry={retry} onDismiss={dismiss} />
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={UPLOAD_TEXTS.type}
          className="min-w-48 flex-1"
          value={fileType}
          disabled={isSending}
          hint={`${TYPE_HINTS[fileType]} ${rule.detail}, ${UPLOAD_TEXTS.limit}.`}
          onChange={({ target }) => isKeyOf(FILE_TYPE_NAMES, target.value) && setFileType(target.value)}
        >
          {Object.entries(FILE_TYPE_NAMES).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </SelectField>
        <ChooseFileButton label={UPLOAD_TEXTS.choose} rule={rule} onFile={choose} isDisabled={isSending} />
      </div>
    </div>
  );
}
