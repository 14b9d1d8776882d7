import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleFor } from '#shared/files/accepted-kinds.ts';
import { type LessonFile, uploadFile } from '#shared/files/files.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ChooseFileButton } from './choose-file-button.tsx';
import { FILES_KEY, lessonFilesQuery } from './file-queries.ts';
import { FILE_TEXTS } from './file-texts.ts';
import { LessonFileRow } from './lesson-file-row.tsx';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { UploadRow } from './upload-row.tsx';
import { useFileUpload } from './use-file-upload.ts';

/**
 * The files of a lesson that the person may see, as they came, with a way to send one into its conversation.
 * Fills its parent: the list scrolls, the sending stays in view.
 */
export function LessonFiles({ lessonId, canUpload }: { lessonId: string; canUpload: boolean }) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, also while it lists nothing */}
      <div className="min-h-0 flex-1 overflow-y-auto -outline-offset-3" tabIndex={0}>
        <FileList lessonId={lessonId} />
      </div>
      {canUpload && <LessonUpload lessonId={lessonId} />}
    </div>
  );
}

function FileList({ lessonId }: { lessonId: string }) {
  const { data, error, isFetching, refetch } = useQuery(lessonFilesQuery(lessonId));
  const { user } = useSession();
  const [looked, setLooked] = useState<LessonFile | null>(null);
  if (data && data.length > 0) {
    return (
      <>
        <ul className="divide-y divide-border" aria-label={FILE_TEXTS.listLabel}>
          {data.map((file) => (
            <LessonFileRow key={file.id} file={file} viewer={user?.role} onLook={() => setLooked(file)} />
          ))}
        </ul>
        {looked && <PreviewDialog file={looked} onClose={() => setLooked(null)} />}
      </>
    );
  }
  if (data) {
    return (
      <div className="px-4 py-6 text-center">
        <p className="font-bold">{FILE_TEXTS.none}</p>
        <p className="smaller mt-1 text-ink-2">{FILE_TEXTS.noneText}</p>
      </div>
    );
  }
  if (error) {
    return (
      <div className="p-4">
        <ErrorPanel
          title={FILE_TEXTS.loadError}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    );
  }
  return (
    <div className="p-4">
      <LoadingArea label={FILE_TEXTS.loading}>
        <Skeleton className="h-11" />
        <Skeleton className="mt-2 h-11" />
      </LoadingArea>
    </div>
  );
}

/** Sends a file into the conversation of a lesson. */
function LessonUpload({ lessonId }: { lessonId: string }) {
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
    <div className="grid gap-2 border-t border-border px-4 py-2">
      <UploadRow upload={upload} onCancel={cancel} onRetry={retry} onDismiss={dismiss} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ChooseFileButton
          label={FILE_TEXTS.upload}
          rule={rule}
          onFile={choose}
          isDisabled={upload.state === 'sending'}
        />
        <p className="smaller text-ink-2" title={rule.detail}>
          {FILE_TEXTS.limit}
        </p>
      </div>
    </div>
  );
}
