import { Columns3, Rows3 } from 'lucide-react';
import { DESK_TEXTS } from '#web/production/worklist/worklist-texts.ts';

const VIEWS = [
  { isTable: false, label: DESK_TEXTS.columns, Icon: Columns3 },
  { isTable: true, label: DESK_TEXTS.table, Icon: Rows3 },
] as const;

/** Columns or table. */
export function ViewSwitch({
  isTable,
  onChange,
}: {
  isTable: boolean;
  onChange: (isTable: boolean) => void;
}) {
  return (
    <fieldset>
      <legend className="sr-only">{DESK_TEXTS.view}</legend>
      <div className="trilho-abas">
        {VIEWS.map(({ label, Icon, ...view }) => (
          <label key={label}>
            <input
              type="radio"
              name="vista"
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none!"
              checked={view.isTable === isTable}
              onChange={() => onChange(view.isTable)}
            />
            <Icon size={17} aria-hidden="true" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
