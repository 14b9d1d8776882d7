import { useId } from 'react';

/** One of a few, by the system's own list. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, words: string])[];
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className="min-w-32 flex-1">
      <label htmlFor={id} className="studio-label">
        {label}
      </label>
      <select
        id={id}
        className="field studio-field"
        value={value}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
