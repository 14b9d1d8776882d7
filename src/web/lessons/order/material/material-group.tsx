import { Check, Paperclip, PencilLine } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { UPLOAD_TYPES } from '#shared/files/check-file.ts';
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from '#shared/lessons/lesson.schemas.ts';
import { formatBytes, formatNumber } from '#shared/text/format.ts';
import { FormGroup } from '#web/lessons/order/form-group.tsx';
import { ORDER_TEXTS as TEXTS } from '#web/lessons/order/order-texts.ts';
import type { OrderFormState } from '#web/lessons/order/use-order-form.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FileRow } from '#web/ui/file-row.tsx';
import { FieldError } from '#web/ui/form-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { LongText } from './long-text.tsx';
import type { ChosenMaterial } from './use-material.ts';

export const FILE_ERROR_ID = 'order-file-error';

/** What is to be taught: title, text and file, the last two side by side as equals. */
export function MaterialGroup({ form, source }: { form: OrderFormState; source: ChosenMaterial }) {
  const { title, content } = form.values;
  return (
    <FormGroup title={TEXTS.contentGroup} lead={TEXTS.contentLead}>
      <TextArea
        label={TEXTS.lessonTitle}
        minLines={1}
        rows={1}
        limit={MAX_TITLE_LENGTH}
        length={title.length}
        onKeyDown={keepOneLine}
        {...form.field('title')}
      />
      <div className="grid gap-6 md:grid-cols-2">
        <div className="min-w-0">
          <TextArea
            label={
              <span className="flex items-center gap-2">
                <PencilLine size={18} aria-hidden="true" />
                {TEXTS.content}
              </span>
            }
            minLines={10}
            placeholder={TEXTS.contentPlaceholder}
            hint={TEXTS.contentHint}
            limit={MAX_CONTENT_LENGTH}
            length={content.length}
            {...form.field('content')}
          />
          <LongText form={form} source={source} />
        </div>
        <FileDrop
          label={
            <>
              {TEXTS.file} <span className="font-normal text-ink-2">(opcional)</span>
            </>
          }
          labelIcon={<Paperclip size={18} aria-hidden="true" />}
          dropText={TEXTS.drop}
          chooseLabel={source.chosen ? TEXTS.chooseOther : TEXTS.choose}
          hint={TEXTS.fileHint}
          accept={UPLOAD_TYPES}
          onFile={source.choose}
          describedBy={source.error ? FILE_ERROR_ID : undefined}
        >
          {source.chosen && <ChosenFileRow source={source} />}
          <div role="status">
            <FieldError id={FILE_ERROR_ID} error={source.error ?? undefined} />
          </div>
        </FileDrop>
      </div>
    </FormGroup>
  );
}

/** The title wraps like a text but is one line: Enter goes on instead of breaking it. */
function keepOneLine(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** Fewer are read in a moment. */
const LONG_LINE = 2;

/** The chosen file: how much of it has been sent, how far it is read, what is in it. */
function ChosenFileRow({ source }: { source: ChosenMaterial }) {
  const { chosen, material, progress } = source;
  if (!chosen) return null;
  const { name, size, state } = chosen;
  const remove = { label: TEXTS.removeFile(name), run: source.remove };
  if (state === 'sending') {
    // All bytes are out, and the server opens the file before it answers.
    const isWhole = progress !== null && progress.sent >= progress.total;
    const percent = progress && !isWhole ? Math.floor((progress.sent / progress.total) * 100) : null;
    return (
      <FileRow
        name={name}
        status={
          progress && !isWhole
            ? TEXTS.sending(formatBytes(progress.sent), formatBytes(progress.total))
            : TEXTS.checking
        }
        progress={{ label: TEXTS.uploadLabel, percent }}
        action={{ label: TEXTS.cancelUpload(name), run: source.cancel }}
      />
    );
  }
  if (material?.status === 'reading') {
    const pages = material.recognised;
    return (
      <FileRow
        name={name}
        status={
          pages
            ? TEXTS.readingPage(
                formatNumber(Math.min(pages.done + 1, pages.total)),
                formatNumber(pages.total),
              )
            : (material.ahead ?? 0) >= LONG_LINE
              ? TEXTS.inLine(formatNumber(material.ahead ?? 0))
              : TEXTS.reading
        }
        progress={{
          label: TEXTS.readingLabel,
          percent: pages ? Math.round((100 * pages.done) / pages.total) : null,
        }}
        action={remove}
      />
    );
  }
  return <FileRow name={name} status={tellState()} action={remove} />;

  function tellState() {
    if (state === 'unsent') return TEXTS.goesAlong(formatBytes(size));
    if (material?.status === 'failed') return material.error;
    if (material?.status !== 'read') return formatBytes(size);
    const { pageCount, figures } = material;
    const parts = [
      pageCount === null
        ? formatBytes(size)
        : `${formatNumber(pageCount)} ${pageCount === 1 ? 'página' : 'páginas'}`,
      figures > 0 && `${formatNumber(figures)} ${figures === 1 ? 'figura' : 'figuras'}`,
    ];
    return (
      <span className="inline-flex items-center gap-1.5">
        <Check size={16} className="shrink-0 text-ok-t" aria-hidden="true" />
        {parts.filter(Boolean).join(', ')}
      </span>
    );
  }
}
