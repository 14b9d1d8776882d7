import type { editLesson } from '#shared/backoffice/admin-lessons.contract.ts';
import type { OpenedLesson } from '#shared/backoffice/clients.contract.ts';
import type { BodyInputOf } from '#shared/http/endpoint.ts';
import { contentSchema, titleSchema } from '#shared/lessons/lesson.schemas.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import type { OutputFormat } from '#shared/lessons/order.ts';
import { parseAmount, writeAmount } from '#web/backoffice/financial/refund/parse-amount.ts';
import { EDIT_TEXTS } from '#web/backoffice/lessons/detail-texts.ts';
import type { Issue } from '#web/platform/api-problem.ts';

/** The form as it stands in the fields. */
export interface EditDraft {
  title: string;
  /** Slides or pages. */
  size: number;
  price: string;
  status: LessonStatus;
  format: OutputFormat;
  content: string;
  /** What is to be added to the log. */
  comment: string;
  reason: string;
}
export type EditFaults = { [Field in keyof EditDraft]?: string };
export type LessonChanges = BodyInputOf<typeof editLesson>;

export const draftOf = (lesson: OpenedLesson): EditDraft => ({
  title: lesson.title,
  size: lesson.slideCount ?? lesson.pageCount ?? 0,
  price: writeAmount(lesson.price),
  status: lesson.status,
  format: lesson.format,
  content: lesson.content,
  comment: '',
  reason: '',
});

/** Whether anything was changed; a reason alone changes nothing. */
export function isChanged(lesson: OpenedLesson, draft: EditDraft): boolean {
  const { reason: _, ...before } = draftOf(lesson);
  return (Object.keys(before) as (keyof typeof before)[]).some((field) => before[field] !== draft[field]);
}

/** Of what was typed the fields that hold something else than when it was `sent`. */
export const typedSince = (sent: Partial<EditDraft>, typed: Partial<EditDraft>): Partial<EditDraft> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => sent[field as keyof EditDraft] !== value),
  );

/** The changed fields in the shape of the call, or what is wrong with them. What was left alone is not judged. */
export function readChanges(
  lesson: OpenedLesson,
  draft: EditDraft,
): { changes: LessonChanges; faults?: undefined } | { changes?: undefined; faults: EditFaults } {
  const before = draftOf(lesson);
  const isNew = (field: keyof EditDraft) => before[field] !== draft[field];
  const title = titleSchema.safeParse(draft.title);
  const content = contentSchema.safeParse(draft.content);
  const price = parseAmount(draft.price);
  const faults: EditFaults = {
    ...(isNew('title') && !title.success && { title: title.error.issues[0]?.message ?? '' }),
    ...(isNew('content') && !content.success && { content: content.error.issues[0]?.message ?? '' }),
    ...(isNew('price') && price === null && { price: EDIT_TEXTS.priceFault }),
  };
  if (Object.keys(faults).length > 0) return { faults };
  const { status, format, size, comment, reason } = draft;
  return {
    changes: {
      ...(isNew('title') && { title: draft.title }),
      ...(isNew('content') && { content: draft.content }),
      ...(isNew('price') && price !== null && { price }),
      ...(isNew('format') && { format }),
      ...(isNew('size') && (lesson.serviceType === 'booklet' ? { pageCount: size } : { slideCount: size })),
      ...(comment.trim() && { comments: comment.trim() }),
      ...(isNew('status') && { status, ...(reason.trim() && { reason: reason.trim() }) }),
    },
  };
}

const FIELD_OF: Record<string, keyof EditDraft> = {
  title: 'title',
  slideCount: 'size',
  pageCount: 'size',
  price: 'price',
  status: 'status',
  format: 'format',
  content: 'content',
  comments: 'comment',
  reason: 'reason',
};

/** The faults that the server names, beside the fields they are about. */
export function faultsOf(issues: readonly Issue[]): EditFaults {
  const faults: EditFaults = {};
  for (const { path, message } of issues) {
    const field = FIELD_OF[path];
    if (field) faults[field] ??= message;
  }
  return faults;
}
