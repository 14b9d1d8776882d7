import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { joinClasses } from './join-classes.ts';

const PAUSE_MS = 300;

/** Searches once typing pauses. What changes `value` from outside (back, clearing) shows in the field. */
export function SearchField({
  label,
  placeholder,
  maxLength,
  value,
  onSearch,
  className,
}: {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  /** Must stay the same function from one drawing to the next. */
  onSearch: (text: string) => void;
  className?: string;
}) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      onSearch(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <div className={joinClasses('relative', className)}>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <Search
        size={20}
        className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-2"
        aria-hidden="true"
      />
      <input
        id={id}
        type="search"
        className="field pl-11!"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
