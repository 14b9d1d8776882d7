import { useState } from 'react';
import { keptText } from './kept-text.ts';
import { type FieldErrors, useJudgedValues } from './use-judged-values.ts';

const NO_FAULTS: FieldErrors = {};

/**
 * The text of a field that is still there after a session that ended while it was typed; `forget` once it is sent.
 * `judge` answers the sentence of a broken rule; `isRefused` asks it when the form is sent.
 */
export function useKeptText(place: string, judge: (text: string) => string | undefined) {
  const [kept] = useState(() => keptText(place));
  const { values, errors, change, judgeNow, tell } = useJudgedValues({ text: kept.load() }, ({ text }) => {
    const fault = judge(text);
    return fault === undefined ? NO_FAULTS : { text: fault };
  });
  return {
    text: values.text,
    error: errors.text,
    isRefused(): boolean {
      const faults = judgeNow();
      tell(faults, 'text' in faults);
      return 'text' in faults;
    },
    write(next: string) {
      change({ text: next });
      kept.save(next);
    },
    forget: () => kept.save(''),
  };
}
