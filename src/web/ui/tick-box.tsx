/** How much of what a box stands for is ticked. */
export type Ticked = 'none' | 'some' | 'all';

/** A box to choose rows of a list with; its target is 44 px wide however small it is drawn. */
export function TickBox({
  label,
  state,
  onToggle,
}: {
  /** For those who hear the screen: which row it chooses. */
  label: string;
  state: Ticked;
  onToggle: () => void;
}) {
  return (
    <label className="-my-2 -ml-3 grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        className="tick"
        aria-label={label}
        checked={state === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        onChange={onToggle}
      />
    </label>
  );
}
