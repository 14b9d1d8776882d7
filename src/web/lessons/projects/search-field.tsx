import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH } from './project-search.ts';
import { PROJECT_TEXTS } from './project-texts.ts';

const PAUSE_MS = 300;

/** Searches once typing pauses. What changes `value` from outside (back, clearing) shows in the field. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
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
    <div className="relative flex-1 basis-full sm:basis-0 lg:max-w-80">
      <label className="sr-only" htmlFor={id}>
        {PROJECT_TEXTS.search}
      </label>
      <Search
        size={20}
        className="absolute top-1/2 left-3.5 -translate-y-1/2 text-tinta-2"
        aria-hidden="true"
      />
      <input
        id={id}
        type="search"
        className="campo pl-11"
        placeholder={PROJECT_TEXTS.searchHint}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
