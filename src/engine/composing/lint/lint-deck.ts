import type { Check, Finding, LintSubject } from './check.ts';
import { DRAWING } from './checks/drawing.ts';
import { FORMS } from './checks/forms.ts';
import { STRUCTURE } from './checks/structure.ts';
import { TRUTH } from './checks/truth.ts';
import { WORDS } from './checks/words.ts';
import { writeFindings } from './write-findings.ts';

/** All checks of a deck, in the order in which a report names them. */
export const DECK_CHECKS: readonly Check[] = [...STRUCTURE, ...TRUTH, ...WORDS, ...FORMS, ...DRAWING];

/** What is wrong with a deck, hard findings first, then by slide. An empty list is a deck that may be delivered. */
export function lintDeck(subject: LintSubject): Finding[] {
  const order = new Map(subject.deck.slides.map(({ id }, index) => [id, index]));
  const place = ({ slideId }: Finding) => (slideId === null ? -1 : (order.get(slideId) ?? -1));
  return DECK_CHECKS.flatMap(({ id, severity, find }) =>
    find(subject).map(({ slideId, element = null, message }) => ({
      check: id,
      severity,
      slideId,
      element,
      message,
    })),
  ).sort((a, b) => Number(a.severity === 'soft') - Number(b.severity === 'soft') || place(a) - place(b));
}

/** The findings as a person reads them, one line each. */
export function writeReport(findings: readonly Finding[], { deck }: Pick<LintSubject, 'deck'>): string {
  const numberOf = (slideId: string | null) => {
    const index = deck.slides.findIndex(({ id }) => id === slideId);
    return index < 0 ? 'Apresentação' : `Slide ${index + 1}`;
  };
  return writeFindings(findings, findings, ({ slideId }) => numberOf(slideId));
}
