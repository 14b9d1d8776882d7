import { CARD_PAGE_TEXTS as TEXTS } from './card-page-texts.ts';
import type { CardState } from './card-state.ts';

/** What is said aloud when the document turns to a step by itself; faults are alerts of their own. */
export function describeStep({ step }: CardState): string {
  switch (step) {
    case 'capturing':
      return `${TEXTS.capturing}. ${TEXTS.capturingText}`;
    case 'confirming':
      return `${TEXTS.confirming}. ${TEXTS.confirmingText}`;
    case 'approved':
      return TEXTS.approved;
    default:
      return '';
  }
}
