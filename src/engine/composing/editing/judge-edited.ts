import type { FittedDeck } from '#engine/composing/fitting/fit-deck.ts';
import type { Finding, LintSubject } from '#engine/composing/lint/check.ts';
import { lintDeck } from '#engine/composing/lint/lint-deck.ts';
import { isSame } from '#shared/composition/studio/deck-operations.ts';
import type { HeldLesson } from './hold-lesson.ts';
import { mendSlide } from './mend-slide.ts';

/** What the linter says of an edited deck, each finding with whether it can be mended by one press. */
export interface EditedFinding extends Finding {
  isMendable: boolean;
  /** Of a booklet: the page where it stands, from 1; null for the whole. */
  page?: number | null;
}

/** What the machine may not say of itself, a person may: it stays on the list for whoever delivers. */
export const ANSWERED_FOR = new Set([
  'statement-ungrounded',
  'statement-role',
  'number-unknown',
  'name-unknown',
]);

/**
 * Judges a deck that a person has edited. Words of a person that the material does not say ask somebody to look; on a
 * slide as it was composed they keep the deck back.
 */
export function judgeEdited(fitted: FittedDeck, lesson: HeldLesson): EditedFinding[] {
  const { ordered, analysis, material, roles } = lesson;
  const subject: LintSubject = { ...fitted, ordered, analysis, material, roles };
  const isOwn = (id: string | null) => {
    const slide = fitted.deck.slides.find((one) => one.id === id);
    return slide !== undefined && !isSame(slide.blocks, lesson.compose(fitted.deck).get(slide.id)?.blocks);
  };
  const findings = lintDeck(subject).map((finding): Finding => {
    const isSaid = finding.severity === 'hard' && ANSWERED_FOR.has(finding.check) && isOwn(finding.slideId);
    return isSaid ? { ...finding, severity: 'soft' } : finding;
  });
  return findings
    .map((finding) => ({ ...finding, isMendable: mendSlide(finding, subject, lesson) !== null }))
    .toSorted((a, b) => Number(a.severity === 'soft') - Number(b.severity === 'soft'));
}
