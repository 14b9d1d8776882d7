import { useId } from 'react';

export interface Segment<T extends string> {
  value: T;
  label: string;
}

/** One of a few short answers, side by side; radio buttons underneath. */
export function SegmentedControl<T extends string>({
  legend,
  segments,
  value,
  onChange,
}: {
  legend: string;
  segments: readonly Segment<T>[];
  value: T;
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="label mb-1.5">{legend}</legend>
      <div className="tab-track">
        {segments.map((segment) => (
          <label key={segment.value}>
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none!"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
