import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { PROGRESS_TEXTS } from './progress-texts.ts';

export interface ProgressStep {
  name: string;
  note: string;
  state: 'done' | 'current' | 'next';
}

/** What has been, what is, and what comes for a lesson that is paid for, with `revisions` in words. */
export function progressSteps(status: Lesson['status'], revisions: string): ProgressStep[] {
  const { step } = PROGRESS_TEXTS;
  const isAssigned = status === 'in_production';
  return [
    { name: step.payment, note: step.paymentNote, state: 'done' },
    {
      name: isAssigned ? step.editorDone : step.editor,
      note: step.editorNote,
      state: isAssigned ? 'done' : 'current',
    },
    { name: step.production, note: step.productionNote, state: isAssigned ? 'current' : 'next' },
    { name: step.delivery, note: step.deliveryNote, state: 'next' },
    { name: step.revisions(revisions), note: step.revisionsNote, state: 'next' },
  ];
}
