import { Paperclip, PencilLine } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { UPLOAD_TYPES } from '#shared/files/check-file.ts';
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from '#shared/lessons/lesson.schemas.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FieldError } from '#web/ui/form-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type ChosenFile, ChosenFileRow } from './chosen-file-row.tsx';
import { FormGroup } from './form-group.tsx';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';
import type { OrderValues } from './order-values.ts';

const FILE_ERROR_ID = 'order-file-error';

/** What is to be taught: title, text and file, the last two side by side as equals. */
export function MaterialGroup({ chosen, onFile }: { chosen: ChosenFile; onFile: (file: File) => void }) {
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
        <TextArea
          label={
            <span className="inline-flex items-center gap-2">
              <PencilLine size={18} aria-hidden="true" />
              {TEXTS.content}
            </span>
          }
          minLines={10}
          hint={TEXTS.contentHint}
          limit={MAX_CONTENT_LENGTH}
          length={content.length}
          error={errors.content?.message}
          {...register('content')}
        />
        <FileDrop
          label={
            <>
              {TEXTS.file} <span className="font-normal text-tinta-2">(opcional)</span>
            </>
          }
          labelIcon={<Paperclip size={18} aria-hidden="true" />}
          dropText={TEXTS.drop}
          chooseLabel={chosen.file ? TEXTS.chooseOther : TEXTS.choose}
          hint={TEXTS.fileHint}
          accept={UPLOAD_TYPES}
          onFile={onFile}
          describedBy={chosen.error ? FILE_ERROR_ID : undefined}
        >
          {chosen.file && <ChosenFileRow chosen={chosen} />}
          <FieldError id={FILE_ERROR_ID} error={chosen.error ?? undefined} />
        </FileDrop>
      </div>
    </FormGroup>
  );
}

/** The title wraps like a text but is one line: Enter goes on instead of breaking it. */
function keepOneLine(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter') event.preventDefault();
}
