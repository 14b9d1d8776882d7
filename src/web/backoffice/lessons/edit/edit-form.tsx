import { type FormEvent, useRef } from 'react';
import type { OpenedLesson } from '#shared/backoffice/clients.contract.ts';
import { PAGE_COUNTS, SLIDE_COUNTS } from '#shared/catalog/catalog.ts';
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from '#shared/lessons/lesson.schemas.ts';
import { describeFixedPrice, isPriceOpen, LESSON_STATUSES } from '#shared/lessons/lesson-status.ts';
import { OUTPUT_FORMATS } from '#shared/lessons/order.ts';
import { EDIT_TEXTS } from '#web/backoffice/lessons/detail-texts.ts';
import { isKeyOf } from '#web/platform/read-search.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { StatusOptions } from './status-options.tsx';
import type { LessonEditing } from './use-edit-lesson.ts';

/** The fields of a lesson that an admin may change, and what saves them, which stays in view. */
export function EditForm({ lesson, editing }: { lesson: OpenedLesson; editing: LessonEditing }) {
  const { draft, faults, change } = editing;
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (editing.isSaving || editing.save()) return;
    // The fault is drawn first, then the focus goes to it.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return (
    <form ref={form} noValidate className="flex h-full min-h-0 flex-col" onSubmit={submit}>
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-5">
        <TextField
          label={EDIT_TEXTS.title}
          value={draft.title}
          error={faults.title}
          maxLength={MAX_TITLE_LENGTH * 2}
          onChange={({ target }) => change({ title: target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SizeField lesson={lesson} editing={editing} />
          <TextField
            label={EDIT_TEXTS.price}
            className="[&_input]:num"
            value={draft.price}
            error={faults.price}
            hint={isPriceOpen(lesson.status) ? undefined : describeFixedPrice(lesson.status)}
            readOnly={!isPriceOpen(lesson.status)}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ target }) => change({ price: target.value })}
          />
          <SelectField
            label={EDIT_TEXTS.status}
            value={draft.status}
            error={faults.status}
            onChange={({ target }) =>
              isKeyOf(LESSON_STATUSES, target.value) && change({ status: target.value })
            }
          >
            <StatusOptions current={lesson.status} />
          </SelectField>
          <SelectField
            label={EDIT_TEXTS.format}
            value={draft.format}
            error={faults.format}
            onChange={({ target }) =>
              isKeyOf(OUTPUT_FORMATS, target.value) && change({ format: target.value })
            }
          >
            {Object.entries(OUTPUT_FORMATS).map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </SelectField>
        </div>
        {draft.status !== lesson.status && (
          <TextArea
            label={EDIT_TEXTS.reason}
            hint={EDIT_TEXTS.reasonHint}
            value={draft.reason}
            error={faults.reason}
            minLines={1}
            maxLength={1000}
            onChange={({ target }) => change({ reason: target.value })}
          />
        )}
        <TextArea
          label={EDIT_TEXTS.content}
          value={draft.content}
          error={faults.content}
          limit={MAX_CONTENT_LENGTH}
          length={draft.content.length}
          minLines={3}
          onChange={({ target }) => change({ content: target.value })}
        />
        {lesson.comments && (
          <div>
            <h3 className="label mb-1.5">{EDIT_TEXTS.log}</h3>
            <div className="smaller max-h-48 overflow-y-auto rounded-field bg-paper-2 p-3 whitespace-pre-wrap wrap-anywhere">
              {lesson.comments}
            </div>
          </div>
        )}
        <TextArea
          label={EDIT_TEXTS.comment}
          hint={EDIT_TEXTS.commentHint}
          isOptional
          value={draft.comment}
          error={faults.comment}
          minLines={1}
          maxLength={MAX_CONTENT_LENGTH}
          onChange={({ target }) => change({ comment: target.value })}
        />
      </div>
      <SaveBar editing={editing} />
    </form>
  );
}

function SizeField({ lesson, editing }: { lesson: OpenedLesson; editing: LessonEditing }) {
  const isBooklet = lesson.serviceType === 'booklet';
  const { draft, faults, change } = editing;
  const sold: readonly number[] = isBooklet ? PAGE_COUNTS : SLIDE_COUNTS;
  const sizes = sold.includes(draft.size) ? sold : [draft.size, ...sold];
  return (
    <SelectField
      label={isBooklet ? EDIT_TEXTS.pageCount : EDIT_TEXTS.slideCount}
      className="[&_select]:num"
      value={draft.size}
      error={faults.size}
      onChange={({ target }) => change({ size: Number(target.value) })}
    >
      {sizes.map((count) => (
        <option key={count} value={count}>
          {isBooklet ? EDIT_TEXTS.pages(count) : EDIT_TEXTS.slides(count)}
        </option>
      ))}
    </SelectField>
  );
}

function SaveBar({ editing }: { editing: LessonEditing }) {
  const { isDirty, isSaving, refusal, undo } = editing;
  return (
    <div className="grid gap-3 border-t border-border px-5 py-3 pb-[calc(.75rem+env(safe-area-inset-bottom))]">
      {refusal && (
        <Notice tone="error" title={EDIT_TEXTS.failure}>
          <p>{refusal}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {isDirty && (
          <>
            <p className="smaller mr-auto font-bold text-warning-t max-sm:sr-only" role="status">
              {EDIT_TEXTS.unsaved}
            </p>
            <Button variant="text" size="m" onClick={undo} disabled={isSaving}>
              {EDIT_TEXTS.undo}
            </Button>
          </>
        )}
        <Button type="submit" size="m" isBusy={isSaving} busyLabel={EDIT_TEXTS.saving} disabled={!isDirty}>
          {EDIT_TEXTS.save}
        </Button>
      </div>
    </div>
  );
}
