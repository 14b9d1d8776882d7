import { useQueryClient } from '@tanstack/react-query';
import { type LessonFile, uploadFile } from '#shared/files/files.contract.ts';
import { ruleFor } from '#shared/files/upload-rules.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { ChooseFileButton } from './choose-file-button.tsx';
import { FILES_KEY } from './file-queries.ts';
import { FILE_TEXTS } from './file-texts.ts';
import { UploadRow } from './upload-row.tsx';
import { useFileUpload } from './use-file-upload.ts';

/** Sends a file into the conversation of a lesson. */
export function LessonUpload({ lessonId }: { lessonId: string }) {
  const client = useQueryClient();
  const role = useSession().user?.role ?? 'teacher';
  const rule = ruleFor(role, role === 'teacher' ? 'user_content' : 'editor_work');
  const { upload, choose, retry, cancel, dismiss } = useFileUpload<LessonFile>({
    rule,
    send: (file, call) => {
      const form = new FormData();
      form.set('file', file);
      return callApi(uploadFile, { params: { lessonId }, form, ...call });
    },
    onSent: (_answer, file) => {
      showToast({ title: FILE_TEXTS.sentTitle, description: FILE_TEXTS.sent(file.name), tone: 'success' });
      return client.invalidateQueries({ queryKey: FILES_KEY });
    },
  });
  return (
    <div className="grid gap-2 border-t border-borda px-4 py-2">
      <UploadRow upload={upload} onCancel={cancel} onRetry={retry} onDismiss={dismiss} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ChooseFileButton
          label={FILE_TEXTS.upload}
          rule={rule}
          onFile={choose}
          isDisabled={upload.state === 'sending'}
        />
        <p className="menor text-tinta-2" title={rule.detail}>
          {FILE_TEXTS.limit}
        </p>
      </div>
    </div>
  );
}
