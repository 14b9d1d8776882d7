import { type FormEvent, useRef, useState } from 'react';
import { contentSchema, MAX_CONTENT_LENGTH } from '#shared/lessons/lesson.schemas.ts';
import { replaceMaterial } from '#shared/lessons/lessons.contract.ts';
import { MATERIAL_TEXTS as TEXTS } from '#web/analysis/analysis-texts.ts';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { useLessonAction } from '#web/analysis/use-lesson-action.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { chooseMaterial } from './choose-material.ts';
import { explainRefusal, type MaterialFaults } from './explain-refusal.ts';
import { FilePicker } from './file-picker.tsx';
import { judgeFile } from './judge-file.ts';

/** Another file, another text or both instead of what the lesson has; the analysis starts anew. */
export function MaterialForm({
  lesson,
  sync,
  onDone,
}: Pick<PanelProps, 'lesson' | 'sync'> & { onDone?: () => void }) {
  const [text, setText] = useState(lesson.content);
  const [file, setFile] = useState<File | null>(null);
  const [faults, setFaults] = useState<MaterialFaults>({});
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
        setFaults(explainRefusal(error));
        throw error;
      });
    },
    sync,
    success: TEXTS.sent,
    ...(onDone && { onDone }),
  });

  const pick = (chosen: File | null) => {
    const verdict = chosen ? judgeFile(chosen) : 'ok';
    if (verdict === 'wrong_type') {
      showToast({ title: TEXTS.wrongType, description: TEXTS.wrongTypeText, tone: 'error' });
      return setFaults({ file: TEXTS.wrongTypeText });
    }
    if (verdict !== 'ok') return setFaults({ file: verdict === 'empty' ? TEXTS.empty : TEXTS.tooLarge });
    setFile(chosen);
    setFaults({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const form = chooseMaterial(lesson, { text, file });
    if (!form) return setFaults({ file: TEXTS.nothingNew });
    const judged = form.has('content') ? contentSchema.safeParse(text) : null;
    if (judged && !judged.success) return setFaults({ content: judged.error.issues[0]?.message });
    setFaults({});
    send.mutate(form);
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <FilePicker file={file} onPick={pick} error={faults.file} isLocked={send.isPending} />
      <TextArea
        label={TEXTS.text}
        limit={MAX_CONTENT_LENGTH}
        length={text.length}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={faults.content}
        rows={6}
        {...(lesson.fileName && !file && { hint: TEXTS.textHint(lesson.fileName) })}
      />
      {send.isPending && file && (
        <div>
          <ProgressBar label={TEXTS.sending} percent={percent} />
          <p className="num mt-1.5 text-base text-tinta-2">{TEXTS.progress(percent)}</p>
        </div>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {send.isPending && file && (
          <Button variant="neutral" onClick={() => upload.current?.abort()}>
            {TEXTS.cancelUpload}
          </Button>
        )}
        <Button type="submit" isBusy={send.isPending} busyLabel={TEXTS.sending}>
          {TEXTS.send}
        </Button>
      </div>
    </form>
  );
}
