import { useEffect, useRef, useState } from 'react';
import { copyField } from './copy-text.ts';

const SHOWN_MS = 4000;
export type CopyState = 'idle' | 'copied' | 'by_hand';

/** Copies the field of `ref`; 'copied' is said for four seconds, 'by_hand' stays until the next try. */
export function useCopy<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>() {
  const ref = useRef<Field>(null);
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    if (ref.current) setState((await copyField(ref.current)) ? 'copied' : 'by_hand');
  };
  return { ref, state, copy };
}
