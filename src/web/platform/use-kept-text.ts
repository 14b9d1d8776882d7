import { useState } from 'react';
import { keptText } from './kept-text.ts';

/** The text of a field that is still there after a session that ended while it was typed; `forget` once it is sent. */
export function useKeptText(place: string) {
  const [kept] = useState(() => keptText(place));
  const [text, setText] = useState(kept.load);
  return {
    text,
    write(next: string) {
      setText(next);
      kept.save(next);
    },
    forget: () => kept.save(''),
  };
}
