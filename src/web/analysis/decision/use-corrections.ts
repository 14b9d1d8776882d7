import { useState } from 'react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { TypoChoice } from '#web/analysis/report/typos-part.tsx';
import { composeCorrections } from './compose-corrections.ts';

/** Which slips are to be corrected: all at first. They go along with the adjustments only once they were asked for. */
export function useCorrections(
  typos: AiAnalysis['typos'],
  onAsk: () => void,
): { request: readonly string[]; choice: TypoChoice } {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const text = composeCorrections(typos.filter((_, index) => !left.has(index)));
  return {
    request: isAsked && text !== '' ? [text] : [],
    choice: {
      isChosen: (index) => !left.has(index),
      toggle: (index) =>
        setLeft(
          (before) =>
            new Set(before.has(index) ? [...before].filter((one) => one !== index) : [...before, index]),
        ),
      canAsk: text !== '',
      ask: () => {
        setAsked(true);
        onAsk();
      },
    },
  };
}
