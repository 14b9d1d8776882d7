import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PROJECT_TEXTS } from '#web/lessons/list/lesson-list-texts.ts';

/** Nothing was ordered yet. Staff cannot order, so they get no button. */
export function NoProjects({ canOrder }: { canOrder: boolean }) {
  return (
    <div className="cartao">
      <EmptyState
        drawing="book"
        title={PROJECT_TEXTS.none}
        text={canOrder ? PROJECT_TEXTS.noneText : PROJECT_TEXTS.noneStaffText}
        action={
          canOrder && (
            <LinkButton to="/upload" search={{ type: 'presentation' }}>
              {PROJECT_TEXTS.createFirst}
            </LinkButton>
          )
        }
      />
    </div>
  );
}

/** The filter lets nothing through. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className="cartao">
      <EmptyState
        drawing="search"
        title={PROJECT_TEXTS.noMatch}
        text={PROJECT_TEXTS.noMatchText}
        action={
          <Button variant="outline" onClick={onClear}>
            {PROJECT_TEXTS.clearFilter}
          </Button>
        }
      />
    </div>
  );
}
