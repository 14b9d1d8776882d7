import { NOT_FOUND_TEXTS } from '#web/public/not-found-texts.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Where there is nothing: said with the status 404 by the server, and in the same words by the app. */
export function MissingPage() {
  return (
    <div className="page-width py-10">
      <EmptyState
        headingLevel={1}
        drawing="torn-page"
        title={NOT_FOUND_TEXTS.title}
        text={NOT_FOUND_TEXTS.hint}
        action={
          // Somebody signed in is led to their own screens by the script of the page.
          <AnchorButton href="/" data-painel={NOT_FOUND_TEXTS.dashboard}>
            {NOT_FOUND_TEXTS.action}
          </AnchorButton>
        }
      />
    </div>
  );
}
