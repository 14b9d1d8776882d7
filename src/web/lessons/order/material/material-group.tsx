import { Paperclip, PencilLine } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { UPLOAD_TYPES } from '#shared/files/check-file.ts';
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from '#shared/lessons/lesson.schemas.ts';
import { FormGroup } from '#web/lessons/order/form-group.tsx';
import { ORDER_TEXTS as TEXTS } from '#web/lessons/order/order-texts.ts';
import type { OrderValues } from '#web/lessons/order/order-values.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FieldError } from '#web/ui/form-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { ChosenFileRow } from './chosen-file-row.tsx';
import { LongText } from './long-text.tsx';
import type { ChosenMaterial } from './use-material.ts';

export const FILE_ERROR_ID = 'order-file-error';

/** What is to be taught: title, text and file, the last two side by side as equals. */
export function MaterialGroup({ source }: { source: ChosenMaterial }) {
  const { register, watch, formState } = useFormContext<OrderValues>();
  const { errors } = formState;
  const [title, content] = watch(['title', 'content']);
  return (
    <FormGroup title={TEXTS.contentGroup} lead={TEXTS.contentLead}>
      <TextArea
        label={TEXTS.lessonTitle}
        minLines={1}
        rows={1}
        limit={MAX_TITLE_LENGTH}
        length={title.length}
        error={errors.title?.message}
        onKeyDown={keepOneLine}
        {...register('title')}
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
            error={errors.content?.message}
            {...register('content')}
          />
          <LongText source={source} />
        </div>
        <FileDrop
          label={
            <>
              {TEXTS.file} <span className="font-normal text-tinta-2">(opcional)</span>
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
