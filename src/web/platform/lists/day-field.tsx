import { useEffect, useId, useState } from 'react';
import { FIRST_DAY } from '#web/platform/read-search.ts';

/**
 * A day to filter by. While its year is being typed it is the year 2, 20, 202: nothing is passed on before it
 * is a year in which anything can lie.
 */
export function DayField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <div className="lg:flex lg:items-center lg:gap-2">
      <label className="smaller text-ink-2" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className="field"
        min={FIRST_DAY}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '' || target.value >= FIRST_DAY) onChange(target.value);
        }}
      />
    </div>
  );
}
