import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';
import type { Adjustments } from './adjustment.ts';
import { findTopic } from './find-topic.ts';
import type { ReadRequests } from './read-requests.ts';

const MORE = 2;
const LESS = 0.4;
const MOST_INCLUDED = 3;

/** What the requests ask of the plan of these sections. */
export function applyAdjustments(
  { requests, unread, dropped }: ReadRequests,
  sections: readonly Section[],
): Adjustments {
  const result: Adjustments = {
    requests,
    unread,
    dropped,
    factors: sections.map(() => 1),
    extraPractice: 0,
    extraChecks: 0,
    pointsDelta: 0,
    prefersExamples: false,
    wantsMoreVisuals: false,
    wantsSimplerText: false,
    included: [],
  };
  for (const { wish } of requests) {
    if (wish.kind === 'more_practice') result.extraPractice += 1;
    else if (wish.kind === 'less_practice') result.extraPractice -= 1;
    else if (wish.kind === 'more_questions') result.extraChecks += 1;
    else if (wish.kind === 'more_examples') result.prefersExamples = true;
    else if (wish.kind === 'less_text') result.pointsDelta = -1;
    else if (wish.kind === 'more_text') result.pointsDelta = 1;
    else if (wish.kind === 'more_visuals') result.wantsMoreVisuals = true;
    else if (wish.kind === 'simpler') result.wantsSimplerText = true;
    else if ('topic' in wish && wish.kind !== 'drop_topic') {
      const found = findTopic(wish.topic, sections);
      if (found === null) continue;
      if (wish.kind === 'less_topic') {
        if (found.isWholeSection) result.factors[found.section] = LESS;
        continue;
      }
      if (wish.kind === 'more_topic') result.factors[found.section] = MORE;
      result.included.push(...found.statements.filter(isQuotable).slice(0, MOST_INCLUDED));
    }
  }
  return result;
}
