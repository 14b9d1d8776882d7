import type { Finding, LintSubject } from '#engine/composing/lint/check.ts';
import { DECK_CHECKS } from '#engine/composing/lint/lint-deck.ts';
import { openTheme } from '#engine/composing/themes/open-theme.ts';
import type { Slide } from '#shared/composition/deck.ts';
import { isSame } from '#shared/composition/studio/deck-operations.ts';
import type { HeldLesson } from './hold-lesson.ts';
import { FORM_MENDERS } from './menders/forms.ts';
import type { Mender } from './menders/mender.ts';
import { TITLE_MENDERS } from './menders/titles.ts';
import { WORD_MENDERS } from './menders/words.ts';

/** Check → what takes its finding off a slide. */
export const MENDERS: Readonly<Record<string, Mender>> = {
  ...TITLE_MENDERS,
  ...WORD_MENDERS,
  ...FORM_MENDERS,
};

/**
 * The slide of a finding without it: tried and judged again, so that what is proposed does take the finding away and
 * brings no text that does not fit. Null where that takes a person.
 */
export function mendSlide(
  { check, slideId }: Pick<Finding, 'check' | 'slideId'>,
  subject: LintSubject,
  lesson: HeldLesson,
): Slide | null {
  const mend = MENDERS[check];
  const found = DECK_CHECKS.find(({ id }) => id === check);
  const { deck } = subject;
  const index = deck.slides.findIndex(({ id }) => id === slideId);
  const slide = deck.slides[index];
  if (mend === undefined || found === undefined || slide === undefined) return null;
  const theme = openTheme(deck.theme);
  const place = (next: Slide): LintSubject => {
    const changed = { ...deck, slides: deck.slides.with(index, next) };
    const { slide: drawn, overflows } = theme.draw(next, { deck: changed, index });
    return {
      ...subject,
      deck: changed,
      drawn: subject.drawn && { ...subject.drawn, slides: subject.drawn.slides.with(index, drawn) },
      overflows: [...subject.overflows.filter((one) => one.slideId !== slide.id), ...overflows],
    };
  };
  const isMended = (next: Slide) => !found.find(place(next)).some((one) => one.slideId === slide.id);
  const mended = mend(slide, { deck, index, theme, lesson, isMended });
  if (mended === null || isSame(mended, slide) || !isMended(mended)) return null;
  const overflowing = ({ overflows }: LintSubject) =>
    overflows.filter((one) => one.slideId === slide.id).length;
  return overflowing(place(mended)) > overflowing(subject) ? null : mended;
}
