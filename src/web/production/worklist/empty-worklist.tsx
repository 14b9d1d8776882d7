import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { WORKLIST_TEXTS } from './worklist-texts.ts';

/** Nothing was assigned yet, or the search lets nothing through. */
export function EmptyWorklist({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const clear = () => {
    onClear();
    // The button is about to go.
    document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
  };
  return (
    <div className="card">
      {isFiltered ? (
        <EmptyState
          headingLevel={2}
          drawing="search"
          title={WORKLIST_TEXTS.noMatch}
          text={WORKLIST_TEXTS.noMatchText}
          action={
            <Button variant="outline" size="m" onClick={clear}>
              {WORKLIST_TEXTS.clear}
            </Button>
          }
        />
      ) : (
        <EmptyState
          headingLevel={2}
          drawing="folder"
          title={WORKLIST_TEXTS.none}
          text={WORKLIST_TEXTS.noneText}
        />
      )}
    </div>
  );
}
