import { useId } from 'react';

/** A choice that narrows a list; its label is for those who hear the screen. `all`: the entry for no choice. */
export function FilterSelect({
  label,
  value,
  onChange,
  all,
  names,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  all: string;
  names: Record<string, string>;
}) {
  const id = useId();
  return (
    <div>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field pr-8! pl-3!"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{all}</option>
        {Object.entries(names).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
