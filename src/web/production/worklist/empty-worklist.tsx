import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DESK_TEXTS } from './worklist-texts.ts';

/** Nothing was assigned yet, or the search lets nothing through. */
export function EmptyDesk({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const clear = () => {
    onClear();
    // The button is about to go.
    document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
  };
  return (
    <div className="cartao">
      {isFiltered ? (
        <EmptyState
          headingLevel={2}
          drawing="search"
          title={DESK_TEXTS.noMatch}
          text={DESK_TEXTS.noMatchText}
          action={
            <Button variant="outline" size="m" onClick={clear}>
              {DESK_TEXTS.clear}
            </Button>
          }
        />
      ) : (
        <EmptyState headingLevel={2} drawing="folder" title={DESK_TEXTS.none} text={DESK_TEXTS.noneText} />
      )}
    </div>
  );
}
