import {
  type KeyboardEvent,
  memo,
  type RefCallback,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FieldPath } from '#web/production/studio/model/slide-paths.ts';
import { useStudio } from '#web/production/studio/use-studio.ts';

type Holder = HTMLInputElement | HTMLTextAreaElement;

interface HeldTextProps {
  id: string;
  path: FieldPath;
  text: string;
  /** It may wrap. */
  isLong: boolean;
  className: string;
  placeholder?: string | undefined;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  /** What stands there now; what is answered is put in its place. */
  onTyped: (text: string) => string;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/**
 * A field that shows a text of the slide without writing into it, at a key, what it shows already. A controlled field of
 * React's is told its text a second time as its first one: the styles of the page are then judged anew up to its root, which
 * takes longer than all the rest of a key.
 */
export function HeldText({ text, onTyped, onKeyDown, ...told }: HeldTextProps) {
  const holder = useRef<Holder | null>(null);
  const [first] = useState(text);
  const latest = useRef({ text, onTyped, onKeyDown });
  latest.current = { text, onTyped, onKeyDown };
  useLayoutEffect(() => {
    if (holder.current && holder.current.value !== text) holder.current.value = text;
  }, [text]);
  const hold: RefCallback<Holder> = useCallback((element) => {
    holder.current = element;
    const take = (event: Event) => {
      // React would answer it with the text that it knows.
      event.stopPropagation();
      if (!element || element.value === latest.current.text) return;
      const kept = latest.current.onTyped(element.value);
      if (kept !== element.value) element.value = kept;
    };
    // What writes for a person may tell of it once, at the end.
    for (const type of ['input', 'change']) element?.addEventListener(type, take);
    return () => {
      for (const type of ['input', 'change']) element?.removeEventListener(type, take);
    };
  }, []);
  const press = useCallback((event: KeyboardEvent) => latest.current.onKeyDown?.(event), []);
  return <SteadyField {...told} first={first} hold={hold} onKeyDown={press} />;
}

const SteadyField = memo(function SteadyField({
  id,
  path,
  first,
  hold,
  isLong,
  className,
  placeholder,
  describedBy,
  isInvalid = false,
  onKeyDown,
}: Omit<HeldTextProps, 'text' | 'onTyped'> & { first: string; hold: RefCallback<Holder> }) {
  const { store } = useStudio();
  const wiring = {
    ...{ id, ref: hold, className, placeholder, onKeyDown, defaultValue: first },
    'data-field': path,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    onFocus: () => store.lookAt(path),
    onBlur: store.seal,
  };
  return isLong ? <textarea {...wiring} rows={1} /> : <input {...wiring} type="text" autoComplete="off" />;
});
