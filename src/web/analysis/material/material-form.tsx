import { type FormEvent, useRef, useState } from 'react';
import { checkFile, UPLOAD_TYPES } from '#shared/files/check-file.ts';
import { contentSchema, MAX_CONTENT_LENGTH } from '#shared/lessons/lesson.schemas.ts';
import { replaceMaterial } from '#shared/lessons/lessons.contract.ts';
import { formatBytes } from '#shared/text/format.ts';
import { MATERIAL_TEXTS as TEXTS } from '#web/analysis/analysis-texts.ts';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { useLessonAction } from '#web/analysis/use-lesson-action.ts';
import { faultOfFile } from '#web/files/explain-upload.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { type FieldErrors, firstIssues, useJudgedValues } from '#web/platform/use-judged-values.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FileRow } from '#web/ui/file-row.tsx';
import { FieldError } from '#web/ui/form-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { chooseMaterial } from './choose-material.ts';

const FILE_ERROR_ID = 'material-file-error';

/** Another file, another text or both instead of what the lesson has; the analysis starts anew. */
export function MaterialForm({
  lesson,
  sync,
  onDone,
}: Pick<PanelProps, 'lesson' | 'sync'> & { onDone?: () => void }) {
  const { values, errors, change, judgeNow, tell } = useJudgedValues<Material>(
    { text: lesson.content, file: null },
    (material) => judge(lesson, material),
  );
  const { text, file } = values;
  const [percent, setPercent] = useState(0);
  const upload = useRef<AbortController | null>(null);
  const send = useLessonAction({
    run: (form: FormData) => {
      const controller = new AbortController();
      upload.current = controller;
      setPercent(0);
      return callApi(replaceMaterial, {
        params: { id: lesson.id },
        form,
        signal: controller.signal,
        onUploadProgress: ({ sent, total }) => setPercent(total > 0 ? Math.floor((100 * sent) / total) : 0),
      }).catch((error: unknown) => {
        tell(explainRefusal(error));
        throw error;
      });
    },
    sync,
    success: TEXTS.sent,
    ...(onDone && { onDone }),
  });

  const pick = (chosen: File) => {
    const fault = checkFile(chosen);
    if (fault) showToast({ title: fault.title, description: fault.detail, tone: 'error' });
    if (fault) return tell({ file: fault.detail });
    tell({}, false);
    change({ file: chosen });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const found = judgeNow();
    const form = chooseMaterial(lesson, values);
    tell(found, Object.keys(found).length > 0);
    if (form && Object.keys(found).length === 0) send.mutate(form);
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <FileDrop
        label={TEXTS.file}
        dropText={TEXTS.drop}
        chooseLabel={file ? TEXTS.replace : TEXTS.choose}
        hint={TEXTS.fileHint}
        accept={UPLOAD_TYPES}
        onFile={pick}
        describedBy={errors.file && FILE_ERROR_ID}
      >
        {file && (
          <FileRow
            name={file.name}
            status={send.isPending ? TEXTS.sending : formatBytes(file.size)}
            progress={send.isPending ? { label: TEXTS.uploadLabel, percent } : undefined}
            action={
              send.isPending
                ? { label: TEXTS.cancelUpload(file.name), run: () => upload.current?.abort() }
                : { label: TEXTS.remove(file.name), run: () => change({ file: null }) }
            }
          />
        )}
        <FieldError id={FILE_ERROR_ID} error={errors.file} />
      </FileDrop>
      <TextArea
        label={TEXTS.text}
        limit={MAX_CONTENT_LENGTH}
        length={text.length}
        value={text}
        onChange={(event) => change({ text: event.target.value })}
        error={errors.content}
        rows={6}
        {...(lesson.fileName && !file && { hint: TEXTS.textHint(lesson.fileName) })}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button type="submit" isBusy={send.isPending} busyLabel={TEXTS.sending}>
          {TEXTS.send}
        </Button>
      </div>
    </form>
  );
}

interface Material {
  text: string;
  file: File | null;
}

/** What is wrong with what was chosen, at `file` or `content`. */
function judge(lesson: PanelProps['lesson'], material: Material): FieldErrors {
  const form = chooseMaterial(lesson, material);
  if (!form) return { file: TEXTS.nothingNew };
  const fault = form.has('content') && contentSchema.safeParse(material.text).error?.issues[0]?.message;
  return fault ? { content: fault } : {};
}

/** Finds the field a refusal speaks of; none for those that speak of no field (no connection, another status). */
function explainRefusal(error: unknown): FieldErrors {
  const fault = faultOfFile(error);
  if (fault !== null) return { file: fault };
  if (!(error instanceof ApiProblem)) return {};
  return firstIssues(error.issues.filter(({ path }) => path === 'file' || path === 'content'));
}
